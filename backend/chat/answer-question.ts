/**
 * Answers a question of a traveller out of what the site says (CHAT-01): a quote of a page with the page, figures of a
 * trip as the catalogue has them today, a search, or that it is not known. Nothing is made up: each sentence is on the
 * page that it names.
 *
 * First it is read as a search reads a question (AI-01). What names a trip is answered by the trip's own page and
 * figures, what names days or kinds of trips and no more by the search, all else by the pages.
 */
import {
  MOST_NEAREST,
  MOST_QUOTED,
  type ChatAnswer,
  type ChatFocus,
  type ChatPage,
} from '../../contract/chat.ts';
import type { Filters } from '../../contract/filters.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Language } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { QuestionReading } from '../text-reading/read-question.ts';
import { askedOfTrip } from './asked-of-trip.ts';
import type { PassageIndex, RankedPassage } from './passage-index.ts';
import type { Passage } from './passages.ts';
import { askingWordsIn, wordsIn, type Word } from './words.ts';

/** What questions are answered from, in a market. */
export interface ChatSources {
  readonly language: Language;
  /** What all pages say that are not about one country. */
  readonly pages: PassageIndex;
  /** What the pages about a travel and its countries say. */
  readonly pagesOf: (travel: TravelRecord) => PassageIndex;
  readonly read: (question: string) => QuestionReading;
  /** Travels that fit the filters, the best first. */
  readonly listTravels: (filters: Filters) => readonly TravelRecord[];
  readonly findTravel: (id: string) => TravelRecord | null;
  /** Whether a travel has this word among its own, as it stands. */
  readonly isHeld: (word: string) => boolean;
}

/** On which a departure is asked for. */
type Days = Pick<ListingBody, 'dateFrom' | 'dateTo' | 'daysSpan'>;

/** An answer without the figures: of the trip, what is asked. */
export interface FoundAnswer extends Omit<ChatAnswer, 'isUrgent' | 'trip' | 'search'> {
  readonly trip: {
    readonly travel: TravelRecord;
    readonly focus: ChatFocus | null;
    readonly days: Days;
  } | null;
  readonly search: ListingBody | null;
  /** What may be quoted, the quoted one first; none where figures or a search answer. */
  readonly passages: readonly RankedPassage[];
}

/** The part of what is asked that a passage has to hold. */
const ENOUGH = 0.45;
/** Of a passage of the trip that was spoken of before, where this question names none. */
export const MUCH = 0.7;

const NOT_KNOWN: FoundAnswer = {
  quote: null,
  trip: null,
  search: null,
  nearest: [],
  about: null,
  passages: [],
};

export function answerQuestion(
  question: string,
  about: string | null,
  sources: ChatSources,
): FoundAnswer {
  const words = wordsIn(question, sources.language);
  const reading = sources.read(question);
  const asked = askedOf(question, reading, sources.language);
  const ranked = sources.pages.rank(words, asked.asking);
  const [found] = ranked;

  const { travels, by } = namedTravels(reading, sources);
  const isOfPages = asked.places === 'names' && isEnough(found, MUCH);
  const [travel, ...others] = isOfPages ? [] : travels;
  if (travel && others.length === 0) {
    const topic = asked.topic.filter(({ folded }) => folded !== by?.folded);
    return ofTrip(travel, { ...asked, topic }, sources);
  }

  const before = !travel && about !== null ? sources.findTravel(about) : null;
  const answer = before && !before.isWithdrawn && ofTripBefore(before, asked, found, sources);
  if (answer) return answer;
  const isOfSearch = asked.hasFilters && asked.topic.length === 0;
  if (isOfSearch && (travel || isOfFigures(asked) || !isEnough(found)))
    return ofSearch(reading, about);
  return ofPages(ranked, words, sources, about);
}

interface Asked {
  readonly focus: ChatFocus | null;
  readonly days: Days;
  readonly hasFilters: boolean;
  /** Whether places are named by countries and parts of the world, or only by names of things there. */
  readonly places: 'countries' | 'names' | null;
  /** What is left of the question without places, days, other filters and what figures answer. */
  readonly topic: readonly Word[];
  /** Its words of asking. */
  readonly asking: ReadonlySet<string>;
}

function askedOf(question: string, reading: QuestionReading, language: Language): Asked {
  const { filters, sources } = reading;
  let rest = question;
  for (const { words } of sources) rest = rest.replace(words, ' ');
  const { focus, rest: unread } = askedOfTrip(rest, language);
  const hasCountries = Boolean(filters.destinationId || filters.continentId);
  return {
    focus,
    days: { dateFrom: filters.dateFrom, dateTo: filters.dateTo, daysSpan: filters.daysSpan },
    hasFilters: sources.length > 0,
    places: hasCountries ? 'countries' : filters.textSearch ? 'names' : null,
    topic: wordsIn(unread, language),
    asking: askingWordsIn(question, language),
  };
}

/**
 * Travels to the places that are named: those of which it is the main country, where there are any. Where no place is
 * read, one may be named by a word of a title that no page has.
 */
function namedTravels(
  { filters, notUnderstood }: QuestionReading,
  { language, pages, isHeld, listTravels }: ChatSources,
): Named {
  const { destinationId, continentId, textSearch } = filters;
  if (destinationId || continentId || textSearch) {
    const travels = listTravels({ destinationId, continentId, textSearch });
    const main = travels.filter(({ countries: [first = ''] }) => destinationId?.includes(first));
    return { travels: main.length > 0 ? main : travels, by: null };
  }
  const by = wordsIn(notUnderstood.join(' '), language).find(
    ({ folded }) => folded.length >= SHORTEST_NAME && !pages.has(folded) && isHeld(folded),
  );
  return by ? { travels: listTravels({ textSearch: by.folded }), by } : { travels: [], by: null };
}

interface Named {
  readonly travels: readonly TravelRecord[];
  /** The word of a title that names them. */
  readonly by: Word | null;
}

const SHORTEST_NAME = 4;

/** What the page says first where figures answer, else what it says of the rest of the question. */
function ofTrip(travel: TravelRecord, asked: Asked, sources: ChatSources): FoundAnswer {
  const ofTravel = sources.pagesOf(travel);
  const trip = { travel, focus: asked.focus, days: asked.days };
  const answer = { ...NOT_KNOWN, about: travel.id };
  const [first] = ofTravel.passages;
  if (asked.topic.length === 0) {
    return { ...answer, trip, quote: first ? quoteOf(first, [], ofTravel) : null };
  }
  const own = ofTravel.rank(asked.topic, asked.asking);
  const others = sources.pages.rank(asked.topic, asked.asking);
  const [best, other] = [own[0], others[0]];
  if (isEnough(best)) {
    const quote = quoteOf(best.passage, asked.topic, ofTravel);
    const nearest = pagesBut(best.passage, own);
    const passages = firstOf(own, others);
    return { ...answer, trip: isOfFigures(asked) ? trip : null, quote, nearest, passages };
  }
  if (isEnough(other, MUCH)) {
    const quote = quoteOf(other.passage, asked.topic, sources.pages);
    const passages = firstOf(others, own);
    return { ...answer, quote, nearest: pagesBut(other.passage, others), passages };
  }
  const nearest = [...(first ? [pageOf({ ...first, hash: null })] : []), ...pagesBut(null, others)];
  return { ...answer, nearest: nearest.slice(0, MOST_NEAREST), passages: firstOf(own, others) };
}

/** The best of some passages, then others: what may be quoted is of both. */
function firstOf(some: readonly RankedPassage[], others: readonly RankedPassage[]) {
  return [...some.slice(0, MOST_FIRST), ...others];
}

const MOST_FIRST = 3;

/** An answer about the trip that was spoken of before, where the question may be about it; null otherwise. */
function ofTripBefore(
  travel: TravelRecord,
  asked: Asked,
  found: RankedPassage | undefined,
  sources: ChatSources,
): FoundAnswer | null {
  if (asked.topic.length === 0) {
    // Whoever asks where means any trip.
    if (WHERE.some((word) => asked.asking.has(word))) return null;
    // What the trip is has been said before.
    return isOfFigures(asked) ? { ...ofTrip(travel, asked, sources), quote: null } : null;
  }
  const [own] = sources.pagesOf(travel).rank(asked.topic, asked.asking);
  const isOfTrip = isEnough(own, MUCH) && own.coverage >= (found?.coverage ?? 0);
  return isOfTrip ? ofTrip(travel, asked, sources) : null;
}

const WHERE = ['where', 'dove', 'donde', 'adonde', 'ou', 'wo', 'wohin'];

/** Whether it asks for what changes from day to day. */
function isOfFigures({ focus, days: { dateFrom, dateTo } }: Asked): boolean {
  return focus !== null || dateFrom !== undefined || dateTo !== undefined;
}

function ofPages(
  ranked: readonly RankedPassage[],
  words: readonly Word[],
  { pages }: ChatSources,
  about: string | null,
): FoundAnswer {
  const [found] = ranked;
  const answer = { ...NOT_KNOWN, about, passages: ranked };
  if (!isEnough(found)) return { ...answer, nearest: pagesBut(null, ranked) };
  const quote = quoteOf(found.passage, words, pages);
  return { ...answer, quote, nearest: pagesBut(found.passage, ranked) };
}

function ofSearch({ filters }: QuestionReading, about: string | null): FoundAnswer {
  return { ...NOT_KNOWN, search: filters, about };
}

function isEnough(found: RankedPassage | undefined, least = ENOUGH): found is RankedPassage {
  return found !== undefined && found.isAbout && found.coverage >= least;
}

function quoteOf(passage: Passage, words: readonly Word[], index: PassageIndex) {
  return { page: pageOf(passage), sentences: [...index.quote(passage, words, MOST_QUOTED)] };
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
