/** A tour as a row and as a record. */
import type { Insertable, Selectable } from 'kysely';
import type { PriceMap } from '../../../domain/money.ts';
import type { TourRecord } from '../../catalogue/records.ts';
import { fromJson, toFlag, toJson, type JsonText } from '../stored-values.ts';
import type { TourState, ToursTable } from '../tables/catalogue-tables.ts';

export type TourRow = Selectable<ToursTable>;

/** Always in this order, so that equal prices are equal texts. */
export function priceText({ EUR, GBP, USD }: PriceMap): JsonText<PriceMap> {
  return toJson({ EUR, GBP, USD });
}

export function toTourRow(tour: TourRecord, now: number): Insertable<ToursTable> {
  return {
    code: tour.code,
    id: tour.id,
    travel_id: tour.travelId,
    starting_date: tour.startingDate,
    ending_date: tour.endingDate,
    status: tour.status,
    maximum_seats: tour.maximumSeats,
    taken_seats: tour.takenSeats,
    free_seats: tour.freeSeats,
    seats_to_confirm: tour.seatsToConfirm,
    base_price: priceText(tour.basePrice),
    price: priceText(tour.price),
    is_discounted: toFlag(tour.isDiscounted),
    age_group: tour.ageGroup,
    private_room_available: toFlag(tour.privateRoomAvailable),
    is_withdrawn: toFlag(tour.isWithdrawn),
    updated_at: now,
  };
}

/**
 * Makes records of rows, and one string or price of all that are equal: of a million tours most share
 * their travel, days and prices with others.
 */
export function tourReader(): (row: TourRow) => TourRecord {
  const texts = new Map<string, string>();
  const prices = new Map<string, PriceMap>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
  const priceOf = (text: JsonText<PriceMap>): PriceMap => {
    const known = prices.get(text);
    if (known) return known;
    const price = fromJson(text);
    prices.set(text, price);
    return price;
  };
  return (row) => ({
    id: row.id === row.code ? row.code : row.id,
    code: row.code,
    travelId: shared(row.travel_id),
    startingDate: shared(row.starting_date),
    endingDate: shared(row.ending_date),
    status: shared(row.status) as TourRecord['status'],
    maximumSeats: row.maximum_seats,
    takenSeats: row.taken_seats,
    freeSeats: row.free_seats,
    seatsToConfirm: row.seats_to_confirm,
    basePrice: priceOf(row.base_price),
    price: priceOf(row.price),
    isDiscounted: row.is_discounted === 1,
    ageGroup: shared(row.age_group) as TourRecord['ageGroup'],
    privateRoomAvailable: row.private_room_available === 1,
    isWithdrawn: row.is_withdrawn === 1,
  });
}

export function tourStateOf(tour: TourRecord): TourState {
  const { status, price, takenSeats, freeSeats, seatsToConfirm, isWithdrawn } = tour;
  return { status, price, takenSeats, freeSeats, seatsToConfirm, isWithdrawn };
}
