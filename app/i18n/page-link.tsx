/** Links to pages by routing key: no path is written anywhere but in the route table. */
import { Link, type LinkProps } from '@remix-run/react';
import { pathOf, type RoutingKey } from '../../contract/route-paths.ts';
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

export function PageLink({ to, parameters, query, fragment, ...rest }: PageLinkProps) {
  const path = usePagePath()(to, parameters, query);
  return <Link {...rest} to={fragment ? `${path}#${fragment}` : path} />;
}
