import type { AvailableFilters } from '../../contract/listing.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { BlockContext } from './define-block.server.ts';

/**
 * What an unfiltered search can be narrowed by, with true counts (RES-10); null without an answer. The
 * client makes one call of it however many blocks of a page ask.
 */
export async function askForChoices({
  api,
  currency,
}: BlockContext): Promise<AvailableFilters | null> {
  const result = await api.tours({ status: [...DEFAULT_STATUSES], show: 1, currency });
  return result.outcome === 'success' ? result.data.availableFilters : null;
}
