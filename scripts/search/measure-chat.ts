/** How often the chat answers by the page that it should (CHAT-01), from the demonstration's content. */
import {
  answerQuestion,
  NOTHING_BEFORE,
  type ChatSources,
} from '../../backend/chat/answer-question.ts';
import type { FoundAnswer } from '../../backend/chat/page-answers.ts';
import { quotedPagesSteps, type PageOfMarket } from '../../backend/chat/chat-sources.ts';
import type { Content } from '../../backend/content-import/read-content.ts';
import { completeSteps } from '../../backend/search-index/complete-steps.ts';
import { buildSearchIndex } from '../../backend/search-index/search-index.ts';
import { readQuestion } from '../../backend/text-reading/read-question.ts';
import type { ChatPage } from '../../contract/chat.ts';
import { isRoutingKey, pathOf } from '../../contract/route-paths.ts';
import { MAXIMUM_PER_PAGE } from '../../domain/filters/search-filters.ts';
import { LANGUAGES, MARKETS, type Language, type Market } from '../../domain/market.ts';
import { CHAT_QUESTIONS, UNKNOWN_QUESTIONS } from './chat-questions.ts';
import {
  EXCHANGE_RATES,
  inOrder,
  knownByMarket,
  MARKET_OF,
  TODAY,
  wordsOfFilters,
} from './measure-texts.ts';

/** A question that is answered otherwise than it should be. */
interface MissedQuestion {
  readonly question: string;
  readonly wanted: string;
  readonly found: string;
}

export interface ChatFigures {
  readonly asked: number;
  /** Questions that the right page answers, and those that have it among the answer's three pages. */
  readonly first: number;
  readonly firstThree: number;
  /** What no page answers, and how much of it is said not to be known. */
  readonly unknown: number;
  readonly saidUnknown: number;
  readonly missed: readonly MissedQuestion[];
}

const UNKNOWN = 'not known';

export function measureChat(
  language: Language,
  sources: ChatSources,
  questions = CHAT_QUESTIONS,
  unknowns: Partial<typeof UNKNOWN_QUESTIONS> = UNKNOWN_QUESTIONS,
): ChatFigures {
  let [first, firstThree, saidUnknown] = [0, 0, 0];
  const missed: MissedQuestion[] = [];
  for (const { page: wanted, after, [language]: question } of questions) {
    const before = after
      ? answerQuestion(after[language], NOTHING_BEFORE, sources)
      : NOTHING_BEFORE;
    const found = foundBy(answerQuestion(question, before, sources));
    const right = wanted.split(' | ').map(inNotation);
    const place = found.findIndex((name) => right.some((one) => isPage(name, one)));
    if (place === 0) first += 1;
    else missed.push({ question, wanted, found: found.join(' / ') });
    if (place >= 0) firstThree += 1;
  }
  const unknown = unknowns[language] ?? [];
  for (const question of unknown) {
    const [found = ''] = foundBy(answerQuestion(question, NOTHING_BEFORE, sources));
    if (found === UNKNOWN) saidUnknown += 1;
    else missed.push({ question, wanted: UNKNOWN, found });
  }
  const asked = questions.length;
  return { asked, first, firstThree, unknown: unknown.length, saidUnknown, missed };
}

/** In the notation of the questions: what answers, then the other pages. */
function foundBy({ quote, trip, search, nearest }: FoundAnswer): string[] {
  const others = nearest.map(nameOf);
  if (trip && (!quote || quote.page.id === trip.travel.id))
    return [`travel ${trip.travel.id} figures ${trip.focus ?? ''}`.trim(), ...others];
  if (quote) return [nameOf(quote.page), ...others];
  if (search) {
    const unwanted = search.excluded?.map((values) => `not:${wordsOfFilters(values).join(',')}`);
    const words = [...wordsOfFilters(search), ...(unwanted ?? [])].join(' ');
    return [`search ${inOrder(words)}`, ...others];
  }
  return [UNKNOWN, ...others];
}

/** `faqs 4.1`: a part of a page by the places in its address. */
function nameOf({ id, hash }: ChatPage): string {
  if (hash === null) return id;
  if (PARTS_OF_TRAVEL.includes(hash)) return `travel ${id} ${hash}`;
  const [, ...places] = hash.slice(id.length + 1).split('-');
  return places.length > 0 ? `${id} ${places.join('.')}` : id;
}

const PARTS_OF_TRAVEL: readonly string[] = ['about', 'included', 'before', 'itinerary'];

/** Words of a search are compared in one order. */
function inNotation(wanted: string): string {
  const [, search] = /^search (.*)$/.exec(wanted) ?? [];
  return search === undefined ? wanted : `search ${inOrder(search)}`;
}

function isPage(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted} `);
}

/** What the chat answers from in each language: the delivered content, in the language's own market. */
export async function chatSourcesByLanguage(
  content: Pick<Content, 'travels' | 'periods' | 'pages'>,
): Promise<Readonly<Record<Language, ChatSources>>> {
  const known = await knownByMarket(TODAY, content);
  const index = buildSearchIndex({ version: 1, travels: content.travels, tours: [] });
  const travels = new Map(content.travels.map((travel) => [travel.id, travel]));
  const sources = LANGUAGES.map((language): [Language, ChatSources] => {
    const market = MARKETS[MARKET_OF[language]];
    const context = {
      language,
      currency: market.currency,
      today: TODAY,
      closingDays: 0,
      freeCancellationDays: 0,
      exchangeRates: EXCHANGE_RATES,
      holidays: new Set<string>(),
    };
    const { pages, pagesOf } = completeSteps(quotedPagesSteps(pagesIn(content, market), market));
    return [
      language,
      {
        language,
        pages,
        pagesOf,
        read: (question) => readQuestion(question, known[market.id]),
        listTravels: (filters) =>
          index
            .listTravels({ ...filters, perPage: MAXIMUM_PER_PAGE }, context)
            .hits.map(({ travel }) => travel),
        lowestShown: () => null,
        isHeld: index.words.isHeld,
        findTravel: (id) => travels.get(id) ?? null,
      },
    ];
  });
  return Object.fromEntries(sources) as Record<Language, ChatSources>;
}

function pagesIn({ pages }: Pick<Content, 'pages'>, { id, textLocale }: Market): PageOfMarket[] {
  return pages.map(({ key, byLocale }) => {
    const { routingKey = null, slug, seo, country = null, blocks } = byLocale[textLocale];
    return {
      id: key,
      title: seo.title,
      path: slug === undefined && isRoutingKey(routingKey) ? pathOf(routingKey, id) : `/${slug}`,
      country,
      blocks: blocks.map(({ type, content }, place) => ({
        id: `${key}-${place + 1}`,
        blockType: type,
        content,
      })),
    };
  });
}
