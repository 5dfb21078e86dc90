/**
 * The page that takes questions in a traveller's own words (AI-01): what was understood as filters that can be taken
 * away or changed, and the travels that fit them. Nothing of a question is kept: such a page is made for each visitor.
 */
import { isPublicRoute, pathOf } from '../../../contract/route-paths.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { oneStepData } from '../../seo/structured-data/breadcrumb-data.ts';
import { siteOfData } from '../../seo/structured-data/structured-thing.ts';
import { definePage, type PageAnswer } from '../define-page.server.ts';
import { answerQuestion, type QuestionAnswer } from './answer-question.server.ts';
import { parseQuestion, type QuestionProblem } from './asked-question.ts';
import { findExamples } from './examples.server.ts';
import { FACTS } from './page-facts.ts';

const ROUTE = 'search-ai';

export interface SearchAiPageData {
  readonly question: string;
  readonly problem: QuestionProblem | null;
  /** Null without a question that can be read, and without filters. */
  readonly answer: QuestionAnswer | null;
  /** Questions that have results today, where none was asked. */
  readonly examples: readonly string[];
}

export const searchAiPage = definePage({
  kind: 'search-ai',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: parseQuestion,
    print: ({ question, problem, adjusted }) =>
      question === '' && problem === null && adjusted === null ? new URLSearchParams() : null,
  },
  // The reading needs the layout's currency.
  fetchMain: async () => null,
  load: async ({ query, ...args }): Promise<PageAnswer<SearchAiPageData>> => {
    const { market, t } = args;
    const { question, problem, adjusted } = query;
    const hasAnswer = problem === null && (question !== '' || adjusted !== null);
    const path = pathOf(ROUTE, market.id);
    const isAsked = hasAnswer || problem !== null;
    const isPublic = isPublicRoute(ROUTE, market.id) && !isAsked;
    const [answer, examples] = await Promise.all([
      hasAnswer ? answerQuestion(query, args) : null,
      question === '' && !hasAnswer ? findExamples(args) : [],
    ]);
    return {
      status: problem === 'tooLong' ? 400 : 200,
      seo: {
        title: t('ask:seo.title'),
        titlePrefix: problem && t('layout:form.titlePrefix'),
        description: t('ask:seo.description'),
        robots: isPublic ? null : 'noindex',
        canonical: path,
        alternates: isPublic ? routeAlternates(ROUTE) : {},
        structuredData: [
          oneStepData(siteOfData(args.settings, market.id), t, { name: t('ask:title'), path }),
        ],
      },
      frame: DEFAULT_FRAME,
      data: { question, problem, answer, examples },
    };
  },
});
