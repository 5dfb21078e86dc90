import { formatNumber } from '../i18n/number-format.ts';
import { useSite } from '../i18n/site.ts';

/** A number as the market writes it. */
export function useNumber(): (value: number) => string {
  const { market } = useSite();
  return (value) => formatNumber(value, market.languageTag);
}
