/**
 * Reads what somebody typed as filters (SRCH-03): "beach in march under 2000" is a style, a month and a price.
 * All languages are read at once, since a traveller in one market may type in another. What is understood becomes
 * filters, what a travel has in its words stays a text, and the rest is named, so that nobody thinks that it holds.
 *
 * Nothing is asked of a database or a clock here: who calls it says what there is.
 */
import type { FilterName } from '../../domain/filters/filters.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Currency } from '../../domain/market.ts';
import type { PaceLimit } from '../../domain/travel-pace.ts';
import {
  isNumberWord,
  readBoundedNumber,
  readLeave,
  readLength,
  readPeople,
  readPrice,
} from './amounts.ts';
import { isFiller, NEGATIONS, NOT_OFFERED } from './filler-words.ts';
import { isOrdinary, isOrdinaryIn } from './ordinary-words.ts';
import type { PhraseBook } from './phrase-book.ts';
import { readTime, type TimeWords } from './times.ts';
import { tokensOf, typedText, type Token } from './tokens.ts';
import { beginsNameOf, countryOfCapitals, isContinent, wishBook, type Wish } from './wish-words.ts';

/** What a text is held against. */
export interface KnownThings extends TimeWords {
  /** Names of places of which a word means something else: "Chiang Mai" is no trip in May. */
  readonly wholeNames: PhraseBook<true>;
  /** Whether travels go there; ISO 3166 alpha-3. */
  readonly hasTrips: (country: string) => boolean;
  /** The same of a part of a country; ISO 3166-2. */
  readonly hasTripsToPart: (part: string) => boolean;
  /** Whether a travel has this word among its own. */
  readonly isHeld: (word: string) => boolean;
  /** The country whose name was meant by a slip of it, one with trips first. */
  readonly mistypedCountry: (name: string) => string | undefined;
  /** Whether words are a country's name in the site's language, in English, or in daily life. */
  readonly isNameOf: (words: string, country: string) => boolean;
  /** Whether a text finds a travel that does not go to a country. */
  readonly findsElsewhere: (text: string, country: string) => boolean;
  /** Whether a text finds a travel, of those to the places where some are named. */
  readonly finds: (
    text: string,
    places: Pick<ListingBody, 'destinationId' | 'continentId'>,
  ) => boolean;
  /** An amount of a currency, or of the one that is shown, in cents of the latter. */
  readonly centsOf: (units: number, currency: Currency | null) => number;
}

/** A filter, and the words that it was read from. */
interface ReadPart {
  readonly words: string;
  readonly filter: FilterName;
  /** The value of a list that is meant. */
  readonly item?: string;
}

export interface TextReading {
  /** What is asked for, the text among them where words of it are looked for as they stand. */
  readonly filters: ListingBody;
  readonly parts: readonly ReadPart[];
  /** Countries that were named and that no travel goes to. */
  readonly withoutTrips: readonly string[];
  /** Parts of countries that were named and that no travel goes to, though some go to the country (ISO 3166-2). */
  readonly partsWithoutTrips: readonly string[];
  /** Words that no filter says and no travel has. */
  readonly unused: readonly string[];
}

/** A filter that is set by one phrase; a second one that would set it otherwise is not used. */
type SingleFilter = 'dates' | 'length' | 'price' | 'leaveTo' | 'pace';

let sharedWishes: PhraseBook<readonly Wish[]> | undefined;

/**
 * Without parts where the whole text stays as it is, to be looked for: the name of a place or a kind of travel,
 * also mistyped, and a text of which nothing is understood. A text that is countries without trips is those, also
 * where words of it stand in other travels, and so is the name of a country where a text would find others. Without
 * filters, too, where no word may be looked for.
 */
export function readText(text: string, known: KnownThings): TextReading {
  const tokens = tokensOf(text);
  const reading = new Reading(tokens, known);
  for (let at = 0; at < tokens.length;) at += reading.step(at);
  reading.keepLast();
  return reading.result(text);
}

/** What begins at a place: how many tokens it is, and what to do with it where it is wanted. */
interface ReadHere {
  readonly length: number;
  readonly keep: (words: string) => void;
  /** Of what nobody searches for, although every word of it is known. */
  readonly isNothing?: true;
}

class Reading {
  readonly #tokens: readonly Token[];
  readonly #known: KnownThings;
  readonly #wishes = (sharedWishes ??= wishBook());
  readonly #filters: ListingBody = {};
  readonly #parts: ReadPart[] = [];
  /** Countries that no travel goes to. */
  readonly #missing: ReadPart[] = [];
  readonly #missingParts = new Set<string>();
  readonly #unused: { at: number; words: string }[] = [];
  /** Places of tokens that stay a text. */
  readonly #texts: { at: number; words: string }[] = [];
  #isNegated = false;
  /** What was read last: a "no" at the end is said of it. */
  #last: { readonly at: number; readonly found: ReadHere } | null = null;
  /** Whether anything was typed that may be looked for: no filler, nothing that is unwanted or that no trip offers. */
  #hasWords = false;
  #hasRegion = false;
  #slips = 0;

  constructor(tokens: readonly Token[], known: KnownThings) {
    this.#tokens = tokens;
    this.#known = known;
  }

  /** Reads what begins at a place; how many tokens it was. */
  step(at: number): number {
    const negation = NEGATIONS.longestAt(this.#tokens, at);
    const phrase = this.#readPhrase(at) ?? this.#readUnoffered(at);
    // "No more than 2000" is a price, "not too demanding" a pace.
    if (negation && negation.length >= (phrase?.length ?? 0)) {
      if (this.#last && this.#endsSentence(at + negation.length)) {
        this.#setUnused(this.#last.at, this.#last.found.length);
        this.#last = null;
      } else this.#isNegated = true;
      return negation.length;
    }
    this.keepLast();
    const found = phrase ?? this.#readWord(at);
    if (found === null) {
      // "no long flights": the words up to the next thing.
      if (!this.#isFillerAt(at)) this.#isNegated = false;
      return 1;
    }
    if (this.#isNegated) this.#setUnused(at, found.length);
    else this.#last = { at, found };
    this.#isNegated = false;
    return found.length;
  }

  /** "Japan no", "kein": nothing is left that it could be said of. */
  #endsSentence(at: number): boolean {
    const next = this.#tokens[at];
    return !next || /[.,;!?]/u.test(next.before);
  }

  keepLast(): void {
    if (!this.#last) return;
    const { at, found } = this.#last;
    this.#hasWords ||= !found.isNothing;
    found.keep(this.#typed(at, found.length));
    this.#last = null;
  }

  #readPhrase(at: number): ReadHere | null {
    const tokens = this.#tokens;
    const known = this.#known;
    const place = known.wholeNames.longestAt(tokens, at);
    if (place) return { length: place.length, keep: (words) => this.#texts.push({ at, words }) };
    const people = readPeople(tokens, at);
    if (people) return this.#nothing(at, people.length);
    const wish = this.#wishAt(at);
    const time = readTime(tokens, at, known);
    if (time && time.length >= (wish?.length ?? 0)) {
      const { length, from: dateFrom, to: dateTo, daysSpan } = time;
      const days = {
        ...(dateFrom && { dateFrom }),
        ...(dateTo && { dateTo }),
        ...(daysSpan && { daysSpan }),
      };
      return { length, keep: (words) => this.#setOnce(at, 'dates', days, words) };
    }
    const leave = readLeave(tokens, at);
    if (leave) {
      const { to } = leave.range;
      const days = to === null ? {} : { leaveTo: to };
      return { length: leave.length, keep: (words) => this.#setOnce(at, 'leaveTo', days, words) };
    }
    const length = readLength(tokens, at);
    if (length) {
      const { from, to } = length.range;
      const days = { ...(from && { durationFrom: from }), ...(to && { durationTo: to }) };
      return { length: length.length, keep: (words) => this.#setOnce(at, 'length', days, words) };
    }
    const price = readPrice(tokens, at);
    if (price) {
      const { from, to } = price.range;
      const cents = {
        ...(from && { priceFrom: known.centsOf(from, price.currency) }),
        ...(to && { priceTo: known.centsOf(to, price.currency) }),
      };
      return { length: price.length, keep: (words) => this.#setOnce(at, 'price', cents, words) };
    }
    if (wish) {
      return { length: wish.length, keep: (words) => this.#setWishes(at, wish.meaning, words) };
    }
    return null;
  }

  /** A country is not meant by a word of the market's own language. */
  #wishAt(at: number) {
    const wish = this.#wishes.longestAt(this.#tokens, at);
    const isOrdinary =
      wish?.length === 1 &&
      wish.meaning[0]?.name === 'destinationId' &&
      isOrdinaryIn(this.#known.language, this.#tokens[at]?.word ?? '');
    return isOrdinary ? null : wish;
  }

  /** What no trip offers, in the market's language; in others where no trip has the word. */
  #readUnoffered(at: number): ReadHere | null {
    const { language, isHeld } = this.#known;
    const own = NOT_OFFERED[language].longestAt(this.#tokens, at);
    if (own) return this.#nothing(at, own.length);
    for (const book of Object.values(NOT_OFFERED)) {
      const found = book.longestAt(this.#tokens, at);
      const isPlace = found?.length === 1 && isHeld(this.#tokens[at]?.word ?? '');
      if (found && !isPlace) return this.#nothing(at, found.length);
    }
    return null;
  }

  #nothing(at: number, length: number): ReadHere {
    return { length, keep: () => this.#setUnused(at, length), isNothing: true };
  }

  /** A word that no filter says: of a trip, a slip, or of no use. */
  #readWord(at: number): ReadHere | null {
    const bounded = readBoundedNumber(this.#tokens, at);
    if (bounded && !this.#readPhrase(at + bounded.length - 1)) {
      return this.#nothing(at, bounded.length);
    }
    const { typed, word, number } = this.#tokens[at] as Token;
    const inCapitals = countryOfCapitals(typed);
    if (inCapitals) return this.#country(at, inCapitals);
    const twoWords = this.#mistyped(at, 2);
    if (twoWords) return this.#country(at, twoWords, 2);
    if (number === null && isFiller(word)) return null;
    if (number === null && !isNumberWord(word) && this.#known.isHeld(word)) {
      return { length: 1, keep: (words) => this.#texts.push({ at, words }) };
    }
    const country = this.#mistyped(at, 1);
    if (country) return this.#country(at, country);
    return { length: 1, keep: () => this.#setUnused(at, 1) };
  }

  #country(at: number, item: string, length = 1): ReadHere {
    return {
      length,
      keep: (words) => this.#setWishes(at, [{ name: 'destinationId', item }], words),
    };
  }

  /** The country whose name some words are a slip of. */
  #mistyped(at: number, length: number): string | undefined {
    const tokens = this.#tokens.slice(at, at + length);
    const name = tokens.map(({ word }) => word).join(' ');
    const isName = tokens.length === length && tokens.every(({ number }) => number === null);
    if (!isName || name.length < SHORTEST_SLIP || this.#slips >= MOST_SLIPS) return undefined;
    if (tokens.some(({ word }) => isOrdinary(word))) return undefined;
    // Of two words the second alone may be the right name: "a peru".
    if (tokens.slice(1).some(({ word }) => isFiller(word) || this.#wishes.get(word)))
      return undefined;
    this.#slips += 1;
    const country = this.#known.mistypedCountry(name);
    return country !== undefined && beginsNameOf(country, name.charAt(0)) ? country : undefined;
  }

  #isFillerAt(at: number): boolean {
    return isFiller(this.#tokens[at]?.word ?? '');
  }

  #setOnce(at: number, filter: SingleFilter, values: ListingBody, words: string): void {
    const set: Readonly<Record<string, unknown>> = this.#filters;
    const entries = Object.entries(values);
    const isSet = entries.some(([key]) => key in set);
    // "A week or seven days".
    if (isSet && entries.every(([key, value]) => set[key] === value)) return;
    const {
      priceFrom = 0,
      priceTo,
      durationFrom = 0,
      durationTo,
      dateFrom = '',
      dateTo,
    } = { ...this.#filters, ...values };
    const isEmpty =
      (priceTo ?? priceFrom) < priceFrom ||
      (durationTo ?? durationFrom) < durationFrom ||
      (dateTo ?? dateFrom) < dateFrom;
    if (isSet || isEmpty || entries.length === 0) {
      this.#unused.push({ at, words });
      return;
    }
    Object.assign(this.#filters, values);
    // "over 1000, under 2000" is one range.
    const place = this.#parts.findIndex((part) => part.filter === filter);
    const first = this.#parts[place];
    if (first) this.#parts[place] = { words: `${first.words} ${words}`, filter };
    else this.#parts.push({ words, filter });
  }

  #setWishes(at: number, wishes: readonly Wish[], words: string): void {
    const lists = this.#filters as Record<string, string[] | true | undefined>;
    const isRegion = wishes.length > 1 && wishes[0]?.name === 'destinationId';
    const possible = wishes.filter(({ item = '' }) => !isRegion || this.#known.hasTrips(item));
    if (possible.length === 0) this.#unused.push({ at, words });
    this.#hasRegion ||= isRegion;
    for (const { name, item, part } of possible) {
      if (name === 'pace') {
        this.#setOnce(at, name, { pace: item as PaceLimit }, words);
        continue;
      }
      if (name === 'destinationId' && item && !this.#known.hasTrips(item)) {
        if (!this.#missing.some((part) => part.item === item)) {
          this.#missing.push({ words, filter: name, item });
        }
        continue;
      }
      if (part && !this.#known.hasTripsToPart(part)) this.#missingParts.add(part);
      const values = lists[name];
      if (item === undefined) lists[name] = true;
      else if (!Array.isArray(values)) lists[name] = [item];
      else if (values.includes(item)) continue;
      else values.push(item);
      this.#parts.push({ words, filter: name, ...(item !== undefined && { item }) });
    }
  }

  #setUnused(at: number, length: number): void {
    this.#unused.push({ at, words: this.#typed(at, length) });
  }

  #typed(at: number, length: number): string {
    return typedText(this.#tokens.slice(at, at + length));
  }

  /** Whether words name a country in the language of the site: "salvador" is one in French alone. */
  #isName({ words, filter, item = '' }: ReadPart): boolean {
    return filter === 'destinationId' && this.#known.isNameOf(words, item);
  }

  /** Whether the text is one country's name, and words of it stand in travels to others: "colombie". */
  #isCountryAlone(text: string): boolean {
    const [part, ...more] = this.#parts;
    if (!part?.item || more.length > 0 || !this.#isName(part) || isContinent(text)) return false;
    return this.#known.findsElsewhere(text, part.item);
  }

  result(text: string): TextReading {
    const { destinationId, continentId } = this.#filters;
    if (this.#tokens.length > 0 && !this.#hasWords) return this.#nothingSearched(text);
    const isUnderstood = this.#texts.length === 0 && this.#unused.length === 0;
    const isOther =
      isUnderstood &&
      (this.#missing.some((part) => this.#isName(part)) || this.#isCountryAlone(text));
    const isFound =
      !isOther &&
      !this.#hasRegion &&
      this.#missingParts.size === 0 &&
      this.#parts.every(({ filter }) => NAMED.includes(filter)) &&
      this.#known.finds(text, {});
    if (isFound) return { ...NOTHING_READ, filters: { textSearch: text } };
    const withoutTrips = this.#missing.flatMap(({ item = [] }) => item);
    if (isUnderstood && this.#parts.length === 0 && withoutTrips.length > 0) {
      const filters = { destinationId: withoutTrips };
      return { ...NOTHING_READ, filters, parts: this.#missing, withoutTrips };
    }
    const kept: string[] = [];
    for (const { at, words } of this.#texts) {
      const isKept = this.#known.finds([...kept, words].join(' '), { destinationId, continentId });
      if (isKept) kept.push(words);
      else this.#unused.push({ at, words });
    }
    const textSearch = kept.join(' ');
    const unused = this.#unused.toSorted((a, b) => a.at - b.at).map(({ words }) => words);
    const parts: ReadPart[] = textSearch
      ? [...this.#parts, { words: textSearch, filter: 'textSearch' }]
      : this.#parts;
    const partsWithoutTrips = [...this.#missingParts];
    const said = { parts, withoutTrips, partsWithoutTrips, unused };
    if (parts.length === 0) return { ...said, filters: { textSearch: text } };
    return { ...said, filters: { ...this.#filters, ...(textSearch && { textSearch }) } };
  }

  /** "Honeymoon", "partir seul": no trip is to be looked for by it, so all are listed, and it is said. */
  #nothingSearched(text: string): TextReading {
    const unused = this.#unused.map(({ words }) => words);
    return { ...NOTHING_READ, filters: {}, unused: unused.length > 0 ? unused : [text] };
  }
}

const NOTHING_READ: Omit<TextReading, 'filters'> = {
  parts: [],
  withoutTrips: [],
  partsWithoutTrips: [],
  unused: [],
};

/** Filters that a text of names is found by as it stands. */
const NAMED: readonly FilterName[] = ['destinationId', 'continentId', 'travelStyles', 'badgeId'];

const SHORTEST_SLIP = 5;
/** Of one text: each is held against every name. */
const MOST_SLIPS = 24;
