/** The query of an address without NUL bytes, which no text has and PostgreSQL does not store (RTE-06). */
export function withoutNul(search: string): string {
  return search.replaceAll('%00', '');
}
