/** Tables for spreadsheets, as RFC 4180 has them. */

/** Cells that spreadsheets would take for a formula; these are written after an apostrophe, which makes them text. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠|]|^[\t\r\n]/;

/** Each cell is quoted. With the mark of UTF-8 in front, without which Excel reads another encoding. */
export function printCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`;
}

function printCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A moment of milliseconds since 1970, which says its time zone. */
export function csvMoment(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
