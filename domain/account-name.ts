const LONGEST_NAME = 80;

/** Joiners, fillers (those of Hangul are ignorable, too) and braille without dots: parts of names, but no name alone. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A first or last name as it is stored: in one line, without control characters. Null where it is longer than 80
 * characters; empty where nothing of it can be seen.
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
  if (!SEEN.test(name)) return '';
  return [...name].length > longest ? null : name;
}
