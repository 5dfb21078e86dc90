/** Names of people (§5, TRV-13). */

/** The trimmed text when it has two words or more, else an empty text: one word is no full name. */
export function fullName(text: string): string {
  const name = text.trim();
  return /\s/.test(name) ? name : '';
}

/**
 * The name to greet somebody with: the first word of the full one, or null where that is no name. Only
 * letters, hyphens and apostrophes make one, so that no address and no sentence gets into a mail.
 */
export function greetingName(fullName: string): string | null {
  const [first = ''] = fullName.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first : null;
}
