import { proseHtml } from '../../i18n/prose-html.server.ts';
import { defineBlock } from '../define-block.server.ts';
import { schema, type Content, type LegalPart } from './content.ts';

export interface LegalTextData {
  readonly title: string;
  readonly note?: string;
  readonly sections: readonly {
    readonly title: string;
    readonly html: string;
    readonly shows?: LegalPart;
  }[];
}

export function loadLegalText({ sections, ...content }: Content): LegalTextData {
  return {
    ...content,
    sections: sections.map(({ title, text, shows }) => ({ title, html: proseHtml(text), shows })),
  };
}

export const legalText = defineBlock({
  type: 'legal-text',
  content: schema,
  words: ['legal'],
  load: loadLegalText,
});
