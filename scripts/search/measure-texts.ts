/** How often a typed text is read as what its traveller means (SRCH-03), and how long that takes. */
import { readContent, type Content } from '../../backend/content-import/read-content.ts';
import { makePeriods } from '../../backend/content-import/make-periods.ts';
import { buildSearchIndex } from '../../backend/search-index/search-index.ts';
import { knownThings, type KnownThings } from '../../backend/text-reading/known-things.ts';
import { namedTimes } from '../../backend/text-reading/named-times.ts';
import { readText, type TextReading } from '../../backend/text-reading/read-text.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import { ALL_MARKETS, LANGUAGES, type Language, type MarketId } from '../../domain/market.ts';
import { TYPED_TEXTS } from './typed-texts.ts';

export const TODAY = '2026-12-01';
export const EXCHANGE_RATES = { EUR: 1, GBP: 0.86, USD: 1.1 };

export interface Misread {
  readonly text: string;
  /** In the notation of the table. */
  readonly means: string;
  readonly read: string;
}

/** What texts in each language are held against: the demonstration's content, in the language's own market. */
export async function knownByLanguage(
  today: CalendarDate = TODAY,
  content?: Pick<Content, 'travels' | 'periods'>,
): Promise<Readonly<Record<Language, KnownThings>>> {
  const byMarket = await knownByMarket(today, content);
  const known = LANGUAGES.map((language) => [language, byMarket[MARKET_OF[language]]]);
  return Object.fromEntries(known) as Record<Language, KnownThings>;
}

/** What texts are held against in each market: the demonstration's content, and the market's days and money. */
export async function knownByMarket(
  today: CalendarDate = TODAY,
  { travels, periods }: Pick<Content, 'travels' | 'periods'> = readContent('content'),
): Promise<Readonly<Record<MarketId, KnownThings>>> {
  const made = await makePeriods(periods, today);
  const index = buildSearchIndex({ version: 1, travels, tours: [] });
  const known = ALL_MARKETS.map((market) => {
    const others = ALL_MARKETS.filter(({ id }) => id !== market.id);
    const named = namedTimes([market, ...others].map(({ id }) => made.get(id) ?? []));
    const { currency } = market;
    const asked = { market, currency, today, exchangeRates: EXCHANGE_RATES };
    return [market.id, knownThings(index.words, named, asked)];
  });
  return Object.fromEntries(known) as Record<MarketId, KnownThings>;
}

export const MARKET_OF: Readonly<Record<Language, MarketId>> = {
  en: 'en-US',
  it: 'it',
  es: 'es',
  fr: 'fr',
  de: 'de',
};

/** The texts of a language that are read otherwise than they are meant. */
export function misreadTexts(
  language: Language,
  known: KnownThings,
  texts: readonly (readonly [text: string, means: string])[] = TYPED_TEXTS[language],
): Misread[] {
  return texts.flatMap(([text, means]) => {
    const read = meaningOf(readText(text, known), text);
    return read === inOrder(means) ? [] : [{ text, means: inOrder(means), read }];
  });
}

/** A reading in the notation of the table. */
function meaningOf({ filters, unused, withoutTrips }: TextReading, text: string): string {
  const isMissing = new Set<string>(withoutTrips);
  const missing = withoutTrips.map((code) => `none:${code}`);
  const words = [
    ...missing,
    ...wordsOfFilters(filters, text).filter((code) => !isMissing.has(code)),
    ...unused.map((word) => `unused:${word.replaceAll(' ', '+')}`),
  ];
  return words.length === 0 ? '=' : inOrder(words.join(' '));
}

/**
 * Filters in the notation of the table.
 * @param text that is looked for as a whole says nothing
 */
export function wordsOfFilters(filters: ListingBody, text = ''): string[] {
  return [
    ...LISTS.flatMap((key) => filters[key] ?? []),
    ...datesOf(filters),
    ...(filters.durationFrom || filters.durationTo
      ? [`days:${filters.durationFrom ?? ''}-${filters.durationTo ?? ''}`]
      : []),
    ...(filters.leaveTo === undefined ? [] : [`leave:${filters.leaveTo}`]),
    ...(filters.pace ? [filters.pace] : []),
    ...(filters.priceFrom ? [`from:${filters.priceFrom / 100}`] : []),
    ...(filters.priceTo ? [`to:${filters.priceTo / 100}`] : []),
    ...(filters.isNoSharingRoomAvailable ? ['single-room'] : []),
    ...(filters.discounted ? ['discounted'] : []),
    ...(filters.status ? ['confirmed'] : []),
    ...(filters.textSearch && filters.textSearch !== text
      ? [`text:${filters.textSearch.replaceAll(' ', '+')}`]
      : []),
  ];
}

const LISTS = [
  'destinationId',
  'continentId',
  'travelStyles',
  'moods',
  'travelTypes',
  'badgeId',
] as const;

function datesOf({ dateFrom, dateTo, daysSpan }: ListingBody): string[] {
  if (!dateFrom && !dateTo) return [];
  if (!dateFrom || !dateTo) return [`${dateFrom ?? ''}..${dateTo ?? ''}`];
  if (daysSpan) return [`${dateFrom}±${daysSpan}`];
  const month = dateFrom.slice(0, 7);
  const year = dateFrom.slice(0, 4);
  if (dateFrom === `${year}-01-01` && dateTo === `${year}-12-31`) return [year];
  const isMonth = dateFrom.endsWith('-01') && dateTo.startsWith(month) && isLastDay(dateTo);
  return [isMonth ? month : `${dateFrom}..${dateTo}`];
}

function isLastDay(day: string): boolean {
  return new Date(Date.parse(day) + 86_400_000).getUTCDate() === 1;
}

export function inOrder(words: string): string {
  return words.split(' ').toSorted().join(' ');
}
