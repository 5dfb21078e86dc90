/** What content and the site lead to is there, in each market (RTE-05): no link ends at "not found". */
import { matchRoute } from '../../contract/route-paths.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import {
  ALL_MARKETS,
  LANGUAGES,
  TEXT_LOCALES,
  type MarketId,
  type TextLocale,
} from '../../domain/market.ts';
import type { Layout } from '../../contract/layout.ts';
import type { ContentFiles } from './content-files.ts';
import { didYouMean } from './did-you-mean.ts';
import { faultOfTarget, isPageOfKey, type KnownPages } from './known-pages.ts';
import { LAYOUT_FILE } from './layout-file.ts';
import { languageOf } from './localised.ts';
import { linksIn } from './links-in.ts';

/** Pages that the site leads to by itself, whatever menus say; `index` is asked for before. */
export const NEEDED_PAGES = [
  'travels',
  'tours',
  'sales',
  'contacts',
  'faqs',
  'legal-privacy-policy',
] as const;

/** @param layouts null where they have faults of their own */
export function checkTargets(
  files: ContentFiles,
  known: KnownPages,
  layouts: Readonly<Record<TextLocale, Layout>> | null,
): void {
  for (const key of NEEDED_PAGES) {
    if (isPageOfKey(key, known)) continue;
    files.report(files.path('pages'), '', `there is no page of the routingKey ${key}`);
  }
  for (const locale of TEXT_LOCALES) {
    const markets = ALL_MARKETS.filter(({ textLocale }) => textLocale === locale);
    const check = (file: string, value: object) => checkValue(files, file, value, known, markets);
    if (layouts) check(files.path(LAYOUT_FILE), layouts[locale]);
    for (const { file, languages, byLocale } of known.pages) {
      if (languages.includes(languageOf(locale))) check(file, { blocks: byLocale[locale].blocks });
    }
  }
  for (const language of LANGUAGES) {
    const markets = ALL_MARKETS.filter((market) => market.language === language);
    for (const { name, words } of known.travels) {
      const own = words[language];
      const file = files.path('travels', name, `${own?.writtenIn ?? language}.yaml`);
      checkValue(files, file, own ?? {}, known, markets);
    }
  }
}

function checkValue(
  files: ContentFiles,
  file: string,
  value: object,
  known: KnownPages,
  markets: readonly { readonly id: MarketId }[],
): void {
  for (const { field, kind, to } of linksIn(value)) {
    if (kind === 'routingKey') {
      if (!isPageOfKey(to, known)) {
        const meant = didYouMean(
          to,
          known.pages.flatMap(({ byLocale }) => byLocale.en.routingKey ?? []),
        );
        files.report(file, field, `there is no page of ${to}${meant}`);
      }
      continue;
    }
    if (!to.startsWith('/')) continue;
    const [path = ''] = to.split(/[?#]/, 1);
    for (const { id } of markets) {
      const fault = isOwnPage(path, id) ? null : faultOfTarget(path, id, known);
      if (fault) files.report(file, field, fault);
    }
  }
}

/** A page that is no content's: cookies, the visitor's wishlist. */
function isOwnPage(path: string, marketId: MarketId): boolean {
  const isSystem = isSystemSegment(path.split('/')[1] ?? '');
  return isSystem || matchRoute(path, marketId)?.key === 'wishlist';
}
