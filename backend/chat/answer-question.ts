/**
 * Answers a question of a traveller out of what the site says (CHAT-01): a quote of a page with the page, figures of a
 * trip as the catalogue has them today, a search, or that it is not known. Nothing is made up: each sentence is on the
 * page that it names.
 *
 * First it is read as a search reads a question (AI-01). What names a trip is answered by the trip's own page and
 * figures, what names days or kinds of trips and no more by the search, all else by the pages.
 */
import { MOST_NEAREST, MOST_QUOTED, type ChatFocus } from '../../contract/chat.ts';
import type { Filters } from '../../contract/filters.ts';
import { unwantedFilters } from '../../contract/question-reading.ts';
import type { Language } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { foldText } from '../search-index/fold-text.ts';
import type { QuestionReading } from '../text-reading/read-question.ts';
import { isOfOneTrip, notCheapIn, withoutCheaper } from './asked-of-trip.ts';
import { withAskedBefore, type AskedBefore } from './follow-up.ts';
import {
  answers,
  ENOUGH,
  MUCH,
  NOT_KNOWN,
  pageOf,
  pagesBut,
  type Answers,
  type FoundAnswer,
} from './page-answers.ts';
import type { PassageIndex } from './passage-index.ts';
import {
  askedOf,
  daysIn,
  hasDays,
  isOfAmount,
  isOfFigures,
  unusedAmounts,
  wishesIn,
  type Asked,
} from './read-asked.ts';
import { asksForMinors, asksForPeople, inWordsOfPages } from './said-otherwise.ts';
import { wordsIn, type Word } from './words.ts';

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
  /** The lowest price, in cents, of what was shown to who asked for this; null where nothing was. */
  readonly lowestShown: (before: AskedBefore) => number | null;
  readonly findTravel: (id: string) => TravelRecord | null;
  /** Whether a travel has this word among its own, as it stands. */
  readonly isHeld: (word: string) => boolean;
}

export const NOTHING_BEFORE: AskedBefore = { about: null, asked: {} };

export function answerQuestion(
  typed: string,
  before: AskedBefore,
  sources: ChatSources,
): FoundAnswer {
  const { language } = sources;
  const cheaper = cheaperTrips(typed, before, sources);
  if (cheaper) return cheaper;
  const question = inWordsOfPages(typed, language);
  const alone = sources.read(question);
  const reading = withAskedBefore(alone, question, before, language);
  const isFollowing = reading !== alone;
  const read = (text: string) =>
    isFollowing ? withAskedBefore(sources.read(text), text, before, language) : sources.read(text);
  const plainly = askedOf(question, reading, language);
  // What else stands in a question that follows only joins it to the one before.
  const asked = isFollowing ? { ...plainly, isPlain: true, topic: [] } : plainly;
  const answer = answerAsked(
    { question, reading, asked, before, isFollowing },
    { ...sources, read },
  );
  if (asksForMinors(typed, language)) return withAges(answer, typed, before, sources);
  const isOfPages = answer.trip === null && (!asked.isPlain || answer.quote !== null);
  const isOfTripBefore = answer.trip !== null && asked.places === null && !isFollowing;
  const isNew = (asked.hasFilters || isFollowing) && (!isOfTripBefore || hasDays(asked.days));
  const amounts = isOfPages && answer.search === null ? [] : unusedAmounts(reading);
  const { impossibleDays: impossible } = reading;
  const notCheap = answer.quote ? [] : notCheapIn(typed, language);
  // The whole says it.
  const unused = answer.unused.filter((words) => !notCheap.join().includes(foldText(words)));
  // Who asks for the price of a private room has not asked for trips that have one.
  const isNoRoom = asked.focus === 'room' &&
    answer.search === null && { isNoSharingRoomAvailable: undefined };
  return {
    ...answer,
    about: isLeftOut(answer.about, reading, sources) ? null : answer.about,
    asked: isNew ? { ...searchOf(reading, asked), ...isNoRoom } : before.asked,
    withoutTrips: reading.withoutTrips,
    isOfPeople: asksForPeople(typed, language),
    unused: [...new Set([...unused, ...notCheap, ...amounts])].filter(
      (words) => !impossible.some((days) => days.words === words),
    ),
    // The pages that are nearest to a month say nothing of a day that it has not.
    nearest: impossible.length > 0 && !isKnown(answer) ? [] : answer.nearest,
    impossibleDays: impossible.flatMap(({ words, why }) =>
      why === 'far' ? [] : [{ words, isPast: why === 'past' }],
    ),
    isFar: impossible.some(({ why }) => why === 'far'),
    contradictions: reading.contradictions.map(({ filter, words }) => ({
      filter,
      words: [...words],
    })),
  };
}

/** Whether a travel is one of those that are not wanted: then the next question does not mean it. */
function isLeftOut(
  id: string | null,
  { excluded }: QuestionReading,
  { listTravels }: ChatSources,
): boolean {
  const unwanted = unwantedFilters(excluded);
  if (id === null || unwanted.length === 0) return false;
  return !listTravels({ excluded: unwanted }).some((travel) => travel.id === id);
}

/** What was asked for before, for less than what was shown; null where that is not all that is asked. */
function cheaperTrips(
  typed: string,
  before: AskedBefore,
  sources: ChatSources,
): FoundAnswer | null {
  const { language, read, lowestShown } = sources;
  const rest = withoutCheaper(typed, language);
  if (rest === null) return null;
  const alone = read(rest);
  if (!askedOf(rest, alone, language).isPlain) return null;
  const { sort: _sort, ...filters } = searchOf(
    withAskedBefore(alone, rest, before, language, true),
    { order: {} },
  );
  const isNamed = filters.priceTo !== undefined && filters.priceTo !== before.asked.priceTo;
  const shown = isNamed ? null : lowestShown(before);
  // Of a trip that does not leave on those days, others are cheaper than it is on other days.
  const { destinationId, continentId, textSearch, ...anywhere } = filters;
  const places = { destinationId, continentId, textSearch };
  const isElsewhere = shown === null && !isNamed && hasDays(filters);
  const inPlaces = isElsewhere ? lowestShown({ ...before, asked: places }) : null;
  const lowest = shown ?? inPlaces;
  const search: Filters = {
    ...(inPlaces === null ? filters : anywhere),
    ...(lowest !== null && { priceTo: wholeBelow(lowest) }),
    sort: 'price:asc',
  };
  return { ...NOT_KNOWN, search, about: before.about, asked: search };
}

/** The next lower price without cents. */
function wholeBelow(cents: number): number {
  return Math.max(0, Math.ceil(cents / 100) * 100 - 100);
}

/** With the ages of the trip that is named, or was spoken of before. */
function withAges(
  answer: FoundAnswer,
  typed: string,
  before: AskedBefore,
  sources: ChatSources,
): FoundAnswer {
  const { travels } = namedTravels(sources.read(typed), sources);
  const travel = travels.length === 1 ? travels[0] : travelBefore(before, sources);
  if (!travel) return { ...answer, asked: before.asked };
  const trip = { travel, focus: 'ages' as const, days: {} };
  return { ...answer, trip, search: null, about: travel.id, asked: before.asked };
}

function travelBefore({ about }: AskedBefore, { findTravel }: ChatSources): TravelRecord | null {
  const travel = about === null ? null : findTravel(about);
  return travel?.isWithdrawn ? null : travel;
}

/** What is asked for, and what is not wanted, as the listings take it. */
function searchOf(
  { filters, excluded }: QuestionReading,
  { order }: Pick<Asked, 'order'>,
): Filters {
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
  { question, reading, asked, before, isFollowing }: Question,
  sources: ChatSources,
): FoundAnswer {
  const { about, asked: askedBefore } = before;
  const onPages = answers(sources.pages, { ...asked, topic: asked.words });
  const { travels, by } = namedTravels(reading, sources);
  const isOfPages = asked.places === 'names' && onPages.best(MUCH) !== null;
  const [travel, ...others] = isOfPages ? [] : travels;
  const isLimited =
    asked.isPlain && !isOfOneTrip(asked.focus) && (asked.hasLimits || reading.excluded.length > 0);
  const isPlaceNamed = travel !== undefined || asked.places === 'countries';
  const meant = isPlaceNamed ? (others.length > 0 ? null : (travel?.id ?? null)) : about;
  const ofSearch = { ...NOT_KNOWN, search: searchOf(reading, asked), about: meant };
  const ofAll = () => wishesOf(reading, asked, meant);
  if (travel && others.length === 0 && !isLimited) {
    const [figures, rest] = isFollowing ? [null, asked] : apart(question, sources);
    const topic = rest.topic.filter(({ folded }) => folded !== by?.folded);
    const answer = ofTrip(travel, { ...rest, topic }, sources);
    if (figures) return { ...answer, trip: { travel, ...figures } };
    if (isKnown(answer)) return answer;
    return (isFollowing ? ofSearch : ofAll()) ?? answer;
  }

  const isElsewhere = travel !== undefined || isFollowing || reading.excluded.length > 0;
  const travelThen = isElsewhere ? null : travelBefore(before, sources);
  const answer = travelThen && ofTripBefore(travelThen, asked, onPages, sources);
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
  if (asked.isPlain && (asked.hasFilters || isFollowing) && (isSure || !onPages.best(ENOUGH))) {
    return ofSearch;
  }
  const wishes = onPages.best(MUCH) ? null : ofAll();
  if (wishes) return wishes;
  const onSome = onPages.answer(reading.withoutTrips.length > 0 ? MUCH : ENOUGH);
  return ofSomeTrip(asked, { ...onSome, about: meant });
}

function isKnown({ quote, trip, search }: FoundAnswer): boolean {
  return quote !== null || trip !== null || search !== null;
}

/** A search for what is understood of several wishes, which says what is not; null where there are fewer. */
function wishesOf(
  reading: QuestionReading,
  asked: Asked,
  about: string | null,
): FoundAnswer | null {
  if (!wishesIn(reading)) return null;
  return {
    ...NOT_KNOWN,
    search: searchOf(reading, asked),
    about,
    unused: [...reading.notUnderstood],
  };
}

/** Figures that every trip has of its own. */
const ASK_WHICH: readonly ChatFocus[] = ['seats', 'length', 'price', 'dates'];

/** Of these something is to be said of all trips together, too. */
const OF_ALL_TRIPS: readonly ChatFocus[] = ['room', 'cancellation', 'deposit'];

/** Asks which trip is meant, where figures of one are all that is asked for. */
function ofSomeTrip(asked: Asked, answer: FoundAnswer): FoundAnswer {
  const { focus, isPlain, topic, asking } = asked;
  if (focus === null || !isPlain || topic.length > 0) return answer;
  if (OF_ALL_TRIPS.includes(focus)) return { ...answer, whichTrip: focus };
  // How one gets a seat is the same for all.
  const isOfAny = ASK_WHICH.includes(focus) && (focus !== 'seats' || isOfAmount(asking));
  if (!isOfAny && answer.quote) return answer;
  const { about } = answer;
  return { ...NOT_KNOWN, whichTrip: focus, about };
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
      filter === 'destinationId' ? [foldText(words)] : [],
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
    const ofThing = answers(ofTravel, { ...asked, topic: asked.things }).answer(MUCH).quote;
    const quote = first && {
      page: pageOf(first),
      sentences: first.sentences.slice(0, MOST_QUOTED),
    };
    return { ...NOT_KNOWN, trip, quote: ofThing ?? quote ?? null, about: travel.id };
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
  if (asked.hasLimits || asked.isOfAllTrips) return null;
  if (asked.topic.length === 0) {
    // Whoever asks where means any trip.
    if (WHERE.some((word) => asked.asking.has(word))) return null;
    if (!isOfFigures(asked)) return null;
    // What the trip is has been said before; what holds for all trips has not.
    const { quote } = asked.focus === 'cancellation' ? onPages.answer(ENOUGH) : NOT_KNOWN;
    return { ...ofTrip(travel, asked, sources), quote };
  }
  const own = answers(sources.pagesOf(travel), asked).best(MUCH);
  const isOfTrip = own !== null && own.coverage >= (onPages.best(0)?.coverage ?? 0);
  return isOfTrip ? ofTrip(travel, asked, sources) : null;
}

const WHERE = ['where', 'dove', 'donde', 'adonde', 'ou', 'wo', 'wohin'];
