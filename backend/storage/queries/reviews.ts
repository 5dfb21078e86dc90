import type { ReviewRecord } from '../../catalogue/records.ts';
import type { Language } from '../../../domain/market.ts';
import type { Executor } from './executor.ts';
import { inChunks } from './in-chunks.ts';

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

/** How many stars these travels were given, by how many reviews. */
export async function countStars(
  db: Executor,
  travelIds: readonly string[],
): Promise<{ readonly stars: number; readonly count: number }> {
  let total = { stars: 0, count: 0 };
  for (const ids of inChunks(travelIds)) {
    const row = await db
      .selectFrom('reviews')
      .select(({ fn }) => [
        fn.sum<number | null>('stars').as('stars'),
        fn.countAll<number>().as('count'),
      ])
      .where('travel_id', 'in', [...ids])
      .executeTakeFirstOrThrow();
    // Null of none.
    total = { stars: total.stars + Number(row.stars ?? 0), count: total.count + Number(row.count) };
  }
  return total;
}

/**
 * Reviews of these travels in a language, the latest journey first: one of each travel, then the second of
 * each, so that no travel speaks for all.
 */
export async function listLatestReviews(
  db: Executor,
  { language, travelIds }: { readonly language: Language; readonly travelIds: readonly string[] },
): Promise<(ReviewRecord & { readonly travelId: string })[]> {
  const found: (ReviewRecord & { readonly travelId: string; readonly turn: number })[] = [];
  for (const ids of inChunks(travelIds)) {
    const rows = await db
      .selectFrom('reviews')
      .select(['travel_id as travelId', 'stars', 'language', 'name', 'travelled', 'text'])
      .where('language', '=', language)
      .where('travel_id', 'in', [...ids])
      .orderBy('travelled', 'desc')
      .orderBy('position')
      .execute();
    const turns = new Map<string, number>();
    for (const row of rows) {
      const turn = turns.get(row.travelId) ?? 0;
      turns.set(row.travelId, turn + 1);
      found.push({ ...row, turn });
    }
  }
  return found
    .sort(
      (a, b) =>
        a.turn - b.turn ||
        b.travelled.localeCompare(a.travelled) ||
        (a.travelId < b.travelId ? -1 : 1),
    )
    .map(({ turn: _turn, ...review }) => review);
}
