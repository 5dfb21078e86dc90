/** Reads the addresses that moved: none is a page, and each leads to a page in one step (RTE-07). */
import { existsSync } from 'node:fs';
import { pathOf, pathPattern } from '../../contract/route-paths.ts';
import { ALL_MARKETS } from '../../domain/market.ts';
import type { RedirectRecord } from '../storage/queries/redirects.ts';
import type { ContentFiles } from './content-files.ts';
import { faultOfFormer, faultOfTarget, type KnownPages } from './known-pages.ts';
import { redirectsSchema, type RedirectContent } from './redirect-content.ts';

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
