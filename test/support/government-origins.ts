import { presentEntryRules } from '../../backend/catalogue/presenters.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { CONTENT } from './delivered-content.ts';

/** Where a market's travels link for what a border asks: its own government, and no other (TRV-06). */
export function governmentOrigins(marketId: MarketId): string[] {
  const rules = CONTENT.travels.flatMap(({ facts }) => presentEntryRules(facts, MARKETS[marketId]));
  return [...new Set(rules.flatMap(({ page }) => (page === null ? [] : new URL(page).origin)))];
}
