import type { BlockContent } from '../../../contract/blocks.ts';
import { proseHtml } from '../../ui/prose-html.server.ts';

export interface LegalTextData {
  readonly title: string;
  readonly note?: string;
  readonly sections: readonly { readonly title: string; readonly html: string }[];
}

export function loadLegalText({ sections, ...content }: BlockContent<'legal-text'>): LegalTextData {
  return {
    ...content,
    sections: sections.map(({ title, text }) => ({ title, html: proseHtml(text) })),
  };
}
