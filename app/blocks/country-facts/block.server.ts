/** What the tables of the world know of a country, in the market's words (CMS-06). */
import countries from 'world-countries';
import type { EntryRule } from '../../../contract/travel.ts';
import { formatMonthNames } from '../../../domain/date-format.ts';
import type { Market, Language } from '../../../domain/market.ts';
import type { Price } from '../../../domain/money.ts';
import { cardPrice } from '../../listing/card-price.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';
import type { Country } from 'world-countries';

export interface CountryFactsData {
  readonly title: string;
  /** Names of the months. */
  readonly bestMonths?: string;
  /** Null for all the year. */
  readonly travelMonths?: string | null;
  /** The shortest and the longest travel there, in days; null without one, or without an answer. */
  readonly length: { readonly from: number; readonly to: number } | null;
  /** Of the cheapest departure. */
  readonly price: Price | null;
  readonly climate?: string;
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  /** Such as `+81`; null where the country has several, or none. */
  readonly dialling: string | null;
  readonly entryRule?: EntryRule;
  readonly entry?: string;
}

export async function loadCountryFacts(
  { country, bestMonths, travelMonths, ...content }: Content,
  context: Pick<BlockContext, 'api' | 'currency' | 'exchangeRates'>,
): Promise<CountryFactsData> {
  const { market } = context.api;
  const facts = countries.find(({ cca3 }) => cca3 === country);
  const [suffix, ...others] = facts?.idd.suffixes ?? [];
  return {
    ...content,
    ...(bestMonths && { bestMonths: formatMonthNames(bestMonths, market) }),
    ...(travelMonths && {
      travelMonths: travelMonths.length < 12 ? formatMonthNames(travelMonths, market) : null,
    }),
    ...(await travelFacts(country, context)),
    currencies: currencyNames(Object.keys(facts?.currencies ?? {}), market),
    languages: facts ? officialLanguages(facts, market) : [],
    dialling: facts && suffix !== undefined && others.length === 0 ? facts.idd.root + suffix : null,
  };
}

/** The same call as that of a list of the country's travels on the page, which the client makes once. */
async function travelFacts(
  country: string,
  { api, ...display }: Pick<BlockContext, 'api' | 'currency' | 'exchangeRates'>,
): Promise<Pick<CountryFactsData, 'length' | 'price'>> {
  const answer = await api.travels({
    currency: display.currency,
    destinationId: [country],
    sort: 'score:desc',
    show: 100,
  });
  const travels = answer.outcome === 'success' ? answer.data.data : [];
  const lengths = travels.map(({ numberOfDays }) => numberOfDays);
  const prices = travels
    .flatMap(({ bestTour }) => (bestTour && cardPrice(bestTour, display)) ?? [])
    .toSorted((one, other) => one.cents - other.cents);
  return {
    length: lengths.length > 0 ? { from: Math.min(...lengths), to: Math.max(...lengths) } : null,
    price: prices[0] ?? null,
  };
}

/**
 * The names as they stand in a sentence, "Japanese yen", where `Intl.DisplayNames` has them as titles. One that the
 * tables do not know is left out: its code would tell nothing.
 */
function currencyNames(codes: readonly string[], market: Market): string[] {
  return codes.flatMap((currency) => {
    const format = new Intl.NumberFormat(market.languageTag, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
      maximumFractionDigits: 0,
    });
    const name = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
    return name === undefined || name === currency ? [] : name;
  });
}

export const countryFacts = defineBlock({
  type: 'country-facts',
  content: schema,
  words: ['listing', 'travel'],
  load: loadCountryFacts,
});

/** Those that the runtime's tables have no name for. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ber: { en: 'Berber', it: 'berbero', es: 'bereber', fr: 'berbère', de: 'Berberisch' },
  hgm: { en: 'Khoekhoe', it: 'khoekhoe', es: 'khoekhoe', fr: 'khoekhoe', de: 'Khoekhoe' },
  kwn: { en: 'Kwangali', it: 'kwangali', es: 'kwangali', fr: 'kwangali', de: 'Kwangali' },
  smi: { en: 'Sami', it: 'sami', es: 'sami', fr: 'same', de: 'Samisch' },
};
/** Two ways to write one language are one to who travels there. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/**
 * The official languages of a country by their names in a market, its own one first (CMS-06). One that nobody has a
 * name for is left out.
 */
function officialLanguages(
  { cca2, languages }: Pick<Country, 'cca2' | 'languages'>,
  market: Pick<Market, 'language' | 'languageTag'>,
): string[] {
  const tables = new Intl.DisplayNames(market.languageTag, { type: 'language', fallback: 'none' });
  const own = plain(new Intl.Locale(`und-${cca2}`).maximize().language);
  const codes = new Set(Object.keys(languages).map(plain));
  return [...codes]
    .sort((one, other) => Number(other === own) - Number(one === own))
    .flatMap((code) => NAMES[code]?.[market.language] ?? tables.of(code) ?? []);
}

/** The code as the tables have it: `jpn` is `ja`. */
function plain(code: string): string {
  const canonical = Intl.getCanonicalLocales(code)[0] ?? code;
  return SAME[canonical] ?? canonical;
}
