/** A departure as an operator has written it: true figures, and what follows from them (TRV-14). */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { statusOfSeats } from '../../domain/status-of-seats.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { DepartureContent } from '../content-import/departure-content.ts';
import type { TravelFacts } from '../content-import/travel-content.ts';
import type { TourRecord } from './records.ts';
import { tourCodeOf } from './tour-code-of.ts';

/** Offers count up to their last day, that day included. Whether it runs is the operator's to say. */
export function writtenDeparture(
  travel: Pick<
    TravelFacts,
    'id' | 'code' | 'days' | 'groupSize' | 'confirmedFrom' | 'price' | 'privateRoom'
  >,
  written: DepartureContent,
  today: CalendarDate,
): TourRecord {
  const { date, taken, discount, promotion } = written;
  const code = tourCodeOf(travel.code, date);
  const maximumSeats = written.seats ?? travel.groupSize.max;
  const freeSeats = maximumSeats - taken;
  const missing = Math.max(0, travel.confirmedFrom - taken);
  const seatsToConfirm = written.status === 'confirmed' ? 0 : missing;
  const basePrice = written.price ?? travel.price;
  const price = discount && today <= discount.until ? discount.price : basePrice;
  return {
    id: code,
    code,
    travelId: travel.id,
    startingDate: date,
    endingDate: addDays(date, travel.days.length - 1),
    status: statusOf(written, freeSeats, seatsToConfirm),
    maximumSeats,
    takenSeats: taken,
    freeSeats,
    seatsToConfirm,
    basePrice,
    price,
    isDiscounted: price !== basePrice,
    promotion: promotion && today <= promotion.until ? promotion : null,
    ageGroup: written.ages,
    isForFirstTimers: written.firstTimers,
    group: written.group,
    privateRoomAvailable: written.privateRoom ?? travel.privateRoom.available,
    isWithdrawn: written.status === 'withdrawn',
    coordinatorId: written.coordinator ?? null,
  };
}

/** A full one is closed, but where the operator takes requests for it. */
function statusOf(
  { status }: Pick<DepartureContent, 'status'>,
  freeSeats: number,
  seatsToConfirm: number,
): TourStatus {
  if (status === 'on-request') return 'WAITING_LIST';
  if (status === 'sold-out') return 'SOLD_OUT';
  return statusOfSeats(freeSeats, seatsToConfirm) ?? 'SOLD_OUT';
}
