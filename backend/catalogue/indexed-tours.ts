/** What of the catalogue has a page that search engines may keep (SEO-01). */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { isOpenStatus } from '../../domain/tour-status.ts';
import { memoize } from '../search-index/memoize.ts';
import type { CatalogueSnapshot, PricedTour, TravelRecord } from './records.ts';

/** Those that are offered, by id. */
export const indexedTravels = ofSnapshot(({ travels }) =>
  travels.filter(({ isWithdrawn }) => !isWithdrawn).sort((a, b) => compare(a.id, b.id)),
);

/** Markets are on two days at most. */
const DAYS = 2;

const toursByDay = ofSnapshot((snapshot) =>
  memoize((key: string): readonly IndexedTour[] => {
    const [today = '', closingDays] = key.split(' ');
    const byId = new Map(indexedTravels(snapshot).map((travel) => [travel.id, travel]));
    const listed: IndexedTour[] = [];
    const withPlaces = new Set<TravelRecord>();
    for (const tour of snapshot.tours) {
      if (tour.isWithdrawn || !takesRequests(tour, today as CalendarDate, Number(closingDays)))
        continue;
      const travel = byId.get(tour.travelId);
      if (!travel) continue;
      listed.push({ tour, travel });
      if (isOpenStatus(tour.status)) withPlaces.add(travel);
    }
    return listed
      .filter(({ tour, travel }) => isOpenStatus(tour.status) || !withPlaces.has(travel))
      .sort((a, b) => compare(a.tour.code, b.tour.code));
  }, DAYS),
);

export interface IndexedTour {
  readonly tour: PricedTour;
  readonly travel: TravelRecord;
}

/**
 * The tours that their travel's page lists on a day, by code: what no page leads to is in no sitemap, as a
 * sold-out departure while others of its travel have places.
 */
export function indexedTours(
  snapshot: CatalogueSnapshot,
  today: CalendarDate,
  closingDays: number,
): readonly IndexedTour[] {
  return toursByDay(snapshot)(`${today} ${closingDays}`);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Made of a snapshot at its first use, and forgotten with it. */
function ofSnapshot<Value>(make: (snapshot: CatalogueSnapshot) => Value) {
  const made = new WeakMap<CatalogueSnapshot, { readonly value: Value }>();
  return (snapshot: CatalogueSnapshot): Value => {
    const known = made.get(snapshot) ?? { value: make(snapshot) };
    made.set(snapshot, known);
    return known.value;
  };
}
