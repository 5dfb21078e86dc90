/**
 * What calendars and clocks show in a time zone (TRV-02, MEET-01), part by part: the order of the parts is
 * the locale's and has changed between versions of Node.
 */

/** The value of a part at `now` (ms since 1970) in an IANA time zone; empty where it was not asked for. */
export type ZonedParts = (
  timeZone: string,
  now: number,
) => (type: Intl.DateTimeFormatPartTypes) => string;

/** Formatters are made once for each zone: a page asks several times, and making one costs most of the answer. */
export function zonedParts(wanted: Intl.DateTimeFormatOptions): ZonedParts {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone, now) => {
    const formatter =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...wanted, timeZone });
    formatters.set(timeZone, formatter);
    const parts = formatter.formatToParts(now);
    return (wantedType) => parts.find(({ type }) => type === wantedType)?.value ?? '';
  };
}
