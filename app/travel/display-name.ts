/**
 * The name of a language or a country in a market's language. Called on the server: `Intl` of server and
 * browser may differ on names.
 */
import type { Market } from '../../domain/market.ts';

/** The code itself where it is none that `Intl` could know: it throws on those. */
export function displayName(type: 'language' | 'region', code: string, market: Market): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames(market.languageTag, { type }).of(code) ?? code;
}
