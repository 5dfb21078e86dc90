/** Who leads the departures of all travels: the rota over what is written, stored and still open (TRV-10). */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { makeRota, type RotaDeparture } from '../../domain/rota.ts';
import type { TravelFacts } from '../content-import/travel-content.ts';
import type { TourRecord } from './records.ts';

/** Who can lead a travel: its own coordinator first. */
export function leadersOf({
  coordinator,
  alsoLedBy,
}: Pick<TravelFacts, 'coordinator' | 'alsoLedBy'>): readonly string[] {
  // Facts that an older release has imported have no such list.
  return [coordinator, ...(alsoLedBy ?? [])];
}

/** Who is told of on a travel's page. */
export interface WhoLeads {
  /** By how many of the tours they lead; while none of these names anybody, all who can lead the travel. */
  readonly people: readonly string[];
  /** How many of the tours that name somebody the first one leads; null while none does. */
  readonly leads: { readonly count: number; readonly total: number } | null;
}

/**
 * Counted over the tours that a page shows, so that it promises what they say. Of who leads as many, the
 * travel's own comes first.
 */
export function whoLeads(
  facts: Pick<TravelFacts, 'coordinator' | 'alsoLedBy'>,
  tours: readonly Pick<TourRecord, 'coordinatorId'>[],
): WhoLeads {
  const leaders = leadersOf(facts);
  const named = tours.flatMap(({ coordinatorId }) => coordinatorId ?? []);
  const counts = Map.groupBy(named, (person) => person);
  const countOf = (person: string) => counts.get(person)?.length ?? 0;
  // A departure that is written may name somebody who is not among them.
  const people = [...new Set([...leaders, ...named])]
    .filter((person) => named.length === 0 || countOf(person) > 0)
    .sort((one, other) => countOf(other) - countOf(one));
  const [first] = people;
  return {
    people,
    leads:
      first === undefined || named.length === 0
        ? null
        : { count: countOf(first), total: named.length },
  };
}

export interface ToursOfTravel {
  readonly facts: Pick<TravelFacts, 'coordinator' | 'alsoLedBy'>;
  /** With who is written to lead them, and nobody else. */
  readonly tours: readonly TourRecord[];
}

/**
 * The tours with who leads them. A withdrawn one takes nobody's time.
 *
 * @param named who was named before, by the code of the tour; whoever leads its travel no more makes way
 */
export function withLeaders(
  travels: readonly ToursOfTravel[],
  named: ReadonlyMap<string, string>,
  today: CalendarDate,
): readonly (readonly TourRecord[])[] {
  const departures = travels.flatMap(({ facts, tours }) => {
    const leaders = leadersOf(facts);
    return tours
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map((tour) => toDeparture(tour, leaders, named.get(tour.code)));
  });
  const rota = makeRota(departures, today);
  return travels.map(({ tours }) =>
    tours.map((tour) => ({ ...tour, coordinatorId: rota.get(tour.code) ?? null })),
  );
}

function toDeparture(
  { code, startingDate, endingDate, coordinatorId }: TourRecord,
  leaders: readonly string[],
  before: string | undefined,
): RotaDeparture {
  const kept = before !== undefined && leaders.includes(before) ? before : null;
  return {
    code,
    startingDate,
    endingDate,
    leaders,
    named: coordinatorId ?? kept,
    isDecided: coordinatorId !== null,
  };
}
