import { z } from 'zod';

/** Words in the five languages, and what the two markets of English say otherwise. */
export function wordsInLanguages<Shape extends z.core.$ZodLooseShape>(
  words: z.ZodObject<Shape, z.core.$strict>,
) {
  const ofMarket = words.partial().optional();
  return z.strictObject({
    en: words,
    it: words,
    es: words,
    fr: words,
    de: words,
    'en-US': ofMarket,
    'en-WE': ofMarket,
  });
}
