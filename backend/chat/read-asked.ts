/** What a question to the chat asks for, beside and behind the filters that it is read as (CHAT-01). */
import type { ChatFocus } from '../../contract/chat.ts';
import type { Filters } from '../../contract/filters.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { activeFilterNames, type ListingBody } from '../../domain/filters/search-filters.ts';
import type { Language } from '../../domain/market.ts';
import type { Sort } from '../../domain/sort.ts';
import { NEGATIONS } from '../text-reading/filler-words.ts';
import { MOST_TOKENS, type QuestionReading } from '../text-reading/read-question.ts';
import { tokensOf, type Token } from '../text-reading/tokens.ts';
import { askedOfTrip } from './asked-of-trip.ts';
import { askingWordsIn, wordsIn, type Word } from './words.ts';

/** On which a departure is asked for. */
export type Days = Pick<ListingBody, 'dateFrom' | 'dateTo' | 'daysSpan'>;

export interface Asked {
  readonly focus: ChatFocus | null;
  /** The order that the cheapest, the longest and their like come first in. */
  readonly order: { readonly sort?: Sort };
  readonly days: Days;
  readonly hasFilters: boolean;
  /** Whether some of them are no thing that a page tells of, but an amount. */
  readonly hasLimits: boolean;
  /** Whether places are named by countries and parts of the world, or only by names of things there. */
  readonly places: 'countries' | 'names' | null;
  /** Whether nothing is left of it without filters and what figures answer. */
  readonly isPlain: boolean;
  /** Whether it asks which of all trips is first in an order: the cheapest one that there is. */
  readonly isOfAllTrips: boolean;
  /** All that it says. */
  readonly words: readonly Word[];
  /** What figures do not answer: its words without places, days and limits; none where figures answer all of it. */
  readonly topic: readonly Word[];
  /** Names of things in the countries that are named, too. */
  readonly things: readonly Word[];
  /** What an amount is said by, where one is asked for. */
  readonly amount: Word | null;
  /** Its words of asking. */
  readonly asking: ReadonlySet<string>;
}

/** Amounts that no page tells of. */
const LIMITS: readonly FilterName[] = ['price', 'length', 'leaveTo', 'ageBadge'];
const PLACES_AND_DAYS: readonly FilterName[] = [
  'destinationId',
  'continentId',
  'textSearch',
  'dates',
];
/** What departures have or have not; all others say what a trip is like. */
const OF_DEPARTURES: readonly FilterName[] = ['isNoSharingRoomAvailable', 'status', 'discounted'];

export function askedOf(question: string, reading: QuestionReading, language: Language): Asked {
  const { filters, sources, excluded, namesWithoutTrips } = reading;
  const amounts = unusedAmounts(reading).map((words) => ({ words, filter: 'price' as const }));
  const placesWithout = namesWithoutTrips.map((words) => ({
    words,
    filter: 'destinationId' as const,
  }));
  // Who says what is not wanted, or how much is too much, says nothing else by the "no".
  const isOfNo = excluded.length > 0 || filters.priceTo !== undefined;
  const saying = (text: string) => (isOfNo ? withoutNegations(text) : text);
  const without = (isLeftOut: (filter: FilterName) => boolean) =>
    saying(
      [...sources, ...excluded, ...placesWithout, ...amounts]
        .filter(({ filter }) => isLeftOut(filter))
        .reduce((rest, { words }) => rest.replace(words, ' '), question),
    );
  const hasWords = (text: string) => wordsIn(text, language).some(isSaying);
  const { order, amount, rest, ...named } = askedOfTrip(
    without(() => true),
    language,
  );
  const asking = askingWordsIn(question, language);
  const isAmount = named.focus === 'price' || named.focus === 'seats' || isOfAmount(asking);
  const isOfRoom = filters.isNoSharingRoomAvailable && (isAmount || !hasWords(rest));
  const focus = isOfRoom ? 'room' : named.focus;
  const isAround = (filter: FilterName) =>
    focus === 'pace' ||
    [...LIMITS, ...PLACES_AND_DAYS].includes(filter) ||
    (focus === 'room' && filter === 'isNoSharingRoomAvailable');
  const wordsWithout = (isLeftOut: (filter: FilterName) => boolean) =>
    wordsIn(askedOfTrip(without(isLeftOut), language).withoutAmount, language).filter(isSaying);
  // Whoever asks how hard the trek is has said what the trip is like; whoever asks for treks asks for that.
  const besides = wordsWithout((filter) => !OF_DEPARTURES.includes(filter));
  const topic = besides.length > 0 ? besides : wordsWithout(isAround);
  const active = activeFilterNames(filters);
  const hasCountries = Boolean(filters.destinationId || filters.continentId);
  return {
    focus,
    order,
    days: daysIn(filters),
    hasFilters: active.length + excluded.length > 0 || order.sort !== undefined,
    hasLimits: active.some((filter) => LIMITS.includes(filter)),
    places: hasCountries ? 'countries' : filters.textSearch ? 'names' : null,
    isPlain: !hasWords(rest),
    isOfAllTrips:
      order.sort !== undefined && (named.isOfTrips || order.sort.startsWith('duration')),
    words: wordsIn(askedOfTrip(question, language).withoutAmount, language),
    topic: hasWords(askedOfTrip(without(isAround), language).rest) ? topic : [],
    things: hasCountries ? wordsIn(filters.textSearch ?? '', language) : [],
    amount,
    asking,
  };
}

function withoutNegations(question: string): string {
  const tokens = tokensOf(question, MOST_TOKENS);
  let text = '';
  for (let at = 0; at < tokens.length;) {
    const length = NEGATIONS.longestAt(tokens, at)?.length ?? 0;
    const { before, typed } = tokens[at] as Token;
    text += length > 0 ? ' ' : before + typed;
    at += Math.max(length, 1);
  }
  return text;
}

/** Whether it asks how much or how many. */
export function isOfAmount(asking: ReadonlySet<string>): boolean {
  return HOW_MUCH.some((word) => asking.has(word));
}

const HOW_MUCH =
  'much many quanto quanti quante quanta cuanto cuantos cuantas cuanta combien viel viele'.split(
    ' ',
  );

/** A letter or a number alone is a slip, or of somebody's own. */
export function isSaying({ folded }: Word): boolean {
  return folded.length > 1 && !/^\d+$/u.test(folded);
}

/** Years and amounts that no filter says. */
export function unusedAmounts({ notUnderstood }: QuestionReading): string[] {
  return notUnderstood.filter((words) => /\p{N}/u.test(words));
}

/** Whether it asks for what changes from day to day. */
export function isOfFigures({ focus, days }: Asked): boolean {
  return focus !== null || hasDays(days);
}

export function daysIn({ dateFrom, dateTo, daysSpan }: Filters): Days {
  return { dateFrom, dateTo, daysSpan };
}

export function hasDays({ dateFrom, dateTo }: Days): boolean {
  return dateFrom !== undefined || dateTo !== undefined;
}

/** What a trip is wished for by, besides its place. */
const WISHES: readonly FilterName[] = ['price', 'length', 'dates'];
const NO_WISHES: readonly FilterName[] = [...PLACES_AND_DAYS, ...LIMITS, ...OF_DEPARTURES];

/** Whether it names several wishes for a trip, so that a search answers it though some of its words are not understood. */
export function wishesIn({ sources, excluded }: QuestionReading): boolean {
  const named = new Set(sources.map(({ filter }) => filter));
  const isWish = (filter: FilterName) => WISHES.includes(filter) || !NO_WISHES.includes(filter);
  return [...named].filter(isWish).length + excluded.length > 1;
}
