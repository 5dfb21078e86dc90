import { expect, test } from 'vitest';
import { fixedBackend, loaderArguments } from '../../../test/support/listing-backend.ts';
import { ALL_MARKETS } from '../../../domain/market.ts';
import { searchHead } from './search-head.ts';

test.each(ALL_MARKETS.map(({ id }) => id))(
  'SEO-01 each tab of the search has a description of its own: %s',
  async (marketId) => {
    const args = await loaderArguments({ path: '/search', backend: fixedBackend({}), marketId });
    const descriptions = [
      searchHead({ tab: 'tours', tours: [] } as never, 1, args).description,
      searchHead({ tab: 'travels', travels: [] } as never, 1, args).description,
    ];
    expect(new Set(descriptions).size).toBe(2);
    for (const { length } of descriptions) {
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }
  },
);
