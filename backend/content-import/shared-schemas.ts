/** What the schemas of several content files share. */
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { isOneSlipApart } from '../../domain/one-slip-apart.ts';
import {
  alpha2Of,
  COUNTRY_CODES,
  countryName,
  isKnownCountry,
  searchableCountryNames,
} from '../catalogue/country-names.ts';

/** What a list of results shows of a page (SEO-01): of less it says nothing, and more it cuts off. */
export const descriptionSchema = z.string().trim().min(50).max(160);

/**
 * For the `when` of a rule between fields: zod leaves such a rule out when one of the fields is wrong by
 * itself, and an author would mend that only to be told of the next problem.
 */
export function hasFields({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** ISO 3166 alpha-3. Who writes another code, or a name, is told the code that is meant. */
export const countrySchema = z.string().refine(isKnownCountry, {
  error: ({ input }) => `is no ISO 3166 alpha-3 code${meantCountry(String(input))}`,
});

function meantCountry(written: string): string {
  const typed = written.toUpperCase();
  const named = COUNTRY_CODES.find(
    (code) =>
      alpha2Of(code) === typed ||
      searchableCountryNames(code).some((name) => name.toUpperCase() === typed),
  );
  const swapped = COUNTRY_CODES.find(
    (code) => [...code].sort().join() === [...typed].sort().join(),
  );
  const code = named ?? swapped ?? COUNTRY_CODES.find((one) => isOneSlipApart(one, typed));
  return code === undefined ? '' : `: did you mean ${code} (${countryName(code, 'en')})?`;
}

/** Whole amounts for each currency, in cents. */
export const pricesSchema = z.strictObject({
  EUR: z.int().positive(),
  GBP: z.int().positive(),
  USD: z.int().positive(),
});

/** A part of an address as content may choose it: no dot, so that none ends in `.data` (SEC-11). */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case ASCII words joined by hyphens');

/** Words in the five languages, and what the two markets of English say otherwise. */
export function wordsInLanguages<Shape extends z.core.$ZodLooseShape>(
  words: z.ZodObject<Shape, z.core.$strict>,
) {
  const ofMarket = words.partial().optional();
  const ofLanguages = LANGUAGES.map((language) => [language, words]);
  return z.strictObject({
    ...(Object.fromEntries(ofLanguages) as Record<Language, typeof words>),
    'en-US': ofMarket,
    'en-WE': ofMarket,
  });
}
