/** Menus, footer, banner bars, blocks and prose lead to pages that there are, and to addresses that do no harm. */
import { isLinkAddress } from '../../contract/link-address.ts';
import { isCustomPageKey, isNamedRoute, pathPattern } from '../../contract/route-paths.ts';
import { ALL_MARKETS } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { linksIn } from './links-in.ts';

/** Looks through a file's value for links, however deep; no path can be made of another key. */
export function checkLinks(files: ContentFiles, file: string, value: object): void {
  for (const { field, kind, to } of linksIn(value)) {
    if (kind === 'routingKey' && !isLinkable(to)) {
      files.report(file, field, `${to} is no routing key that a link can have`);
    } else if (kind === 'address' && !isLinkAddress(to)) {
      files.report(file, field, `${to} is no address that a link can have`);
    }
  }
}

/** A page of one travel or tour has no path without its parameters. */
function isLinkable(key: string): boolean {
  if (!isNamedRoute(key) && !isCustomPageKey(key)) return false;
  return ALL_MARKETS.every(({ id }) => !pathPattern(key, id).includes('{'));
}
