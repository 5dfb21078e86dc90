/** Reads the addresses that moved: none is a page, and each leads to a page in one step (RTE-07). */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { canonicalPath } from '../../contract/canonical-path.ts';
import { isLinkAddress } from '../../contract/link-address.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from '../../contract/route-path-table.ts';
import { pathOf, pathPattern } from '../../contract/route-paths.ts';
import { ALL_MARKETS, MARKET_IDS } from '../../domain/market.ts';
import type { RedirectRecord } from '../storage/queries/redirects.ts';
import { REDIRECT_STATUSES } from '../storage/tables/content-tables.ts';
import type { ContentFiles } from './content-files.ts';
import { hasFields } from './shared-schemas.ts';
import { type KnownPages, faultOfFormer, faultOfTarget } from './known-pages.ts';

/** A site without former addresses has no such file. */
const REDIRECTS_FILE = 'redirects.yaml';

interface Row extends RedirectRecord {
  readonly index: number;
  readonly targetField: 'to' | 'routingKey';
}

/** @param pages null where content has faults already, so that it cannot be told which pages there are */
export function readRedirects(files: ContentFiles, pages: KnownPages | null): RedirectRecord[] {
  const file = files.path(REDIRECTS_FILE);
  if (!existsSync(file)) return [];
  const byLocale = files.readInEveryLocale(file, redirectsSchema);
  if (!byLocale) return [];
  return ALL_MARKETS.flatMap((market) => {
    const rows = byLocale[market.textLocale].flatMap((redirect, index) => {
      if (redirect.markets && !redirect.markets.includes(market.id)) return [];
      const target = targetOf(redirect, market.id);
      if (target === null) {
        files.report(file, `${index}.routingKey`, 'is no page that can be led to');
        return [];
      }
      const { from: fromPath, status } = redirect;
      const targetField = redirect.to === undefined ? 'routingKey' : 'to';
      return [{ marketId: market.id, fromPath, target, status, index, targetField } satisfies Row];
    });
    checkRows(files, file, rows, pages);
    return rows.map(({ index: _index, targetField: _field, ...record }) => record);
  });
}

/** A page of one travel or tour has no path without its parameters. */
function targetOf(
  { to, routingKey }: RedirectContent,
  marketId: RedirectRecord['marketId'],
): string | null {
  if (routingKey === undefined) return to ?? null;
  return pathPattern(routingKey, marketId).includes('{') ? null : pathOf(routingKey, marketId);
}

/** The rows of one market: circles and detours need no page to be told. */
function checkRows(
  files: ContentFiles,
  file: string,
  rows: readonly Row[],
  pages: KnownPages | null,
): void {
  const targets = new Map<string, string>();
  for (const { index, fromPath, target } of rows) {
    if (targets.has(fromPath)) files.report(file, `${index}.from`, `${fromPath} is led on twice`);
    targets.set(fromPath, pathPart(target));
  }
  for (const { index, targetField, marketId, fromPath, target } of rows) {
    const isPage = faultOfFormer(fromPath, marketId, pages);
    if (isPage) files.report(file, `${index}.from`, isPage);
    const isAstray =
      detour(fromPath, targets) ?? (pages && faultOfTarget(pathPart(target), marketId, pages));
    if (isAstray) files.report(file, `${index}.${targetField}`, isAstray);
  }
}

function pathPart(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

/** What is wrong with a redirect that is followed by another; null for one that ends at once. */
function detour(from: string, targets: ReadonlyMap<string, string>): string | null {
  const steps = [from];
  for (let at = targets.get(from); at !== undefined; at = targets.get(at)) {
    if (steps.includes(at)) return `goes in a circle: ${[...steps, at].join(' → ')}`;
    steps.push(at);
  }
  return steps.length > 2
    ? `takes ${steps.length - 1} steps, ${steps.join(' → ')}: lead to the last one`
    : null;
}

/** Where a reader of addresses would find nothing: they are looked up by their letters, without a query. */
const formerPath = z
  .string()
  .regex(/^\/[^\s\\%?#]*$/, 'is no path without a query, in plain letters')
  .refine((path) => !path.startsWith('/') || canonicalPath(path) === path, {
    message: 'is not in its one form: lower case, single slashes, none at the end',
  })
  .refine((path) => !path.endsWith('.data'), { message: 'ends like data of the site' });

/** No other site, not even another market's: then it could not be told whether there is such a page. */
const presentPath = z.string().refine((path) => path.startsWith('/') && isLinkAddress(path), {
  message: 'is no path of the site',
});

/** In one language, after `resolveWords`. It counts in every market, or in those that it names. */
const redirect = z
  .strictObject({
    from: formerPath,
    to: presentPath.optional(),
    routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]).optional(),
    status: z.literal(REDIRECT_STATUSES).default(301),
    markets: z.array(z.enum(MARKET_IDS)).min(1).optional(),
  })
  .refine(({ to, routingKey }) => (to === undefined) !== (routingKey === undefined), {
    message: 'needs a path to lead to or a routingKey, and not both',
    when: hasFields,
  });
type RedirectContent = z.infer<typeof redirect>;

const redirectsSchema = z.array(redirect);
