import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import type { Region } from '../../domain/region.ts';
import type { TourTerms } from '../catalogue/presenters.ts';
import type { ListingContext } from '../search-index/listing-page.ts';
import type { BackendParts } from './backend-parts.ts';
import { readLayoutSettings } from './layout-settings.ts';

/** What the index is asked in for a market, now. @throws ApiError before any content was imported. */
export async function listingContext(
  parts: BackendParts,
  market: Market,
  region?: Region,
): Promise<ListingContext> {
  const { exchangeRates, freeCancellationDays } = await readLayoutSettings(parts.storage, market);
  const { language, currency, timeZone } = market;
  const today = todayIn(timeZone, parts.now());
  const terms = await tourTerms(parts, market, region);
  return { language, currency, today, exchangeRates, freeCancellationDays, ...terms };
}

/** What tours are presented by, in a market. */
export async function tourTerms(parts: BackendParts, market: Market, region?: Region) {
  const holidays = await parts.holidaysOf(market, region);
  return { closingDays: parts.closingDays, holidays } satisfies TourTerms;
}
