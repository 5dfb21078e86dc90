import type { FAQPage } from 'schema-dts';
import type { SiteOfData } from './structured-thing.ts';

export interface AnsweredQuestion {
  readonly question: string;
  readonly html: string;
}

/**
 * Questions with their answers as they stand on the page, HTML included (SEO-01). Read elsewhere, a link needs
 * the site that it leads into.
 */
export function faqData({ origin }: SiteOfData, questions: readonly AnsweredQuestion[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: withOrigin(html, origin) },
    })),
  };
}

function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/(<a\b[^>]*\shref=")(?=\/(?!\/))/g, (start) => start + origin);
}
