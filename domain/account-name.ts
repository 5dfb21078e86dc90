const LONGEST_NAME = 80;

/**
 * A first or last name as it is stored: in one line, without what cannot be seen. Null where it is longer than 80
 * characters; empty where nothing is left.
 */
export function accountName(text: string): string | null {
  return nameInOneLine(text, LONGEST_NAME);
}

/** The same of a name that may be so long, in characters. */
export function nameInOneLine(text: string, longest: number): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return [...name].length > longest ? null : name;
}
