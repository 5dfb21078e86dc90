/** What the calls of listings give, for tests that look at all of it. */
import type { TourCard } from '../../contract/common.ts';
import type { Filters } from '../../contract/filters.ts';
import type { MarketId } from '../../domain/market.ts';
import { dataOf, type BackendUnderTest } from './backend-under-test.ts';

export function codesOf(tours: readonly TourCard[]): string[] {
  return tours.map(({ code }) => code);
}

/** Every tour that fits, page by page. */
export async function allTours(
  backend: BackendUnderTest,
  filters: Filters = {},
  marketId: MarketId = 'en-WE',
): Promise<TourCard[]> {
  const tours: TourCard[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await dataOf(backend.api(marketId).tours({ ...filters, page, perPage: 100 }));
    tours.push(...answer.data);
    if (page >= answer.lastPage) return tours;
  }
}
