/** A word too long for its line is parted as its language parts it; any other goes to the next line whole. */
export const longWords = { hyphens: 'auto', hyphenateLimitChars: '14 5 5' } as const;
