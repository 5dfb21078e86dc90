/** The stops of a travel and the legs between them, out of its days (TRV-06): what its map and its list show. */
import type { Stage } from '../../contract/travel.ts';
import type { Transport } from '../../domain/vocabulary.ts';

export type RouteDay = Pick<Stage, 'day' | 'place' | 'transport' | 'distanceKm' | 'travelHours'>;

/** A place where nights are spent, or the travel ends: a place that one comes back to is one stop. */
export interface RouteStop {
  /** In the order in which one comes to them first, from 1. */
  readonly number: number;
  readonly place: string;
  /** Of the itinerary, ascending. */
  readonly days: readonly number[];
}

/** The way from one stop to another: places in the list of stops. */
export interface RouteLeg {
  readonly from: number;
  readonly to: number;
  readonly transport: Transport;
}

/** A stay at a stop, by one day or more in a row, and how one came there. */
export interface RouteVisit {
  readonly stop: RouteStop;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Null where the travel begins. */
  readonly way: Pick<RouteDay, 'transport' | 'distanceKm' | 'travelHours'> | null;
}

interface Route {
  readonly stops: readonly RouteStop[];
  readonly legs: readonly RouteLeg[];
  readonly visits: readonly RouteVisit[];
}

/** Places are told apart by their names alone: an airport outside of its town is a stop of the town. */
export function routeOf(days: readonly RouteDay[]): Route {
  const stops: (RouteStop & { days: number[] })[] = [];
  const legs: RouteLeg[] = [];
  const visits: (RouteVisit & { lastDay: number })[] = [];
  for (const each of days) {
    const { day, place, transport, distanceKm, travelHours } = each;
    const visit = visits.at(-1);
    if (visit?.stop.place === place) {
      visit.lastDay = day;
      stops[visit.stop.number - 1]?.days.push(day);
      continue;
    }
    let stop = stops.find((known) => known.place === place);
    if (stop) stop.days.push(day);
    else {
      stop = { number: stops.length + 1, place, days: [day] };
      stops.push(stop);
    }
    if (visit) legs.push({ from: visit.stop.number - 1, to: stop.number - 1, transport });
    const way = visit ? { transport, distanceKm, travelHours } : null;
    visits.push({ stop, firstDay: day, lastDay: day, way });
  }
  return { stops, legs, visits };
}

/** How a leg is drawn: what goes on a road is one kind. */
const LEG_KINDS = ['road', 'train', 'boat', 'flight', 'walk', 'cable-car'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

const KINDS: Readonly<Record<Transport, LegKind>> = {
  none: 'road',
  walk: 'walk',
  train: 'train',
  bus: 'road',
  minivan: 'road',
  '4x4': 'road',
  boat: 'boat',
  'boat-and-minivan': 'boat',
  flight: 'flight',
  'cable-car': 'cable-car',
};

export function legKindOf(transport: Transport): LegKind {
  return KINDS[transport];
}
