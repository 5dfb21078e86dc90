import type { MarketId } from '../../domain/market.ts';
import { safeRedirectTarget } from './redirect-target.ts';

/** Addresses that only a form is sent to: whoever is led there gets an error. */
const FORM_ADDRESSES = /^\/(?:banner-bars|currency)\/?(?:[?#]|$)/i;

/**
 * Path of this very site that a form or a login leads back to; home where the wish leads anywhere else,
 * or to no page (SEC-03).
 */
export function wayBack(
  wish: string,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string {
  const target = safeRedirectTarget(wish, origins, marketId);
  return target?.startsWith('/') && !FORM_ADDRESSES.test(target) ? target : '/';
}
