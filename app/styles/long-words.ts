/** Letters that a word has at least to be parted, and each of its parts; fewer under large text (`base.css.ts`). */
export const LONG_WORD_LIMITS = '--long-word-limits';

/** A word too long for its line is parted as its language parts it; any other goes to the next line whole. */
export const longWords = {
  hyphens: 'auto',
  hyphenateLimitChars: `var(${LONG_WORD_LIMITS}, 14 5 5)`,
} as const;
