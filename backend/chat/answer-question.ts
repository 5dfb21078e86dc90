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
import { unwantedFilters } from '../../contract/question-reading.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Language } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { QuestionReading } from '../text-reading/read-question.ts';
import type { Sort } from '../../domain/sort.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { foldText } from '../search-index/fold-text.ts';
import { askedOfTrip, isOfOneTrip } from './asked-of-trip.ts';
import { withAskedBefore, type AskedBefore } from './follow-up.ts';
import type { PassageIndex, RankedPassage } from './passage-index.ts';
import type { Passage } from './passages.ts';
import { inWordsOfPages } from './said-otherwise.ts';
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
export interface FoundAnswer extends Omit<
  ChatAnswer,
  'isUrgent' | 'trip' | 'search' | 'withoutTrips'
> {
  readonly trip: {
    readonly travel: TravelRecord;
    readonly focus: ChatFocus | null;
    readonly days: Days;
  } | null;
  readonly search: Filters | null;
  /** Countries (ISO 3166 alpha-3) that were asked for. */
  readonly withoutTrips: readonly string[];
  /** What may be quoted, the quoted one first; none where figures or a search answer. */
  readonly passages: readonly RankedPassage[];
}

/** The part of what is asked that a quote has to hold. */
const ENOUGH = 0.45;
/** Of a page of all trips, where this question names one, and of the trip that was spoken of before. */
export const MUCH = 0.7;
/** Of two words or one, both: half of so little is another question. */
const FEW_WORDS = 2;
const MOST_OF_FEW = 0.6;
/** Of passages that hold enough, the best are quoted from. */
const MOST_TRIED = 5;

const NOT_KNOWN: FoundAnswer = {
  quote: null,
  trip: null,
  search: null,
  nearest: [],
  about: null,
  asked: {},
  withoutTrips: [],
  unused: [],
  passages: [],
};

export const NOTHING_BEFORE: AskedBefore = { about: null, asked: {} };

export function answerQuestion(
  typed: string,
  before: AskedBefore,
  sources: ChatSources,
): FoundAnswer {
  const { language } = sources;
  const question = inWordsOfPages(typed, language);
  const alone = sources.read(question);
  const reading = withAskedBefore(alone, question, before, language);
  const isFollowing = reading !== alone;
  const read = (text: string) =>
    isFollowing ? withAskedBefore(sources.read(text), text, before, language) : sources.read(text);
  const plainly = askedOf(question, reading, language);
  const asked = isFollowing ? { ...plainly, isPlain: true } : plainly;
  const answer = answerAsked(
    { question, reading, asked, before, isFollowing },
    { ...sources, read },
  );
  const isOfPages = answer.trip === null && (!asked.isPlain || answer.quote !== null);
  const isOfTripBefore = answer.trip !== null && asked.places === null && !isFollowing;
  const isNew = asked.hasFilters && (!isOfTripBefore || hasDays(asked.days));
  // Who asks for the price of a private room has not asked for trips that have one.
  const isNoRoom = asked.focus === 'room' && { isNoSharingRoomAvailable: undefined };
  return {
    ...answer,
    asked: isNew ? { ...searchOf(reading, asked), ...isNoRoom } : before.asked,
    withoutTrips: reading.withoutTrips,
    unused: isOfPages ? [] : unusedAmounts(reading),
  };
}

/** Years and amounts that no filter says. */
function unusedAmounts({ notUnderstood }: QuestionReading): string[] {
  return notUnderstood.filter((words) => /\p{N}/u.test(words));
}

/** What is asked for, and what is not wanted, as the listings take it. */
function searchOf({ filters, excluded }: QuestionReading, { order }: Asked): Filters {
  const unwanted = unwantedFilters(excluded);
  return { ...filters, ...(unwanted.length > 0 && { excluded: unwanted }), ...order };
}

interface Question {
  readonly question: string;
  readonly reading: QuestionReading;
  readonly asked: Asked;
  readonly before: AskedBefore;
  /** Whether it names only what is different from the one before. */
  readonly isFollowing: boolean;
}

function answerAsked(
  { question, reading, asked, before: { about, asked: askedBefore }, isFollowing }: Question,
  sources: ChatSources,
): FoundAnswer {
  const onPages = answers(sources.pages, { ...asked, topic: asked.words });
  const { travels, by } = namedTravels(reading, sources);
  const isOfPages = asked.places === 'names' && onPages.best(MUCH) !== null;
  const [travel, ...others] = isOfPages ? [] : travels;
  const isLimited = asked.isPlain && (asked.hasLimits || reading.excluded.length > 0);
  if (travel && others.length === 0 && !isLimited) {
    const [figures, rest] = apart(question, sources);
    const topic = rest.topic.filter(({ folded }) => folded !== by?.folded);
    const answer = ofTrip(travel, { ...rest, topic }, sources);
    return figures ? { ...answer, trip: { travel, ...figures } } : answer;
  }

  const before = !travel && !isFollowing && about !== null ? sources.findTravel(about) : null;
  const answer = before && !before.isWithdrawn && ofTripBefore(before, asked, onPages, sources);
  if (answer) {
    const { trip } = answer;
    const isOfDays = trip !== null && trip.focus !== 'dates' && !hasDays(trip.days);
    return isOfDays ? { ...answer, trip: { ...trip, days: daysIn(askedBefore) } } : answer;
  }
  const isOrdered = asked.order.sort !== undefined;
  const isSure =
    travel !== undefined ||
    isFollowing ||
    isLimited ||
    isOrdered ||
    reading.withoutTrips.length > 0 ||
    (asked.topic.length === 0 && isOfFigures(asked) && !isOfOneTrip(asked.focus));
  if (asked.isPlain && asked.hasFilters && (isSure || !onPages.best(ENOUGH))) {
    const meant = travel ? travel.id : about;
    const search = searchOf(reading, asked);
    return { ...NOT_KNOWN, search, about: others.length > 0 ? null : meant };
  }
  return { ...onPages.answer(reading.withoutTrips.length > 0 ? MUCH : ENOUGH), about };
}

/** Of several questions in one, the first that figures of a trip answer, and all others; else all as one. */
function apart(
  question: string,
  { language, read }: ChatSources,
): readonly [figures: Pick<Asked, 'focus' | 'days'> | null, rest: Asked] {
  const readPart = (text: string) => askedOf(text, read(text), language);
  const parts = question.split(BETWEEN_QUESTIONS).filter((part) => /\p{L}/u.test(part));
  const at = parts
    .map(readPart)
    .findIndex(({ focus, places, topic }) => focus && places && topic.length === 0);
  const [part] = parts.splice(at, at < 0 || parts.length === 1 ? 0 : 1);
  if (part === undefined) return [null, readPart(question)];
  const { focus, days } = readPart(part);
  return [{ focus, days }, readPart(parts.join(' '))];
}

const BETWEEN_QUESTIONS = /[?;,]|(?<!\p{L})(?:and|ed?|y|et|und)(?!\p{L})/iu;

interface Asked {
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
  /** All that it says. */
  readonly words: readonly Word[];
  /** What figures do not answer: its words without places, days and limits; none where figures answer all of it. */
  readonly topic: readonly Word[];
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

function askedOf(question: string, reading: QuestionReading, language: Language): Asked {
  const { filters, sources, excluded, namesWithoutTrips } = reading;
  const amounts = unusedAmounts(reading).map((words) => ({ words, filter: 'price' as const }));
  const placesWithout = namesWithoutTrips.map((words) => ({
    words,
    filter: 'destinationId' as const,
  }));
  const without = (isLeftOut: (filter: FilterName) => boolean) =>
    [...sources, ...excluded, ...placesWithout, ...amounts]
      .filter(({ filter }) => isLeftOut(filter))
      .reduce((rest, { words }) => rest.replace(words, ' '), question);
  const hasWords = (text: string) => wordsIn(text, language).some(isSaying);
  const { order, amount, rest, ...named } = askedOfTrip(
    without(() => true),
    language,
  );
  const asking = askingWordsIn(question, language);
  const isAmount =
    named.focus === 'price' || named.focus === 'seats' || HOW_MUCH.some((word) => asking.has(word));
  const focus = filters.isNoSharingRoomAvailable && isAmount ? 'room' : named.focus;
  const isAround = (filter: FilterName) =>
    [...LIMITS, ...PLACES_AND_DAYS].includes(filter) ||
    (focus === 'room' && filter === 'isNoSharingRoomAvailable');
  const wordsWithout = (isLeftOut: (filter: FilterName) => boolean) =>
    wordsIn(askedOfTrip(without(isLeftOut), language).withoutAmount, language).filter(isSaying);
  // Whoever asks how hard the trek is has said what the trip is like; whoever asks for treks asks for that.
  const besides = wordsWithout((filter) => !OF_DEPARTURES.includes(filter));
  const topic = besides.length > 0 ? besides : wordsWithout(isAround);
  const hasCountries = Boolean(filters.destinationId || filters.continentId);
  return {
    focus,
    order,
    days: daysIn(filters),
    hasFilters: sources.length + excluded.length > 0 || order.sort !== undefined,
    hasLimits: sources.some(({ filter }) => LIMITS.includes(filter)),
    places: hasCountries ? 'countries' : filters.textSearch ? 'names' : null,
    isPlain: !hasWords(rest),
    words: wordsIn(askedOfTrip(question, language).withoutAmount, language),
    topic: hasWords(askedOfTrip(without(isAround), language).rest) ? topic : [],
    amount,
    asking,
  };
}

const HOW_MUCH = ['much', 'quanto', 'cuanto', 'combien', 'viel'];

/** A letter or a number alone is a slip, or of somebody's own. */
function isSaying({ folded }: Word): boolean {
  return folded.length > 1 && !/^\d+$/u.test(folded);
}

/** What some pages say of a topic, ranked once. */
interface Answers {
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

function answers(
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

/**
 * Travels to the places that are named: those of which it is the main country, where there are any. Where no place is
 * read, one may be named by a word of a title that no page has.
 */
function namedTravels(
  { filters, sources, notUnderstood }: QuestionReading,
  { language, pages, isHeld, listTravels }: ChatSources,
): Named {
  const { destinationId, continentId, textSearch } = filters;
  if (destinationId || continentId || textSearch) {
    const travels = listTravels({ destinationId, continentId, textSearch });
    const main = travels.filter(({ countries: [first = ''] }) => destinationId?.includes(first));
    const places = sources.flatMap(({ filter, words }) =>
      filter === 'destinationId' && words !== '' ? [foldText(words)] : [],
    );
    // Two trips go to the countries of Patagonia, and one is called so.
    const called = main.filter(({ words }) => {
      const title = foldText(words[language]?.title ?? '');
      return places.some((place) => title.includes(place));
    });
    return { travels: [called, main, travels].find(({ length }) => length > 0) ?? [], by: null };
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

/** Figures, with what the page says first, where they are all that is asked for; else what the pages say. */
function ofTrip(travel: TravelRecord, asked: Asked, sources: ChatSources): FoundAnswer {
  const ofTravel = sources.pagesOf(travel);
  const [first] = ofTravel.passages;
  if (asked.topic.length === 0) {
    const trip = { travel, focus: asked.focus, days: asked.days };
    const quote = first && {
      page: pageOf(first),
      sentences: first.sentences.slice(0, MOST_QUOTED),
    };
    return { ...NOT_KNOWN, trip, quote: quote ?? null, about: travel.id };
  }
  const [own, others] = [answers(ofTravel, asked), answers(sources.pages, asked)];
  // What is said of a country as a whole is no better than what is said of all trips.
  const [said, saidElsewhere] = [own.best(ENOUGH), others.best(MUCH)];
  const isOwn = said?.ranked.passage.page.id === travel.id;
  if (said && (isOwn || said.coverage > (saidElsewhere?.coverage ?? 0))) {
    const found = withMore(own.answer(ENOUGH), others);
    const elsewhere = saidElsewhere ? [pageOf(saidElsewhere.ranked.passage)] : [];
    const nearest = [...elsewhere, ...found.nearest].slice(0, MOST_NEAREST);
    return { ...found, nearest, about: travel.id };
  }
  const found = withMore(others.answer(MUCH), own);
  if (found.quote || !first) return { ...found, about: travel.id };
  const nearest = [pageOf({ ...first, hash: null }), ...pagesBut(null, others.ranked)];
  return { ...found, nearest: nearest.slice(0, MOST_NEAREST), about: travel.id };
}

/** What may be quoted is of both; of the first the best alone. */
function withMore(answer: FoundAnswer, { ranked }: Answers): FoundAnswer {
  return { ...answer, passages: [...answer.passages.slice(0, MOST_FIRST), ...ranked] };
}

const MOST_FIRST = 3;

/** An answer about the trip that was spoken of before, where the question may be about it; null otherwise. */
function ofTripBefore(
  travel: TravelRecord,
  asked: Asked,
  onPages: Answers,
  sources: ChatSources,
): FoundAnswer | null {
  if (asked.hasLimits) return null;
  if (asked.topic.length === 0) {
    // Whoever asks where means any trip.
    if (WHERE.some((word) => asked.asking.has(word))) return null;
    // What the trip is has been said before.
    return isOfFigures(asked) ? { ...ofTrip(travel, asked, sources), quote: null } : null;
  }
  const own = answers(sources.pagesOf(travel), asked).best(MUCH);
  const isOfTrip = own !== null && own.coverage >= (onPages.best(0)?.coverage ?? 0);
  return isOfTrip ? ofTrip(travel, asked, sources) : null;
}

const WHERE = ['where', 'dove', 'donde', 'adonde', 'ou', 'wo', 'wohin'];

/** Whether it asks for what changes from day to day. */
function isOfFigures({ focus, days }: Asked): boolean {
  return focus !== null || hasDays(days);
}

function daysIn({ dateFrom, dateTo, daysSpan }: Filters): Days {
  return { dateFrom, dateTo, daysSpan };
}

function hasDays({ dateFrom, dateTo }: Days): boolean {
  return dateFrom !== undefined || dateTo !== undefined;
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
