import { proseHtml } from '../../i18n/prose-html.server.ts';
import { defineBlock } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

interface FaqsData {
  readonly title: string;
  readonly subtitle?: string;
  readonly groups: readonly {
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly html: string }[];
  }[];
}

function loadFaqs({ groups, ...content }: Content): FaqsData {
  return {
    ...content,
    groups: groups.map(({ title, items }) => ({
      title,
      items: items.map(({ question, answer }) => ({ question, html: proseHtml(answer) })),
    })),
  };
}

export const faqs = defineBlock({
  type: 'faqs',
  content: schema,
  words: [],
  load: loadFaqs,
});
