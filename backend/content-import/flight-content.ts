/** How one flies to a travel and home: airports by name, and what it costs from where people live. */
import { z } from 'zod';
import { CURRENCIES, LANGUAGES, type Language } from '../../domain/market.ts';
import { LANDING_TIMES } from '../../domain/vocabulary.ts';
import { pricesSchema } from './prices-content.ts';

const name = z.string().trim().min(1).max(40);

/** One name where all languages write it alike. */
const namesSchema = z.union([
  name.transform((text) => sameInEachLanguage(text)),
  z.strictObject({ en: name, it: name, es: name, fr: name, de: name }),
]);

const airportSchema = z.strictObject({
  /** IATA code. */
  code: z.string().regex(/^[A-Z]{3}$/),
  /** The city's name, and the airport's where the city has several. */
  name: namesSchema,
});

/**
 * The currency of an amount says where one flies from: EUR Europe, GBP the United Kingdom, USD North
 * America. Fares differ between them by more than any rate of exchange.
 */
export const flightsSchema = z
  .strictObject({
    /** Where the travel begins. */
    into: airportSchema,
    /** Where it ends, if elsewhere. */
    home: airportSchema.nullable().default(null),
    /** By when one should have landed, by what the text of the first day says. */
    landBy: z.enum(LANDING_TIMES).default('afternoon'),
    /** The least that a flight there and back has cost. */
    minimumPrice: pricesSchema,
    /** Where direct flights start from, to the one airport and from the other; from some airports is enough. */
    directFrom: z.array(z.enum(CURRENCIES)),
    /** Where flights for the minimum price are direct as a rule. */
    cheapestIsDirectFrom: z.array(z.enum(CURRENCIES)).default([]),
  })
  .superRefine(({ directFrom, cheapestIsDirectFrom }, context) => {
    for (const origin of cheapestIsDirectFrom.filter((one) => !directFrom.includes(one))) {
      context.addIssue({
        code: 'custom',
        path: ['cheapestIsDirectFrom'],
        message: `${origin} is not in directFrom`,
      });
    }
  });

function sameInEachLanguage(text: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<
    Language,
    string
  >;
}
