export interface Mail {
  /** Absent for a mail that one sends to whom one likes. */
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
}

/** An address that begins a mail. Spaces are `%20`: mail programs show a `+` as it is. */
export function mailAddress({ to = '', subject, text }: Mail): string {
  const parts = Object.entries({ subject, body: text }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
