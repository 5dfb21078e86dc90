/**
 * The seven markets (MKT-01): what each one fixes by itself. Host names and the brand are settings,
 * not facts, and live in `config/`.
 */

export const LANGUAGES = ['en', 'it', 'es', 'fr', 'de'] as const;
/** A language that texts are written in. */
export type Language = (typeof LANGUAGES)[number];

export const CURRENCIES = ['EUR', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const MARKET_IDS = ['international', 'it', 'en-WE', 'en-US', 'es', 'fr', 'de'] as const;
export type MarketId = (typeof MARKET_IDS)[number];

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface Market {
  readonly id: MarketId;
  /** The name that the market has in its own language. */
  readonly label: string;
  readonly language: Language;
  /** The language's name in itself. */
  readonly languageLabel: string;
  /** The locale of the interface's words: `en-US` and `en-WE` override `en`. */
  readonly textLocale: TextLocale;
  /** BCP 47 tag for `Intl` and for `<html lang>`; "WE" is no ISO region (MKT-06). */
  readonly languageTag: string;
  /** Value for `hreflang`; `x-default` stands for the international site (MKT-06). */
  readonly hreflang: string;
  /** The ending of the market's domain, with its dot. */
  readonly domainEnding: string;
  /** Subdomain of `localhost` on a developer's machine; empty for plain `localhost` (MKT-02). */
  readonly localSubdomain: string;
  /** ISO 3166 alpha-2 of the market's country; null where the market is no single country. */
  readonly country: string | null;
  readonly icon: string;
  readonly currency: Currency;
  /** Whether a booking asks for the traveller's tax code (§1). */
  readonly requiresTaxCode: boolean;
  readonly dateOrder: 'day-month-year' | 'month-day-year';
  /** 0 is Sunday (MKT-04). */
  readonly firstDayOfWeek: Weekday;
  readonly timeZone: string;
}

/** Catalogues of words: one for each language, and two sets of English overrides (MKT-05). */
export const TEXT_LOCALES = ['en', 'en-WE', 'en-US', 'it', 'es', 'fr', 'de'] as const;
export type TextLocale = (typeof TEXT_LOCALES)[number];

export const MARKETS: Readonly<Record<MarketId, Market>> = {
  international: {
    id: 'international',
    label: 'International',
    language: 'en',
    languageLabel: 'English',
    textLocale: 'en',
    languageTag: 'en',
    hreflang: 'x-default',
    domainEnding: '.co',
    localSubdomain: 'co',
    country: null,
    icon: 'globe',
    currency: 'EUR',
    requiresTaxCode: false,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 1,
    timeZone: 'Europe/Rome',
  },
  it: {
    id: 'it',
    label: 'Italia',
    language: 'it',
    languageLabel: 'Italiano',
    textLocale: 'it',
    languageTag: 'it',
    hreflang: 'it',
    domainEnding: '.it',
    localSubdomain: 'it',
    country: 'IT',
    icon: 'it',
    currency: 'EUR',
    requiresTaxCode: true,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 1,
    timeZone: 'Europe/Rome',
  },
  'en-WE': {
    id: 'en-WE',
    label: 'United Kingdom',
    language: 'en',
    languageLabel: 'English',
    textLocale: 'en-WE',
    languageTag: 'en-GB',
    hreflang: 'en',
    domainEnding: '.com',
    localSubdomain: '',
    country: 'GB',
    icon: 'gb',
    currency: 'GBP',
    requiresTaxCode: false,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 0,
    timeZone: 'Europe/London',
  },
  'en-US': {
    id: 'en-US',
    label: 'United States',
    language: 'en',
    languageLabel: 'English',
    textLocale: 'en-US',
    languageTag: 'en-US',
    hreflang: 'en-US',
    domainEnding: '.io',
    localSubdomain: 'us',
    country: 'US',
    icon: 'us',
    currency: 'USD',
    requiresTaxCode: false,
    dateOrder: 'month-day-year',
    firstDayOfWeek: 0,
    timeZone: 'America/New_York',
  },
  es: {
    id: 'es',
    label: 'España',
    language: 'es',
    languageLabel: 'Español',
    textLocale: 'es',
    languageTag: 'es',
    hreflang: 'es',
    domainEnding: '.es',
    localSubdomain: 'es',
    country: 'ES',
    icon: 'es',
    currency: 'EUR',
    requiresTaxCode: true,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 1,
    timeZone: 'Europe/Madrid',
  },
  fr: {
    id: 'fr',
    label: 'France',
    language: 'fr',
    languageLabel: 'Français',
    textLocale: 'fr',
    languageTag: 'fr',
    hreflang: 'fr',
    domainEnding: '.fr',
    localSubdomain: 'fr',
    country: 'FR',
    icon: 'fr',
    currency: 'EUR',
    requiresTaxCode: false,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 1,
    timeZone: 'Europe/Paris',
  },
  de: {
    id: 'de',
    label: 'Deutschland',
    language: 'de',
    languageLabel: 'Deutsch',
    textLocale: 'de',
    languageTag: 'de',
    hreflang: 'de',
    domainEnding: '.de',
    localSubdomain: 'de',
    country: 'DE',
    icon: 'de',
    currency: 'EUR',
    requiresTaxCode: false,
    dateOrder: 'day-month-year',
    firstDayOfWeek: 1,
    timeZone: 'Europe/Berlin',
  },
};

/** Markets by their place in `MARKET_IDS`. */
export const ALL_MARKETS: readonly Market[] = MARKET_IDS.map((id) => MARKETS[id]);

export function isMarketId(value: unknown): value is MarketId {
  return MARKET_IDS.some((id) => id === value);
}
