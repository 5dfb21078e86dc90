/** The market of a request: by its host (MKT-02). The edge has refused unknown hosts before. */
import { marketOfHost } from '../../config/market-of-host.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { siteSettings } from '../site-settings.server.ts';

export function marketOfRequest(request: Request): Market {
  return marketOfHost(new URL(request.url).host, siteSettings()) ?? MARKETS['en-WE'];
}
