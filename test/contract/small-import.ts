/** An import of the small content on a day, and what it leaves behind. */
import type { Storage } from '../../backend/storage/storage.ts';
import { SMALL_TRAVELS } from '../support/small-content.ts';

export const DAY = '2027-03-01';
export const NOON = Date.parse(`${DAY}T12:00:00Z`);
export const [ALPS, COAST] = SMALL_TRAVELS;

export function toursOf({ db }: Storage, travelId: string) {
  return db
    .selectFrom('tours')
    .select(['code', 'starting_date', 'is_withdrawn'])
    .where('travel_id', '=', travelId)
    .execute();
}
