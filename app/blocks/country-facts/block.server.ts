/** What the tables of the world know of a country, in the market's words (CMS-06). */
import countries from 'world-countries';
import { formatMonthNames } from '../../../domain/date-format.ts';
import type { Market } from '../../../domain/market.ts';
import { officialLanguages } from './official-languages.server.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

export interface CountryFactsData {
  readonly title: string;
  /** Names of the months. */
  readonly bestMonths: string;
  readonly climate: string;
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  /** Such as `+81`; null where the country has several, or none. */
  readonly dialling: string | null;
  readonly entry: string;
}

export function loadCountryFacts(
  { country, bestMonths, ...content }: Content,
  { api }: Pick<BlockContext, 'api'>,
): CountryFactsData {
  const { market } = api;
  const facts = countries.find(({ cca3 }) => cca3 === country);
  const [suffix, ...others] = facts?.idd.suffixes ?? [];
  return {
    ...content,
    bestMonths: formatMonthNames(bestMonths, market),
    currencies: currencyNames(Object.keys(facts?.currencies ?? {}), market),
    languages: facts ? officialLanguages(facts, market) : [],
    dialling: facts && suffix !== undefined && others.length === 0 ? facts.idd.root + suffix : null,
  };
}

/** One that the tables do not know is left out: its code would tell nothing. */
function currencyNames(codes: readonly string[], market: Market): string[] {
  const names = new Intl.DisplayNames(market.languageTag, { type: 'currency', fallback: 'none' });
  return codes.flatMap((code) => names.of(code) ?? []);
}

export const countryFacts = defineBlock({
  type: 'country-facts',
  content: schema,
  words: ['listing'],
  load: loadCountryFacts,
});
