/** What a part of a typed text means. */
import type { FilterName } from '../../domain/filters/filters.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Wish, Wishes } from './wish-words.ts';

/** A filter that is set by one phrase; a second one that would set it otherwise is not used. */
export type SingleFilter = Extract<
  FilterName,
  'dates' | 'length' | 'price' | 'leaveTo' | 'pace' | 'ageBadge'
>;

export type ImpossibleDays = 'noDay' | 'past' | 'far';

export type Meaning =
  | { readonly filter: SingleFilter; readonly values: ListingBody }
  | Wishes
  /** What somebody asks for who does not want this: who does not share a room, a room of their own. */
  | { readonly unless: Wish }
  /** A word that travels have, or the name of a place: looked for as it stands. */
  | 'text'
  | 'unknown'
  /** A day that no year has, days that are over, and those of a year that is far. */
  | ImpossibleDays
  /** Understood, and nothing to search for: what no trip offers, a number of people. */
  | 'nothing'
  /** Of no wish at all, though a "no" before it is said of it: "I don't know Japan". */
  | 'everyday'
  /** Asked about trips, not for one: a visa. */
  | 'practical'
  /** The lowest price, whatever that is. */
  | 'cheapest'
  | 'filler'
  | 'negation';

export interface Phrase {
  /** As they were typed. */
  readonly words: string;
  readonly meaning: Meaning;
  /** Whether a "no" is said of it. */
  readonly isUnwanted: boolean;
  /** Places of its first token, and of the one behind it. */
  readonly at: number;
  readonly end: number;
}
