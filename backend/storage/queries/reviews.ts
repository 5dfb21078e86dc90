import type { ReviewRecord } from '../../catalogue/records.ts';
import type { Executor } from './executor.ts';

/** What travellers said of a travel, the latest journey first. */
export async function listReviewsOf(db: Executor, travelId: string): Promise<ReviewRecord[]> {
  return await db
    .selectFrom('reviews')
    .select(['stars', 'language', 'name', 'travelled', 'text'])
    .where('travel_id', '=', travelId)
    .orderBy('travelled', 'desc')
    .orderBy('position')
    .execute();
}

/** Puts these in the place of what was there. */
export async function replaceReviewsOf(
  db: Executor,
  travelId: string,
  reviews: readonly ReviewRecord[],
): Promise<void> {
  await db.deleteFrom('reviews').where('travel_id', '=', travelId).execute();
  if (reviews.length === 0) return;
  await db
    .insertInto('reviews')
    .values(reviews.map((review, position) => ({ ...review, travel_id: travelId, position })))
    .execute();
}
