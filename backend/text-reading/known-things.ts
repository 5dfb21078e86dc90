/** What a typed text is held against: the catalogue, the market's days and its money. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { ALL_MARKETS, type Currency, type Market } from '../../domain/market.ts';
import { convertedPrice, type ExchangeRates } from '../../domain/money.ts';
import type { PeriodRecord } from '../catalogue/period-record.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { foldedWords } from '../search-index/fold-text.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { namedTimes, type NamedTimes } from './named-times.ts';
import { PhraseBook } from './phrase-book.ts';
import type { KnownThings } from './read-text.ts';
import { isTimeWord } from './times.ts';

export interface ReadFor {
  readonly market: Market;
  /** Of the prices that are shown. */
  readonly currency: Currency;
  readonly today: CalendarDate;
  readonly exchangeRates: ExchangeRates;
}

/** What stays the same until the catalogue changes. */
export interface WordsOfCatalogue {
  readonly index: SearchIndex;
  readonly placeNames: PhraseBook<true>;
  readonly named: NamedTimes;
}

/** @param periodsOf by their first day */
export function wordsOfCatalogue(
  index: SearchIndex,
  market: Market,
  periodsOf: (market: Market) => readonly PeriodRecord[],
): WordsOfCatalogue {
  const others = ALL_MARKETS.filter(({ id }) => id !== market.id);
  return {
    index,
    placeNames: placeNames(index.snapshot.travels),
    named: namedTimes([market, ...others].map(periodsOf)),
  };
}

export function knownThings(
  { index, placeNames, named }: WordsOfCatalogue,
  { market, currency, today, exchangeRates }: ReadFor,
): KnownThings {
  return {
    today,
    named,
    placeNames,
    isMonthFirst: market.country === 'US',
    ...index.words,
    finds: (textSearch, places) => index.words.finds({ textSearch, ...places }),
    centsOf: (units, from) =>
      convertedPrice(units * 100, from ?? currency, currency, exchangeRates).cents,
  };
}

/** Of several words, one of which is also a month: "Chiang Mai" is no trip in May. */
function placeNames(travels: readonly TravelRecord[]): PhraseBook<true> {
  const book = new PhraseBook<true>();
  for (const { words } of travels) {
    for (const { days = [], searchWords = [] } of Object.values(words)) {
      for (const name of [...days.map(({ place }) => place), ...searchWords]) {
        const parts = foldedWords(name ?? '');
        if (parts.length > 1 && parts.some(isTimeWord)) book.add(true, name as string);
      }
    }
  }
  return book;
}
