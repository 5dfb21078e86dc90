/**
 * What the "where" of the search bar holds (SRCH-03 to SRCH-08): typed text, destinations, a continent,
 * or the row that searches for the text itself. At most one of the three choices is made at a time.
 */
import type { ContinentCode } from '../../../domain/continent.ts';
import { cleanText, MAXIMUM_TEXT_LENGTH } from '../../../domain/query-values.ts';

/** A destination by its ISO 3166 alpha-3 code, with its name in the market's language. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

export interface WhereSelection {
  /** What the text field shows: as typed, or the names of the chosen destinations. */
  readonly input: string;
  /** Chosen in the bar it is one; an address may name several. */
  readonly destinations: readonly Place[];
  /** Chosen in the bar it is one; an address may name several. */
  readonly continents: readonly ContinentCode[];
  /** Whether the text itself is to be searched for: the row "search all trips for …". */
  readonly isKeyword: boolean;
}

export const ANYWHERE: WhereSelection = {
  input: '',
  destinations: [],
  continents: [],
  isKeyword: false,
};

export type WhereEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'destinationChosen'; readonly destination: Place }
  | { readonly type: 'continentChosen'; readonly continent: ContinentCode }
  | { readonly type: 'keywordChosen' }
  | { readonly type: 'whereCleared' };

/** The selection after an event; the same object where nothing changes. */
export function whereAfter(where: WhereSelection, event: WhereEvent): WhereSelection {
  switch (event.type) {
    case 'typed':
      return { ...ANYWHERE, input: event.text.slice(0, MAXIMUM_TEXT_LENGTH) };
    case 'destinationChosen':
      return destinationsAs([event.destination]);
    case 'continentChosen':
      return isChosen(where, event.continent)
        ? ANYWHERE
        : { ...ANYWHERE, continents: [event.continent] };
    case 'keywordChosen':
      return keywordOf(where);
    case 'whereCleared':
      return ANYWHERE;
  }
}

/** Typed text of which nothing was chosen yet: as long as it stands there is nothing to search for (SRCH-10). */
export function isUnfinished({ input, destinations, isKeyword }: WhereSelection): boolean {
  return cleanText(input) !== '' && destinations.length === 0 && !isKeyword;
}

/** Whoever leaves the field with text in it means the text: nothing that was typed is lost. */
export function settledWhere(where: WhereSelection): WhereSelection {
  if (isUnfinished(where)) return keywordOf(where);
  return cleanText(where.input) === '' && where.input !== '' ? { ...where, input: '' } : where;
}

/** The text whose destinations are to be looked up; empty where a choice stands in the field (SRCH-03). */
export function lookupText({ input, destinations }: WhereSelection): string {
  return destinations.length > 0 ? '' : cleanText(input);
}

export function isAnywhere({ input, destinations, continents }: WhereSelection): boolean {
  return input === '' && destinations.length === 0 && continents.length === 0;
}

export function destinationsAs(destinations: readonly Place[]): WhereSelection {
  return { ...ANYWHERE, destinations, input: destinations.map(({ name }) => name).join(', ') };
}

/** Only a text that is more than spaces can be searched for (§5). */
function keywordOf(where: WhereSelection): WhereSelection {
  const input = cleanText(where.input);
  return input === '' || where.destinations.length > 0
    ? where
    : { ...ANYWHERE, input, isKeyword: true };
}

function isChosen({ continents }: WhereSelection, continent: ContinentCode): boolean {
  return continents.length === 1 && continents[0] === continent;
}
