import type { BlockContent, LegalPart } from '../../../contract/blocks.ts';
import { proseHtml } from '../../i18n/prose-html.server.ts';

export interface LegalTextData {
  readonly title: string;
  readonly note?: string;
  readonly sections: readonly {
    readonly title: string;
    readonly html: string;
    readonly shows?: LegalPart;
  }[];
}

export function loadLegalText({ sections, ...content }: BlockContent<'legal-text'>): LegalTextData {
  return {
    ...content,
    sections: sections.map(({ title, text, shows }) => ({ title, html: proseHtml(text), shows })),
  };
}
