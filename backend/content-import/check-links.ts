/** Menus, footer, banner bars and blocks lead to pages that there are, and to addresses that do no harm. */
import { isLinkAddress } from '../../contract/link-address.ts';
import { isCustomPageKey, isNamedRoute, pathPattern } from '../../contract/route-paths.ts';
import { ALL_MARKETS } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';

/** Looks through a file's value for links, however deep; no path can be made of another key. */
export function checkLinks(files: ContentFiles, file: string, value: object, path = ''): void {
  for (const [name, item] of Object.entries(value)) {
    const field = path ? `${path}.${name}` : name;
    if (typeof item === 'object' && item !== null) checkLinks(files, file, item, field);
    else if (name === 'routingKey' && !isLinkable(item)) {
      files.report(file, field, `${item} is no routing key that a link can have`);
    } else if (name === 'url' && !isLinkAddress(String(item))) {
      files.report(file, field, `${item} is no address that a link can have`);
    }
  }
}

/** A page of one travel or tour has no path without its parameters. */
function isLinkable(key: string): boolean {
  if (!isNamedRoute(key) && !isCustomPageKey(key)) return false;
  return ALL_MARKETS.every(({ id }) => !pathPattern(key, id).includes('{'));
}
