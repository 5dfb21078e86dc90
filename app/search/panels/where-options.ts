/** The rows of the where list (SRCH-04): the text itself, then destinations, best first. */
import type { Area } from '../../../domain/continent.ts';
import type { SearchChoices } from '../search-choices.ts';
import { isNothingFound, type FoundPlace, type PlaceLookup } from '../state/place-lookup.ts';
import { lookupText, type Place, type WhereSelection } from '../state/where-selection.ts';

interface PlaceOption {
  readonly kind: 'place';
  readonly place: Place;
  /** Absent where the page does not know it. */
  readonly area?: Area;
  readonly travels?: number;
  /** Absent where it is not known what other dates would leave. */
  readonly departures?: number;
  /** False where only words of its trips fit the text. */
  readonly isNamed?: boolean;
}

interface KeywordOption {
  readonly kind: 'keyword';
  readonly text: string;
  /** What searching for it lists; absent until it is known. */
  readonly totals?: { readonly travels: number; readonly departures: number };
}

export type WhereOption = PlaceOption | KeywordOption;

/** How many destinations are proposed before anything is typed. */
const MOST_PROPOSED = 8;

/**
 * What can be chosen. Until the answer for a text is there, the destinations that are known anyway and
 * whose names hold the text: a list that stands at once, and is not wrong. A text that finds nothing has
 * no row: there are no trips that it could search.
 *
 * @param popular what is known where the page has no choices, best first
 * @param isCounted whether the page's choices are counted for what is chosen now
 */
export function whereOptions(
  where: WhereSelection,
  lookup: PlaceLookup,
  choices: SearchChoices,
  popular: readonly FoundPlace[],
  isCounted = true,
): readonly WhereOption[] {
  const known = areKnown(choices) ? knownPlaces(choices, isCounted) : popular.map(optionOf);
  const text = lookupText(where);
  if (text === '') return known.slice(0, MOST_PROPOSED);
  const { found } = lookup;
  const isAnswered = found?.text === text;
  if (isAnswered && isNothingFound(lookup)) return [];
  const keyword: KeywordOption = {
    kind: 'keyword',
    text,
    ...(isAnswered &&
      !found.isNarrowed && { totals: { travels: found.travels, departures: found.departures } }),
  };
  if (!isAnswered) return [keyword, ...known.filter(({ place }) => holds(place.name, text))];
  const areas = new Map(known.map(({ place, area }) => [place.id, area]));
  return [
    keyword,
    ...found.places.map((place): PlaceOption => {
      const area = areas.get(place.id);
      return { ...optionOf(place), ...(area && { area }) };
    }),
  ];
}

/** Whether the page came with destinations of its own. */
export function areKnown({ places }: SearchChoices): boolean {
  return places.length > 0;
}

function optionOf({ id, name, ...facts }: FoundPlace): PlaceOption {
  return { kind: 'place', place: { id, name }, ...facts };
}

/** The one with most departures first. */
function knownPlaces({ places }: SearchChoices, isCounted: boolean): readonly PlaceOption[] {
  return places
    .flatMap(({ area, destinations }) => destinations.map((place) => ({ ...place, area })))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id, name, area, count }) => ({
      kind: 'place',
      place: { id, name },
      area,
      ...(isCounted && { departures: count }),
    }));
}

/** Without regard to accents and capitals. */
export function holds(name: string, text: string): boolean {
  return folded(name).includes(folded(text));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
