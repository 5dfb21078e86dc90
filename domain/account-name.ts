const LONGEST_NAME = 80;

/**
 * A first or last name as it is stored: in one line, without what cannot be seen. Null where it is longer than 80
 * characters; empty where nothing is left.
 */
export function accountName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return [...name].length > LONGEST_NAME ? null : name;
}
