/** Look-ups by slug and code over a snapshot, for the pages of single travels and tours. */
import { ledDepartures } from '../../domain/led-departures.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { completeSteps } from '../search-index/complete-steps.ts';
import { onceFor } from '../search-index/once-for.ts';
import { lowerBound, orderOfIds, ROWS_BETWEEN_PAUSES } from '../search-index/sorted-order.ts';
import type { CatalogueSnapshot, PricedTour, TravelRecord } from './records.ts';

export interface CatalogueView {
  findTravel(id: string): TravelRecord | null;
  /** By the present or a former slug of the language. */
  findTravelBySlug(language: Language, slug: string): TravelRecord | null;
  /** By its code, in whatever case it was typed. */
  findTour(code: string): PricedTour | null;
  /** Tours of a travel by starting day, withdrawn and departed ones too. */
  listToursOf(travelId: string): readonly PricedTour[];
  listTravelsOf(coordinatorId: string): readonly TravelRecord[];
  /** Whether the travel's coordinator leads this tour, and not another at the same time (TRV-10). */
  isLed(tour: Pick<PricedTour, 'code'>): boolean;
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
  const travelBySlug = new Map<Language, Map<string, TravelRecord>>();
  for (const language of LANGUAGES) {
    yield;
    travelBySlug.set(language, slugsIn(language, travels));
  }
  const codeOf = (position: number) => (tours[position] as PricedTour).code.toUpperCase();
  const codes: string[] = [];
  for (const { code } of tours) {
    codes.push(code.toUpperCase());
    if (codes.length % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  const byCode = yield* orderOfIds(codes);
  const positionsOf = yield* positionsByTravel(tours);
  const listToursOf = (travelId: string) =>
    Array.from(positionsOf(travelId), (position) => tours[position] as PricedTour).sort(
      byStartingDate,
    );
  const listTravelsOf = (coordinatorId: string) =>
    travels.filter((travel) => travel.coordinatorId === coordinatorId);
  // A withdrawn tour takes nobody's time.
  const ledBy = onceFor((coordinatorId: string) =>
    ledDepartures(
      listTravelsOf(coordinatorId)
        .flatMap(({ id }) => listToursOf(id))
        .filter(({ isWithdrawn }) => !isWithdrawn),
    ),
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
    findTravelBySlug: (language, slug) => travelBySlug.get(language)?.get(slug) ?? null,
    findTour,
    listToursOf,
    listTravelsOf,
    isLed: ({ code }) => {
      const travel = travelById.get(findTour(code)?.travelId ?? '');
      return travel !== undefined && ledBy(travel.coordinatorId).has(code);
    },
  };
}

function slugsIn(language: Language, travels: readonly TravelRecord[]): Map<string, TravelRecord> {
  const bySlug = new Map<string, TravelRecord>();
  // An address of a travel that is gone may lead to another since.
  for (const isWithdrawn of [true, false]) {
    const group = travels.filter((travel) => travel.isWithdrawn === isWithdrawn);
    for (const travel of group) {
      for (const old of travel.words[language].oldSlugs) bySlug.set(old, travel);
    }
    // A present slug wins over somebody's former one.
    for (const travel of group) bySlug.set(travel.words[language].slug, travel);
  }
  return bySlug;
}

/** A reader of the places in `tours` that a travel's tours have. */
function* positionsByTravel(
  tours: readonly PricedTour[],
): Generator<void, (travelId: string) => Uint32Array> {
  const counts = new Map<string, number>();
  for (const [position, { travelId }] of tours.entries()) {
    counts.set(travelId, (counts.get(travelId) ?? 0) + 1);
    if (position % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  const places = new Map<string, { readonly positions: Uint32Array; count: number }>();
  for (const [travelId, count] of counts) {
    places.set(travelId, { positions: new Uint32Array(count), count: 0 });
  }
  for (const [position, { travelId }] of tours.entries()) {
    const place = places.get(travelId);
    if (place) place.positions[place.count++] = position;
    if (position % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return (travelId) => places.get(travelId)?.positions ?? NO_POSITIONS;
}

const NO_POSITIONS = new Uint32Array(0);

function byStartingDate(a: PricedTour, b: PricedTour): number {
  if (a.startingDate !== b.startingDate) return a.startingDate < b.startingDate ? -1 : 1;
  return a.code < b.code ? -1 : 1;
}
