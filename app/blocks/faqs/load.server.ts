import type { BlockContent } from '../../../contract/blocks.ts';
import { proseHtml } from '../../i18n/prose-html.server.ts';

export interface FaqsData {
  readonly title: string;
  readonly subtitle?: string;
  readonly groups: readonly {
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly html: string }[];
  }[];
}

export function loadFaqs({ groups, ...content }: BlockContent<'faqs'>): FaqsData {
  return {
    ...content,
    groups: groups.map(({ title, items }) => ({
      title,
      items: items.map(({ question, answer }) => ({ question, html: proseHtml(answer) })),
    })),
  };
}
