import type { Market } from './market.ts';

/** Weekdays, months and languages begin with a small letter in Italian, Spanish and French. */
export function withCapital(text: string, market: Market): string {
  return text.charAt(0).toLocaleUpperCase(market.languageTag) + text.slice(1);
}
