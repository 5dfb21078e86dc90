/** Numbers as prices are written beside them: Italian and Spanish leave `3700` without a mark by default. */

const formats = new Map<string, Intl.NumberFormat>();

/** @param locale language tag */
export function formatNumber(value: number, locale: string): string {
  // The same in all languages. To make a format takes a slow phone as long as to draw a part of a page.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: 'always' });
  formats.set(locale, format);
  return format.format(value);
}
