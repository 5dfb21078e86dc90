/** Names of people (§5, TRV-13). */

/** The trimmed text when it has two words or more, else an empty text: one word is no full name. */
export function fullName(text: string): string {
  const name = text.trim();
  return /\s/.test(name) ? name : '';
}
