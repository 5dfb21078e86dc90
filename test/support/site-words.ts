/** The words of the site in a market, from the catalogues that it is drawn with (MKT-05). */
import type { TFunction } from 'i18next';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';

/** A function of i18next: `t('listing:form.search')`. */
export async function wordsOf(marketId: MarketId): Promise<TFunction> {
  return (await i18nextOf(MARKETS[marketId].textLocale)).t;
}
