/** A typed text cut into phrases, each with what it means: "beach in march under 2000" has a style, a month, a price. */
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import { readPeople } from './amounts.ts';
import { isEveryday } from './everyday-words.ts';
import {
  CLOSE_NEGATIONS,
  isFiller,
  NEGATIONS,
  NEGATIONS_BEHIND,
  NOT_OFFERED,
} from './filler-words.ts';
import type { KnownThings } from './known-things.ts';
import {
  ALTERNATIVES,
  DOUBLED,
  EXCEPTIONS,
  IN_LISTS,
  listKindOf,
  PLACES,
  REFUSALS,
  REPLACEMENTS,
  unwantedLists,
} from './unwanted-lists.ts';
import { isOneSlipApart } from '../../domain/one-slip-apart.ts';
import { readLeave, readLength } from './lengths.ts';
import { isNumberWord, readBoundedNumber } from './numbers.ts';
import { isOrdinary, isOrdinaryIn } from './ordinary-words.ts';
import type { Meaning, Phrase, SingleFilter } from './phrase.ts';
import { wordSet, type Found, type PhraseBook } from './phrase-book.ts';
import { readPrice } from './prices.ts';
import { readTime } from './times.ts';
import { endsSentence, typedText, type Token } from './tokens.ts';
import {
  beginsNameOf,
  countryOfCapitals,
  countryOfInnerSlip,
  wishBook,
  type Wishes,
} from './wish-words.ts';

export type FoundMeaning = Found<Meaning>;
/** What begins at a place; null where nothing does that it knows. */
export type Reader = (
  tokens: readonly Token[],
  at: number,
  known: KnownThings,
) => FoundMeaning | null;

/** What reads a phrase of several words, and what a word that begins none. */
export interface Readers {
  readonly phrases: readonly Reader[];
  readonly words: readonly Reader[];
}

/** The phrases that say something, in the order of the text. */
export function phrasesOf(
  tokens: readonly Token[],
  known: KnownThings,
  readers: Readers = TEXT_READERS,
): readonly Phrase[] {
  const phrases: Phrase[] = [];
  // What a "no" at the end of a sentence is said of: "Japan no".
  let isUnwantedAfter = false;
  let isUnwanted = false;
  // Whether that is only what stands next to the "no".
  let isClose = false;
  // Of which kind the things of a list are that is left out; null outside of one.
  let isExcepting = false;
  let excepted: string | null = null;
  let isReplacing = false;
  // Places of phrases that a "no" is said of, and whether it is an "instead of".
  const lists = new Map<number, boolean>();
  let negationEnd = -1;
  let slips = 0;
  const mistypedCountry = (name: string) =>
    slips++ < MOST_SLIPS ? known.mistypedCountry(name) : undefined;
  const asked = { ...known, mistypedCountry };
  for (let at = 0; at < tokens.length;) {
    const { length, meaning } = readAt(tokens, at, readers, asked);
    const start = at;
    at += length;
    if (meaning === 'negation') {
      isExcepting = EXCEPTIONS.longestAt(tokens, start) !== null;
      isReplacing = REPLACEMENTS.longestAt(tokens, start) !== null;
      excepted = null;
      // "Not not Japan" asks for Japan; "no nada de Asia" does not ask for Asia.
      const isDouble: boolean =
        isUnwanted &&
        start === negationEnd &&
        !REFUSALS.has(tokens[start - 1]?.word ?? '') &&
        !DOUBLED.has(tokens[start]?.word ?? '');
      negationEnd = at;
      const isBehind = isNoBehind(tokens, start);
      isClose = CLOSE_NEGATIONS.longestAt(tokens, start)?.length === length;
      if (isUnwantedAfter && (isBehind || (endsPart(tokens[at]) && !isClose))) {
        const last = phrases.pop();
        if (last) phrases.push({ ...last, isUnwanted: true });
        isUnwantedAfter = false;
        // "No, thanks".
      } else isUnwanted = !isDouble && !isBehind && !endsPart(tokens[at]);
    } else if (meaning === 'filler') {
      isUnwantedAfter = false;
      if (!IN_LISTS.has(tokens[start]?.word ?? '')) {
        excepted = null;
        if (isClose) isUnwanted = false;
      }
    } else {
      const kind = listKindOf(meaning);
      if (excepted !== null && excepted === kind) isUnwanted = true;
      excepted = isUnwanted && (isExcepting || excepted !== null) ? kind : null;
      if (isUnwanted) lists.set(phrases.length, isReplacing);
      const words = typedText(tokens.slice(start, at));
      phrases.push({ words, meaning, isUnwanted, at: start, end: at });
      isUnwantedAfter = !isUnwanted;
      // "No beaches or safaris".
      isUnwanted &&= ALTERNATIVES.has(tokens[at]?.word ?? '') && !endsPart(tokens[at]);
    }
    if (endsSentence(tokens[at])) {
      isUnwanted = false;
      isExcepting = false;
      excepted = null;
    }
  }
  return unwantedLists(phrases, tokens, lists);
}

/** Whether nothing follows in the part of the sentence. */
function endsPart(next: Token | undefined): boolean {
  return !next || /[.,;!?]/u.test(next.before);
}

/** "Japan is out", "hiking-free". */
function isNoBehind(tokens: readonly Token[], at: number): boolean {
  return NEGATIONS_BEHIND.longestAt(tokens, at) !== null || isFreeOf(tokens[at]);
}

function isFreeOf(token: Token | undefined): boolean {
  return token !== undefined && /^[-\u2010\u2011]$/u.test(token.before) && FREE.has(token.word);
}

const FREE = wordSet('free frei');
/** "A little hiking" is some, "not too far from Italy" is near it. */
const NOT_LITTLE = wordSet('a un una ein too so how trop si troppo quanto zu wie demasiado');
const THAN = wordSet('than als');

function negationAt(tokens: readonly Token[], at: number): Found<'negation'> | null {
  const negation = NEGATIONS.longestAt(tokens, at);
  if (!negation) return isFreeOf(tokens[at]) ? { length: 1, meaning: 'negation' } : null;
  const isClose = CLOSE_NEGATIONS.longestAt(tokens, at)?.length === negation.length;
  const isNumber = (tokens[at + negation.length]?.number ?? null) !== null;
  const isOfAmount = isNumber || THAN.has(tokens[at + negation.length]?.word ?? '');
  const isSome = NOT_LITTLE.has(tokens[at - 1]?.word ?? '');
  return isClose && (isOfAmount || isSome) ? null : negation;
}

function readAt(
  tokens: readonly Token[],
  at: number,
  readers: Readers,
  known: KnownThings,
): FoundMeaning {
  const phrase = firstOf(readers.phrases, tokens, at, known);
  const negation = negationAt(tokens, at);
  // "No more than 2000" is a price, "not too demanding" a pace.
  if (negation && negation.length >= (phrase?.length ?? 0)) return negation;
  return phrase ?? firstOf(readers.words, tokens, at, known) ?? { length: 1, meaning: 'unknown' };
}

export function firstOf(
  readers: readonly Reader[],
  ...place: Parameters<Reader>
): FoundMeaning | null {
  for (const read of readers) {
    const found = read(...place);
    if (found) return found;
  }
  return null;
}

/** What is known by its words, the surest first. */
const PHRASES: readonly Reader[] = [
  (tokens, at, { wholeNames }) => wholeNames.longestAt(tokens, at),
  (tokens, at) => nothing(readPeople(tokens, at)),
  (tokens, at, known) => {
    const time = readTime(tokens, at, known);
    const isWish = time && time.length < (wishAt(tokens, at, known)?.length ?? 0);
    return isWish
      ? null
      : single('dates', time, ({ from, to, daysSpan }) => ({
          dateFrom: from,
          dateTo: to,
          daysSpan,
        }));
  },
  (tokens, at) => single('leaveTo', readLeave(tokens, at), ({ range }) => ({ leaveTo: range.to })),
  (tokens, at) =>
    single('length', readLength(tokens, at), ({ range }) => ({
      durationFrom: range.from,
      durationTo: range.to,
    })),
  (tokens, at, { centsOf }) =>
    single('price', readPrice(tokens, at), ({ range: { from, to }, currency }) => ({
      priceFrom: from === null ? null : centsOf(from, currency),
      priceTo: to === null ? null : centsOf(to, currency),
    })),
  wishAt,
  readUnoffered,
];

const boundedNumber: Reader = (tokens, at, known) => {
  const bounded = readBoundedNumber(tokens, at);
  const isOther = bounded && firstOf(PHRASES, tokens, at + bounded.length - 1, known);
  return isOther ? null : nothing(bounded);
};
const capitals: Reader = (tokens, at) => country(countryOfCapitals(tokens[at]?.typed ?? ''), 1);
const twoMistyped: Reader = (tokens, at, known) =>
  country(mistypedCountry(tokens.slice(at, at + 2), 2, known), 2);
const oneMistyped: Reader = (tokens, at, known) =>
  country(mistypedCountry(tokens.slice(at, at + 1), 1, known), 1);
const filler: Reader = (tokens, at) =>
  isFiller(tokens[at]?.word ?? '') ? { length: 1, meaning: 'filler' } : null;
const everyday: Reader = (tokens, at) =>
  isEveryday(tokens[at]?.word ?? '') ? { length: 1, meaning: 'everyday' } : null;
const heldWord: Reader = (tokens, at, { isHeld }) => {
  const { word } = tokens[at] as Token;
  return !isNumberWord(word) && isHeld(word) ? { length: 1, meaning: 'text' } : null;
};
const ofWords =
  (...readers: readonly Reader[]): Reader =>
  (tokens, at, known) =>
    tokens[at]?.number === null ? firstOf(readers, tokens, at, known) : null;

/** What is left: a word of a trip, a slip, or of no use. */
const TEXT_READERS: Readers = {
  phrases: PHRASES,
  words: [boundedNumber, capitals, twoMistyped, ofWords(filler, heldWord), oneMistyped],
};

/** Of a sentence, whose words are too many for each to be looked for. */
export const SENTENCE_READERS: Readers = {
  phrases: PHRASES,
  words: [
    boundedNumber,
    capitals,
    twoMistyped,
    ofWords(filler, everyday, oneMistyped, (...place) => formOfWish(...place)),
  ],
};

function nothing(found: { readonly length: number } | null): FoundMeaning | null {
  return found && { length: found.length, meaning: 'nothing' };
}

/** Ends that were not said are left out. */
function single<Read extends { readonly length: number }>(
  filter: SingleFilter,
  found: Read | null,
  endsOf: (found: Read) => { readonly [End in keyof ListingBody]: ListingBody[End] | null },
): FoundMeaning | null {
  if (!found) return null;
  const said = Object.entries(endsOf(found)).filter(([, end]) => (end ?? null) !== null);
  return { length: found.length, meaning: { filter, values: Object.fromEntries(said) } };
}

function country(item: string | undefined, length: number): FoundMeaning | null {
  if (item === undefined) return null;
  return { length, meaning: { wishes: [{ name: 'destinationId', item }] } };
}

let sharedWishes: PhraseBook<Wishes> | undefined;
const wishes = () => (sharedWishes ??= wishBook());

/** Neither a country nor a kind of travel is meant by a word of daily life in the market's own language. */
function wishAt(
  tokens: readonly Token[],
  at: number,
  { language }: KnownThings,
): Found<Wishes> | null {
  const found = wishes().longestAt(tokens, at);
  const isWord = found?.length === 1 && isOrdinaryIn(language, tokens[at]?.word ?? '');
  return isWord ? null : found;
}

/** What no trip offers, in the market's language; in others where no trip has the word. */
function readUnoffered(
  tokens: readonly Token[],
  at: number,
  { language, isHeld }: KnownThings,
): FoundMeaning | null {
  const own = NOT_OFFERED[language].longestAt(tokens, at);
  if (own) return own;
  const others = Object.values(NOT_OFFERED).map((book) => book.longestAt(tokens, at));
  return (
    others.find((found) => found && (found.length > 1 || !isHeld(tokens[at]?.word ?? ''))) ?? null
  );
}

const SHORTEST_STEM = 5;
const SHORTEST_WISH_SLIP = 6;
/** What German joins to what a trip is of. */
const COMPOUND_END = /(?:s?(?:rund|gruppen)?reisen?|urlaube?s?|tours?|touren|trips?|ferien)$/u;

/** "Erholsames", "Partyreisen", "relaxng": an ending, a word for a trip or a slip beside a word for a kind of travel. */
const formOfWish: Reader = (tokens, at, known) => {
  const word = tokens[at]?.word ?? '';
  const meaning = compoundWish(word) ?? inflectedWish(word) ?? mistypedWish(word, known);
  return meaning ? { length: 1, meaning } : null;
};

function compoundWish(word: string): Wishes | undefined {
  const kind = word.replace(COMPOUND_END, '');
  return kind === word || kind.length < SHORTEST_STEM - 1 ? undefined : wishes().ofWord(kind);
}

function inflectedWish(word: string): Wishes | undefined {
  const stems = [word.slice(0, -1), word.slice(0, -2)];
  return stems.flatMap((stem) => (stem.length < SHORTEST_STEM ? [] : (kindOf(stem) ?? [])))[0];
}

function mistypedWish(word: string, known: KnownThings): Wishes | undefined {
  if (word.length < SHORTEST_WISH_SLIP || isOrdinary(word) || known.isHeld(word)) return undefined;
  kindsByLetter ??= Map.groupBy(kindWords(), ([kind]) => kind.charAt(0));
  // A slip is seldom in the first letter.
  return kindsByLetter.get(word.charAt(0))?.find(([kind]) => isOneSlipApart(kind, word))?.[1];
}

let kindsByLetter: ReadonlyMap<string, readonly (readonly [string, Wishes])[]> | undefined;

function kindWords() {
  return wishes()
    .words()
    .filter(([kind]) => kind.length >= SHORTEST_STEM && kindOf(kind));
}

/** Slips of places are read before, with more care. */
function kindOf(word: string): Wishes | undefined {
  const found = wishes().ofWord(word);
  return found?.wishes.some(({ name }) => PLACES.includes(name)) ? undefined : found;
}

const SHORTEST_SLIP = 5;
const SHORTEST_NAME = 4;
/** Of one text: each is held against every name. */
const MOST_SLIPS = 24;

/** The country whose name some words are a slip of. */
function mistypedCountry(
  slip: readonly Token[],
  length: number,
  known: KnownThings,
): string | undefined {
  const name = slip.map(({ word }) => word).join(' ');
  if (slip.length < length) return undefined;
  if (slip.some(({ number, word }) => number !== null || isOrdinary(word))) return undefined;
  if (name.length < SHORTEST_SLIP) {
    const short = length === 1 && !known.isHeld(name) ? countryOfInnerSlip(name) : undefined;
    return short !== undefined && known.hasTrips(short) ? short : undefined;
  }
  // Neither is "cómo os", which asks how, the Comoros.
  if (length > 1 && isEveryday(slip[0]?.word ?? '') && (slip[1]?.word.length ?? 0) < SHORTEST_NAME)
    return undefined;
  // Of two words the second alone may be the right name: "a peru".
  if (slip.slice(1).some(({ word }) => isFiller(word) || wishes().get(word))) return undefined;
  const found = known.mistypedCountry(name);
  return found !== undefined && beginsNameOf(found, name.charAt(0)) ? found : undefined;
}
