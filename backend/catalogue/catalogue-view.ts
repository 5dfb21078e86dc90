/** Look-ups by slug and code over a snapshot, for the pages of single travels and tours. */
import { ledDepartures } from '../../domain/led-departures.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
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

export function buildCatalogueView({ travels, tours }: CatalogueSnapshot): CatalogueView {
  const travelById = new Map(travels.map((travel) => [travel.id, travel]));
  const travelBySlug = new Map<Language, Map<string, TravelRecord>>();
  for (const language of LANGUAGES) {
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
    travelBySlug.set(language, bySlug);
  }
  const tourByCode = new Map(tours.map((tour) => [tour.code.toUpperCase(), tour]));
  const toursByTravel = Map.groupBy(tours, (tour) => tour.travelId);
  for (const list of toursByTravel.values()) list.sort(byStartingDate);

  const led = ledTours(travelById, tours);

  return {
    findTravel: (id) => travelById.get(id) ?? null,
    findTravelBySlug: (language, slug) => travelBySlug.get(language)?.get(slug) ?? null,
    findTour: (code) => tourByCode.get(code.toUpperCase()) ?? null,
    listToursOf: (travelId) => toursByTravel.get(travelId) ?? [],
    listTravelsOf: (coordinatorId) =>
      travels.filter((travel) => travel.coordinatorId === coordinatorId),
    isLed: ({ code }) => led.has(code),
  };
}

/** Codes of the tours that their travel's coordinator leads; a withdrawn one takes nobody's time. */
function ledTours(
  travelById: ReadonlyMap<string, TravelRecord>,
  tours: readonly PricedTour[],
): ReadonlySet<string> {
  const running = tours.filter(({ isWithdrawn }) => !isWithdrawn);
  const byCoordinator = Map.groupBy(
    running,
    ({ travelId }) => travelById.get(travelId)?.coordinatorId,
  );
  return new Set([...byCoordinator.values()].flatMap((ofOne) => [...ledDepartures(ofOne)]));
}

function byStartingDate(a: PricedTour, b: PricedTour): number {
  return a.startingDate.localeCompare(b.startingDate) || a.code.localeCompare(b.code);
}
