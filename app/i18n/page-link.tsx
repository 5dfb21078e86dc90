/** Links to pages by routing key: no path is written anywhere but in the route table. */
import { pathOf, type RoutingKey } from '../../contract/route-paths.ts';
import { usePageLocation } from '../page-location.ts';
import { Link, type LinkProps } from '../ui/link.tsx';
import { useSite } from './site.ts';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: RoutingKey;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Query string of the link. */
  readonly query?: URLSearchParams;
  readonly fragment?: string;
}

/** The address of a page of this market's site, from its root. */
export function usePagePath(): (
  to: RoutingKey,
  parameters?: Readonly<Record<string, string>>,
  query?: URLSearchParams,
) => string {
  const { marketId } = useSite();
  return (to, parameters, query) => {
    const search = query?.toString();
    return `${pathOf(to, marketId, parameters)}${search ? `?${search}` : ''}`;
  };
}

/** Pages of departures say how many days of leave each takes. */
const KEEP_REGION: readonly RoutingKey[] = ['travels-travel', 'travels-travel-tour'];

/** A link to departures keeps the region of the address, whose public holidays their days of leave go by. */
export function PageLink({ to, parameters, query, fragment, ...rest }: PageLinkProps) {
  const { search } = usePageLocation();
  const region = KEEP_REGION.includes(to) ? new URLSearchParams(search).get('region') : null;
  const kept =
    region === null ? query : new URLSearchParams([...(query ?? []), ['region', region]]);
  const path = usePagePath()(to, parameters, kept);
  return <Link {...rest} to={fragment ? `${path}#${fragment}` : path} />;
}
