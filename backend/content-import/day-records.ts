/** What follows from the day: the departures of travels by their rules with who leads them, and the events of meet-ups. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { departuresOf, pastPricesOf } from '../catalogue/departure-rule.ts';
import type { EventRecord, MeetupRecord } from '../catalogue/meetup-records.ts';
import { withLeaders } from '../catalogue/led-tours.ts';
import { hostedEvents } from '../catalogue/hosted-events.ts';
import type { PriceHistoryRecord, TourRecord, TravelRecord } from '../catalogue/records.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { replaceMeetups } from '../storage/queries/meetups.ts';
import { savePriceHistory, saveTours, withdrawToursNotIn } from '../storage/queries/save-tours.ts';
import { keepBookedSeats, listBookedSeats } from '../storage/queries/tour-bookings.ts';
import type { Demonstration } from '../demonstration.ts';

export interface DayRecords {
  readonly day: CalendarDate;
  readonly departures: readonly {
    readonly travelId: string;
    readonly tours: readonly TourRecord[];
    readonly pastPrices: readonly PriceHistoryRecord[];
  }[];
  readonly meetups: readonly MeetupRecord[];
  readonly events: readonly EventRecord[];
}

/**
 * Made before a transaction begins: in it nothing but queries is awaited.
 * @param known ids of travels whose past is stored
 * @param named who leads which tour, as it was told before; by the tour's code
 * @param demonstration null where nothing is made that no file says
 * @param booked codes of tours that requests have seats on
 */
export function makeDayRecords(
  day: CalendarDate,
  travels: readonly Pick<TravelRecord, 'id' | 'facts'>[],
  meetups: readonly MeetupRecord[],
  known: ReadonlySet<string>,
  named: ReadonlyMap<string, string>,
  demonstration: Demonstration | null,
  booked: ReadonlySet<string> = new Set(),
): DayRecords {
  const made = travels.map(({ facts }) => ({
    facts,
    tours: departuresOf(facts, day, demonstration, booked),
  }));
  const led = withLeaders(made, named, day);
  return {
    day,
    departures: travels.map(({ id, facts }, index) => ({
      travelId: id,
      tours: led[index] ?? [],
      pastPrices: known.has(id) ? [] : pastPricesOf(facts, day, demonstration),
    })),
    meetups,
    events: hostedEvents(meetups, led.flat(), day, demonstration),
  };
}

/** @param onTravel told of each travel whose departures are saved */
export async function saveDayRecords(
  transaction: WritingTransaction,
  { day, departures, meetups, events }: DayRecords,
  now: number,
  onTravel: (done: number) => void = () => {},
): Promise<void> {
  await replaceMeetups(transaction, meetups, events);
  const booked = await listBookedSeats(transaction);
  let done = 0;
  for (const { travelId, tours, pastPrices } of departures) {
    await saveTours(transaction, await keepBookedSeats(transaction, tours, booked), now);
    await savePriceHistory(transaction, pastPrices);
    const codes = tours.map(({ code }) => code);
    await withdrawToursNotIn(transaction, { travelId, codes, from: day }, now);
    done += 1;
    onTravel(done);
  }
}

export function countTours({ departures }: DayRecords): number {
  return departures.reduce((sum, { tours }) => sum + tours.length, 0);
}
