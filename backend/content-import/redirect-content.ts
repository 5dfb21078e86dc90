/** `content/redirects.yaml`: addresses that moved, and where to (RTE-07). */
import { z } from 'zod';
import { canonicalPath } from '../../contract/canonical-path.ts';
import { isLinkAddress } from '../../contract/link-address.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from '../../contract/route-path-table.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { REDIRECT_STATUSES } from '../storage/tables/content-tables.ts';
import { hasFields } from './has-fields.ts';

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
export type RedirectContent = z.infer<typeof redirect>;

export const redirectsSchema = z.array(redirect);
