/** What travellers said of some travels, and what all of them think together (TRV-11). */
import type { ReviewsSummary, SaidReview } from '../../contract/travel.ts';
import type { Market } from '../../domain/market.ts';
import { meanOf, wordsOf } from '../catalogue/presenters.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { countStars, listLatestReviews } from '../storage/queries/reviews.ts';
import type { Executor } from '../storage/queries/executor.ts';

export interface SaidReviews {
  /** Of every review, whichever the language; null where there is none. */
  readonly rating: ReviewsSummary | null;
  /** In the market's language: one of each travel, the latest journey first, then the second of each. */
  readonly reviews: SaidReview[];
}

/** @param most how many reviews there may be */
export async function saidReviewsOf(
  db: Executor,
  travels: readonly TravelRecord[],
  { market, most }: { readonly market: Market; readonly most: number },
): Promise<SaidReviews> {
  const byId = new Map(travels.map((travel) => [travel.id, travel]));
  const travelIds = [...byId.keys()];
  const rating = meanOf(await countStars(db, travelIds));
  const latest = await listLatestReviews(db, { language: market.language, travelIds });
  const reviews = latest.slice(0, most).flatMap(({ travelId, ...review }) => {
    const travel = byId.get(travelId);
    if (!travel) return [];
    const { slug, title } = wordsOf(travel, market);
    return [{ ...review, travel: { slug, title } }];
  });
  return { rating, reviews };
}
