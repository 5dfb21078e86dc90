const FIELDS: readonly string[] = ['city', 'from', 'to'];

/** The query without the fields that a form has sent empty; null where there are none. */
export function withoutEmpty(params: URLSearchParams): URLSearchParams | null {
  const kept = [...params].filter(([name, value]) => value.trim() !== '' || !FIELDS.includes(name));
  return kept.length < params.size ? new URLSearchParams(kept) : null;
}
