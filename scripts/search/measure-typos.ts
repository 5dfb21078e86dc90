/** How often the where-lookup has the right destination first although its name was mistyped (SRCH-03). */
import { searchableCountryNames } from '../../backend/catalogue/country-names.ts';
import type { TravelRecord } from '../../backend/catalogue/records.ts';
import { foldText } from '../../backend/search-index/fold-text.ts';
import { buildSearchIndex } from '../../backend/search-index/search-index.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import type { MistypedName } from './mistyped-names.ts';

export interface TypoResult {
  /** Of those asked. */
  readonly share: number;
  readonly byLanguage: Readonly<Record<Language, { right: number; asked: number }>>;
  /** Misspellings that are the right name of another destination: they were not asked. */
  readonly ofAnother: number;
  readonly failures: readonly (MistypedName & { readonly first: string | null })[];
}

/** Departures are of no account: the lookup finds destinations without any, too. */
const CONTEXT = { language: 'en', today: '2027-01-01', closingDays: 0 } as const;

export function measureTypos(
  travels: readonly TravelRecord[],
  mistyped: readonly MistypedName[],
): TypoResult {
  const index = buildSearchIndex({ version: 1, travels, tours: [] });
  const codes = new Set(travels.flatMap(({ countries }) => countries));
  const namesOf = new Map(
    [...codes].flatMap((code) =>
      searchableCountryNames(code).map((name) => [foldText(name), code] as const),
    ),
  );
  const byLanguage = Object.fromEntries(
    LANGUAGES.map((language) => [language, { right: 0, asked: 0 }]),
  ) as Record<Language, { right: number; asked: number }>;
  const failures: (MistypedName & { first: string | null })[] = [];
  let ofAnother = 0;
  for (const name of mistyped) {
    if ((namesOf.get(foldText(name.typed)) ?? name.code) !== name.code) {
      ofAnother += 1;
      continue;
    }
    const [first] = index.topSellers({ search: name.typed }, CONTEXT).countries;
    byLanguage[name.language].asked += 1;
    if (first?.id === name.code) byLanguage[name.language].right += 1;
    else failures.push({ ...name, first: first?.name ?? null });
  }
  const asked = mistyped.length - ofAnother;
  return { share: (asked - failures.length) / asked, byLanguage, ofAnother, failures };
}
