/** Seats that requests have taken (BOOK-03). They stand beside the tours, so that an import takes none of them back. */
import { withSeatsTaken, type TourSeats } from '../../../domain/status-of-seats.ts';
import type { TourRecord } from '../../catalogue/records.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { TourBookingsTable } from '../tables/catalogue-tables.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { saveTour } from './save-tours.ts';
import { findTourByCode } from './tours.ts';

/** By the tour's code. */
export async function listBookedSeats(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('tour_bookings').select(['tour_code', 'seats']).execute();
  return new Map(rows.map((row) => [row.tour_code, row.seats]));
}

/**
 * Tours as the content has them, with the seats that requests have taken on top.
 * @param booked of all tours (`listBookedSeats`), in the same transaction
 */
export async function keepBookedSeats(
  transaction: WritingTransaction,
  tours: readonly TourRecord[],
  booked: ReadonlyMap<string, number>,
): Promise<TourRecord[]> {
  const kept: TourRecord[] = [];
  for (const tour of tours) {
    const seats = booked.get(tour.code);
    if (seats !== undefined) await saveBooking(transaction, tour, seats);
    kept.push(seats === undefined ? tour : withSeatsTaken(tour, seats));
  }
  return kept;
}

/**
 * Takes more seats of a tour, or gives some back. The catalogue's version is to be counted up before, so that nobody else
 * changes the tour meanwhile.
 */
export async function bookSeats(
  transaction: WritingTransaction,
  tourCode: string,
  more: number,
  now: number,
): Promise<TourRecord | null> {
  const tour = await findTourByCode(transaction, tourCode);
  if (!tour) return null;
  const booking = await transaction
    .selectFrom('tour_bookings')
    .selectAll()
    .where('tour_code', '=', tourCode)
    .executeTakeFirst();
  const unbooked = booking ? { ...tour, ...fromJson(booking.unbooked) } : tour;
  const seats = (booking?.seats ?? 0) + more;
  await saveBooking(transaction, unbooked, seats);
  const booked = withSeatsTaken(unbooked, seats);
  await saveTour(transaction, booked, now);
  return booked;
}

async function saveBooking(
  transaction: WritingTransaction,
  unbooked: TourSeats & Pick<TourRecord, 'code'>,
  seats: number,
): Promise<void> {
  if (seats === 0) {
    await transaction.deleteFrom('tour_bookings').where('tour_code', '=', unbooked.code).execute();
    return;
  }
  const columns = { seats, unbooked: seatsText(unbooked) };
  await transaction
    .insertInto('tour_bookings')
    .values({ tour_code: unbooked.code, ...columns })
    .onConflict((conflict) => conflict.column('tour_code').doUpdateSet(columns))
    .execute();
}

function seatsText({
  status,
  takenSeats,
  freeSeats,
  seatsToConfirm,
}: TourSeats): TourBookingsTable['unbooked'] {
  return toJson({ status, takenSeats, freeSeats, seatsToConfirm });
}
