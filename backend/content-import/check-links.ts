/** Menus, footer, banner bars, blocks and prose lead to pages that there are, and to addresses that do no harm. */
import { isLinkAddress } from '../../contract/link-address.ts';
import { isRoutingKey, linkedPath } from '../../contract/route-paths.ts';
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

/** No market has a link to a page of one travel or tour without its parameters, or to a hidden one (RTE-03). */
function isLinkable(key: string): boolean {
  return isRoutingKey(key) && ALL_MARKETS.some(({ id }) => linkedPath(key, id) !== null);
}
