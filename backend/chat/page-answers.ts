/** What an answer is, and what the pages say of a topic: the passages that can be quoted, the best first (CHAT-01). */
import {
  MOST_NEAREST,
  MOST_QUOTED,
  type ChatAnswer,
  type ChatFocus,
  type ChatPage,
} from '../../contract/chat.ts';
import type { Filters } from '../../contract/filters.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { PassageIndex, RankedPassage } from './passage-index.ts';
import type { Passage } from './passages.ts';
import { isSaying, type Asked, type Days } from './read-asked.ts';

/** An answer without the figures: of the trip, what is asked. */
export interface FoundAnswer extends Omit<
  ChatAnswer,
  'isUrgent' | 'trip' | 'whichTrip' | 'search' | 'withoutTrips' | 'entryRules' | 'lastDeparture'
> {
  readonly trip: {
    readonly travel: TravelRecord;
    readonly focus: ChatFocus | null;
    readonly days: Days;
  } | null;
  /** What is asked of some trip, where none is named and none was before. */
  readonly whichTrip: ChatFocus | null;
  readonly search: Filters | null;
  /** Countries (ISO 3166 alpha-3) that were asked for. */
  readonly withoutTrips: readonly string[];
  /** Whether a year is asked for that is far. */
  readonly isFar: boolean;
  /** What may be quoted, the quoted one first; none where figures or a search answer. */
  readonly passages: readonly RankedPassage[];
}

/** The part of what is asked that a quote has to hold. */
export const ENOUGH = 0.45;
/** Of a page of all trips, where this question names one, and of the trip that was spoken of before. */
export const MUCH = 0.7;
/** Of two words or one, both: half of so little is another question. */
const FEW_WORDS = 2;
const MOST_OF_FEW = 0.6;
/** Of passages that hold enough, the best are quoted from. */
const MOST_TRIED = 5;

export const NOT_KNOWN: FoundAnswer = {
  quote: null,
  trip: null,
  whichTrip: null,
  search: null,
  nearest: [],
  about: null,
  asked: {},
  withoutTrips: [],
  unused: [],
  contradictions: [],
  impossibleDays: [],
  isFar: false,
  isCheapest: false,
  isOfPeople: false,
  isOtherLanguage: false,
  passages: [],
};

/** What some pages say of a topic, ranked once. */
export interface Answers {
  readonly ranked: readonly RankedPassage[];
  /** What can be quoted that holds so much of the topic, and the amount that is asked for. */
  readonly best: (least: number) => Quotable | null;
  /** A quote with the nearest pages, or those alone. */
  readonly answer: (least: number) => FoundAnswer;
}

interface Quotable {
  readonly ranked: RankedPassage;
  readonly sentences: readonly string[];
  readonly coverage: number;
}

export function answers(
  index: PassageIndex,
  { topic, amount, asking }: Pick<Asked, 'topic' | 'amount' | 'asking'>,
): Answers {
  const ranked = index.rank(topic, asking);
  const words = amount ? [...topic, amount] : topic;
  const quotable = ranked
    .filter(({ isAbout }) => isAbout)
    .slice(0, MOST_TRIED)
    .flatMap((one): Quotable[] => {
      const { said, ...quoted } = index.quote(one.passage, words, MOST_QUOTED);
      return amount && !said.has(amount) ? [] : [{ ranked: one, ...quoted }];
    });
  const atLeast = topic.filter(isSaying).length > FEW_WORDS ? ENOUGH : MOST_OF_FEW;
  const best = (least: number) =>
    quotable.find(({ coverage }) => coverage >= Math.max(least, atLeast)) ?? null;
  const answer = (least: number): FoundAnswer => {
    const found = best(least);
    if (!found) return { ...NOT_KNOWN, nearest: pagesBut(null, ranked), passages: ranked };
    const { ranked: quoted, sentences } = found;
    const quote = { page: pageOf(quoted.passage), sentences: [...sentences] };
    const passages = [quoted, ...ranked.filter((one) => one !== quoted)];
    return { ...NOT_KNOWN, quote, nearest: pagesBut(quoted.passage, ranked), passages };
  };
  return { ranked, best, answer };
}

export function pageOf({ page, title, hash }: Passage): ChatPage {
  return { ...page, part: title, hash };
}

/** The next best, each once. */
export function pagesBut(quoted: Passage | null, ranked: readonly RankedPassage[]): ChatPage[] {
  const addressOf = ({ path, hash }: Pick<ChatPage, 'path' | 'hash'>) => `${path}#${hash ?? ''}`;
  const known = new Set(quoted ? [addressOf(pageOf(quoted))] : []);
  const pages: ChatPage[] = [];
  for (const { passage } of ranked) {
    const page = pageOf(passage);
    if (pages.length === MOST_NEAREST) break;
    if (known.has(addressOf(page))) continue;
    known.add(addressOf(page));
    pages.push(page);
  }
  return pages;
}
