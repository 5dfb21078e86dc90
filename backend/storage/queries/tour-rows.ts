/** A tour as a row and as a record. */
import type { Insertable, Selectable } from 'kysely';
import type { PriceMap } from '../../../domain/money.ts';
import type { TourGroup } from '../../../domain/tour-group.ts';
import type { TourPromotion, TourRecord } from '../../catalogue/records.ts';
import { fromJson, toFlag, toJson, type JsonText } from '../stored-values.ts';
import type { TourState, ToursTable } from '../tables/catalogue-tables.ts';

export type TourRow = Selectable<ToursTable>;

/** Always in this order, so that equal prices are equal texts. */
export function priceText({ EUR, GBP, USD }: PriceMap): JsonText<PriceMap> {
  return toJson({ EUR, GBP, USD });
}

function agesText(ages: TourGroup['ages']): JsonText<TourGroup['ages']> {
  return toJson({ '25-35': ages['25-35'], '35-49': ages['35-49'] });
}

function promotionText({ code, off, until }: TourPromotion): JsonText<TourPromotion> {
  const { EUR, GBP, USD } = off;
  return toJson({ code, off: { EUR, GBP, USD }, until });
}

/** @param offerChangedAt when anything but its seats changed last */
export function toTourRow(
  tour: TourRecord,
  now: number,
  offerChangedAt = now,
): Insertable<ToursTable> {
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
    promotion: tour.promotion && promotionText(tour.promotion),
    age_group: tour.ageGroup,
    is_for_first_timers: toFlag(tour.isForFirstTimers),
    women: tour.group.women,
    alone: tour.group.alone,
    first_timers: tour.group.firstTimers,
    ages: agesText(tour.group.ages),
    private_room_available: toFlag(tour.privateRoomAvailable),
    is_withdrawn: toFlag(tour.isWithdrawn),
    coordinator_id: tour.coordinatorId,
    updated_at: now,
    offer_changed_at: offerChangedAt,
  };
}

/**
 * Makes records of rows, and one string or price of all that are equal: of a million tours most share
 * their travel, days and prices with others.
 */
export function tourReader(): (row: TourRow) => TourRecord {
  const texts = new Map<string, string>();
  const prices = new Map<string, PriceMap>();
  const promotions = new Map<string, TourPromotion>();
  const groups = new Map<string, TourGroup>();
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
  const promotionOf = (text: JsonText<TourPromotion>): TourPromotion => {
    const known = promotions.get(text);
    if (known) return known;
    const promotion = fromJson(text);
    promotions.set(text, promotion);
    return promotion;
  };
  const groupOf = ({ women, alone, first_timers: firstTimers, ages }: TourRow): TourGroup => {
    const key = `${women} ${alone} ${firstTimers} ${ages}`;
    const group = groups.get(key) ?? { women, alone, firstTimers, ages: fromJson(ages) };
    groups.set(key, group);
    return group;
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
    promotion: row.promotion && promotionOf(row.promotion),
    ageGroup: shared(row.age_group) as TourRecord['ageGroup'],
    isForFirstTimers: row.is_for_first_timers === 1,
    group: groupOf(row),
    privateRoomAvailable: row.private_room_available === 1,
    isWithdrawn: row.is_withdrawn === 1,
    coordinatorId: row.coordinator_id === null ? null : shared(row.coordinator_id),
  });
}

export function tourStateOf(tour: TourRecord): TourState {
  const { status, price, takenSeats, freeSeats, seatsToConfirm, isWithdrawn } = tour;
  return { status, price, takenSeats, freeSeats, seatsToConfirm, isWithdrawn };
}
