/**
 * The words that a mistyped one may have been meant as (SRCH-03): one letter missing, too many, wrong,
 * or two swapped. Looking these up in the vocabulary is quicker than measuring the distance to each of
 * its words, and counts swapped letters, the commonest typo, as the one mistake that they are.
 */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have too many neighbours: "Mali" and "Bali" are one letter apart. */
export const MINIMUM_TYPO_LENGTH = 5;

/**
 * An unfinished word has still more: "cheap" is one letter from the start of Chiapas, and no typo for it.
 */
export const MINIMUM_UNFINISHED_TYPO_LENGTH = 6;

/**
 * The word with each doubled letter written once: which of them are doubled is one typo, however many
 * ("morroco" for Morocco).
 */
export function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** Every text one typo away from a folded word; none for a short word. May hold the word itself. */
export function typoVariants(word: string): Set<string> {
  const variants = new Set<string>();
  if (word.length < MINIMUM_TYPO_LENGTH) return variants;
  // Whoever mistypes a name gets its first letter right: with another it is another word.
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    const afterNext = after.slice(1);
    if (after !== '') variants.add(before + afterNext);
    if (after.length > 1) variants.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ALPHABET) {
      variants.add(before + letter + after);
      if (after !== '') variants.add(before + letter + afterNext);
    }
  }
  return variants;
}
