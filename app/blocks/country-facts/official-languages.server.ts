/** The official languages of a country by their names in a market, its own one first (CMS-06). */
import type { Country } from 'world-countries';
import type { Language, Market } from '../../../domain/market.ts';

/** Those that the runtime's tables have no name for. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ber: { en: 'Berber', it: 'berbero', es: 'bereber', fr: 'berbère', de: 'Berberisch' },
  hgm: { en: 'Khoekhoe', it: 'khoekhoe', es: 'khoekhoe', fr: 'khoekhoe', de: 'Khoekhoe' },
  kwn: { en: 'Kwangali', it: 'kwangali', es: 'kwangali', fr: 'kwangali', de: 'Kwangali' },
  smi: { en: 'Sami', it: 'sami', es: 'sami', fr: 'same', de: 'Samisch' },
};
/** Two ways to write one language are one to who travels there. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** One that nobody has a name for is left out: its code would tell nothing. */
export function officialLanguages(
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
