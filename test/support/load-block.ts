/** Blocks as their loaders make them over a backend of fixed answers, for unit tests. */
import { pino } from 'pino';
import type { BlockContext } from '../../app/blocks/define-block.server.ts';
import { loadBlocks } from '../../app/blocks/load-blocks.server.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';
import { apiOver, fixedBackend, type FixedAnswers } from './listing-backend.ts';

/** What blocks of the home page are loaded with: in pounds, on 1 March 2027. */
export function blocksContext(
  given: Pick<BlockContext, 'api'> & Partial<BlockContext>,
): BlockContext {
  return {
    currency: 'GBP',
    exchangeRates: LAYOUT_SETTINGS.exchangeRates,
    today: '2027-03-01',
    freeCancellationDays: 31,
    log: pino({ level: 'silent' }),
    page: 'index',
    ...given,
  };
}

/** One block, and what its loader asked the backend for; `shown` of a long list, as the page's address asks. */
export async function loadBlock(
  blockType: string,
  content: Record<string, unknown>,
  answers: FixedAnswers,
  { shown }: Pick<BlockContext, 'shown'> = {},
) {
  const backend = fixedBackend(answers);
  const context = blocksContext({
    api: apiOver(backend),
    ...(shown === undefined ? {} : { shown }),
  });
  const blocks = await loadBlocks([{ id: 'b1', blockType, content }], context);
  return { blocks, asked: backend.asked };
}

/** Content of a list of departures or travels with these filters. */
export const listing = (filters: Record<string, unknown>) => ({
  title: 'Leaving',
  filtersData: { filters },
});
