/** What a typed text is held against: the catalogue, the market's days and its money. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { convertedPrice, type ExchangeRates } from '../../domain/money.ts';
import { countryNamesIn } from '../catalogue/country-names.ts';
import { foldedWords } from '../search-index/fold-text.ts';
import type { IndexedWords } from '../search-index/search-index.ts';
import type { NamedTimes } from './named-times.ts';
import type { TimeWords } from './time-parts.ts';

/** What a text is held against. */
export interface KnownThings extends TimeWords, Omit<IndexedWords, 'finds'> {
  /** Whether words are a country's name in the site's language, in English, or in daily life. */
  readonly isNameOf: (words: string, country: string) => boolean;
  /** Whether a text finds a travel, of those to the places where some are named. */
  readonly finds: (
    text: string,
    places: Pick<ListingBody, 'destinationId' | 'continentId'>,
  ) => boolean;
  /** An amount of a currency, or of the one that is shown, in cents of the latter. */
  readonly centsOf: (units: number, currency: Currency | null) => number;
}

export interface ReadFor {
  readonly market: Pick<Market, 'country' | 'language'>;
  /** Of the prices that are shown. */
  readonly currency: Currency;
  readonly today: CalendarDate;
  readonly exchangeRates: ExchangeRates;
}

export function knownThings(
  words: IndexedWords,
  named: NamedTimes,
  { market, currency, today, exchangeRates }: ReadFor,
): KnownThings {
  const { finds, ...known } = words;
  return {
    ...known,
    today,
    named,
    language: market.language,
    isNameOf: (name, country) =>
      countryNamesIn(country, market.language).some((one) => isSameName(one, name)),
    isMonthFirst: market.country === 'US',
    finds: (textSearch, places) => finds({ textSearch, ...places }),
    centsOf: (units, from) =>
      convertedPrice(units * 100, from ?? currency, currency, exchangeRates).cents,
  };
}

function isSameName(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ');
}
