/** Look-ups by slug and code over a snapshot, for the pages of single travels and tours. */
import { byDeparture } from '../../domain/departure-order.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { completeSteps } from '../search-index/complete-steps.ts';
import { lowerBound, orderOfIds, ROWS_BETWEEN_PAUSES } from '../search-index/sorted-order.ts';
import { WordMap } from '../search-index/word-map.ts';
import type { CatalogueSnapshot, PricedTour, TravelRecord } from './records.ts';

export interface CatalogueView {
  findTravel(id: string): TravelRecord | null;
  /** By the present or a former slug of the language. */
  findTravelBySlug(language: Language, slug: string): TravelRecord | null;
  /** By its code, in whatever case it was typed. */
  findTour(code: string): PricedTour | null;
  /** Tours of a travel by starting day, withdrawn and departed ones too. */
  listToursOf(travelId: string): readonly PricedTour[];
  /** Tours that a coordinator is named for, by starting day, departed ones too (TRV-10). */
  listToursLedBy(coordinatorId: string): readonly PricedTour[];
}

/** Makes the look-ups in one go. */
export function buildCatalogueView(snapshot: CatalogueSnapshot): CatalogueView {
  return completeSteps(catalogueViewSteps(snapshot));
}

/**
 * Makes the look-ups in short steps, between which whoever drives them can let requests in. Tours are found
 * by sorted numbers: a map of a million codes would cost more memory than all of them.
 */
export function* catalogueViewSteps({
  travels,
  tours,
}: CatalogueSnapshot): Generator<void, CatalogueView> {
  const travelById = new Map(travels.map((travel) => [travel.id, travel]));
  const findTravelBySlug = yield* slugSteps(travels);
  const codeOf = (position: number) => (tours[position] as PricedTour).code.toUpperCase();
  const codes: string[] = [];
  for (const { code } of tours) {
    codes.push(code.toUpperCase());
    if (codes.length % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  const byCode = yield* orderOfIds(codes);
  const positionsOf = yield* positionsByTravel(tours);
  const ledBy = yield* toursByCoordinator(tours);
  const listToursOf = (travelId: string) =>
    Array.from(positionsOf(travelId), (position) => tours[position] as PricedTour).sort(
      byDeparture,
    );
  const findTour = (code: string): PricedTour | null => {
    const wanted = code.toUpperCase();
    const position = byCode[lowerBound(byCode, wanted, codeOf)];
    return position !== undefined && codeOf(position) === wanted
      ? (tours[position] as PricedTour)
      : null;
  };

  return {
    findTravel: (id) => travelById.get(id) ?? null,
    findTravelBySlug,
    findTour,
    listToursOf,
    listToursLedBy: (coordinatorId) => ledBy.get(coordinatorId) ?? [],
  };
}

/** Texts of a travel are parsed for its slugs. */
const TRAVELS_BETWEEN_PAUSES = 32;

function* slugSteps(
  travels: readonly TravelRecord[],
): Generator<void, CatalogueView['findTravelBySlug']> {
  const newSlugs = () => ({
    present: new WordMap<TravelRecord>(),
    former: new WordMap<TravelRecord>(),
  });
  const [offered, gone] = [newSlugs(), newSlugs()];
  for (const [place, travel] of travels.entries()) {
    const { present, former } = travel.isWithdrawn ? gone : offered;
    for (const language of LANGUAGES) {
      const own = travel.words[language];
      if (!own) continue;
      const { slug, oldSlugs } = own;
      present.set(slugKey(language, slug), travel);
      for (const old of oldSlugs) former.set(slugKey(language, old), travel);
    }
    if (place % TRAVELS_BETWEEN_PAUSES === 0) yield;
  }
  // A present slug wins over somebody's former one, and an address of a travel that is gone may lead to
  // another since.
  const places = [offered.present, offered.former, gone.present, gone.former];
  return (language, slug) => {
    const key = slugKey(language, slug);
    for (const slugs of places) {
      const travel = slugs.get(key);
      if (travel) return travel;
    }
    return null;
  };
}

function slugKey(language: Language, slug: string): string {
  return `${language} ${slug}`;
}

/** Tours that somebody is named for, by who it is. */
function* toursByCoordinator(
  tours: readonly PricedTour[],
): Generator<void, ReadonlyMap<string, readonly PricedTour[]>> {
  const led = new Map<string, PricedTour[]>();
  for (const [position, tour] of tours.entries()) {
    const { coordinatorId } = tour;
    if (coordinatorId !== null) {
      const list = led.get(coordinatorId);
      if (list) list.push(tour);
      else led.set(coordinatorId, [tour]);
    }
    if (position % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  for (const list of led.values()) {
    list.sort(byDeparture);
    yield;
  }
  return led;
}

/** A reader of the places in `tours` that a travel's tours have. */
function* positionsByTravel(
  tours: readonly PricedTour[],
): Generator<void, (travelId: string) => Uint32Array> {
  const places = new Map<string, { start: number; end: number }>();
  for (const [position, { travelId }] of tours.entries()) {
    const place = places.get(travelId);
    if (place) place.end += 1;
    else places.set(travelId, { start: 0, end: 1 });
    if (position % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  let filled = 0;
  for (const place of places.values()) {
    const count = place.end;
    place.start = place.end = filled;
    filled += count;
  }
  const positions = new Uint32Array(tours.length);
  for (const [position, { travelId }] of tours.entries()) {
    const place = places.get(travelId);
    if (place) positions[place.end++] = position;
    if (position % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return (travelId) => {
    const place = places.get(travelId);
    return place ? positions.subarray(place.start, place.end) : NO_POSITIONS;
  };
}

const NO_POSITIONS = new Uint32Array(0);
