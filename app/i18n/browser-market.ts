/** What scripts outside of React need to know of the site; the server wrote it on `<html>`. */
import { MARKETS, isMarketId, type Market } from '../../domain/market.ts';

export function browserMarket(): Market {
  const { market } = document.documentElement.dataset;
  return isMarketId(market) ? MARKETS[market] : MARKETS['en-WE'];
}
