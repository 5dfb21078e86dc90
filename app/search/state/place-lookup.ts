/**
 * Looking up the destinations of a typed text (SRCH-03): which answer counts, and whether one is
 * awaited. Each text has a number, and an answer counts only while no newer text was typed.
 */

/** How long typing rests before it is asked for (§9). */
export const LOOKUP_DELAY_MS = 800;

/** A destination that was found, with what choosing it would list. */
export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  /** False where only words of its trips fit the text. */
  readonly isNamed?: boolean;
  /** Absent where the search is narrowed: then departures alone are counted. */
  readonly travels?: number;
  /** Absent where they could not be counted. */
  readonly departures?: number;
}

/** The answer for a text: what searching for the text itself would list, and destinations, best first. */
export interface FoundPlaces {
  readonly text: string;
  /** Whether the search is narrowed: then `travels` and `departures` of the text are those without it. */
  readonly isNarrowed?: boolean;
  readonly travels: number;
  readonly departures: number;
  readonly places: readonly FoundPlace[];
}

export interface PlaceLookup {
  /** Of the newest text. */
  readonly sequence: number;
  /** Trimmed; empty where nothing is looked up. */
  readonly text: string;
  /** Whether it is not yet asked for, asked for, or answered (or there is nothing to ask). */
  readonly phase: 'waiting' | 'loading' | 'done';
  /** The newest answer, which may be that of an earlier text while one is awaited; null for none. */
  readonly found: FoundPlaces | null;
}

export const NO_LOOKUP: PlaceLookup = { sequence: 0, text: '', phase: 'done', found: null };

export type LookupEvent =
  /** The text that stands in the field; empty where a choice does. */
  | { readonly type: 'textChanged'; readonly text: string }
  /** `LOOKUP_DELAY_MS` after the text with this number. */
  | { readonly type: 'asked'; readonly sequence: number }
  /** Null for a failure, of which nothing is said. */
  | { readonly type: 'answered'; readonly sequence: number; readonly found: FoundPlaces | null };

/** The lookup after an event; the same object where nothing changes. */
export function lookupAfter(lookup: PlaceLookup, event: LookupEvent): PlaceLookup {
  switch (event.type) {
    case 'textChanged': {
      const text = event.text.trim();
      if (text === lookup.text) return lookup;
      const sequence = lookup.sequence + 1;
      return text === ''
        ? { ...NO_LOOKUP, sequence }
        : { sequence, text, phase: 'waiting', found: lookup.found };
    }
    case 'asked':
      return event.sequence === lookup.sequence && lookup.phase === 'waiting'
        ? { ...lookup, phase: 'loading' }
        : lookup;
    case 'answered':
      return event.sequence === lookup.sequence && lookup.phase === 'loading'
        ? { ...lookup, phase: 'done', found: event.found }
        : lookup;
  }
}

/** Whether the loader turns. */
export function isLookingUp({ phase }: PlaceLookup): boolean {
  return phase !== 'done';
}

/** Whether the text was answered, and with neither a destination nor a travel (SRCH-04). */
export function isNothingFound({ phase, text, found }: PlaceLookup): boolean {
  return phase === 'done' && text !== '' && found?.places.length === 0 && found.travels === 0;
}
