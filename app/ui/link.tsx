/**
 * Remix's link. For the server it is the plain `<a>` that Remix's becomes: that works out where it leads three times
 * over, to answer a click, and took a fifth of the time for a page (docs/decisions/0079). Both are the same HTML.
 */
import { Link as RemixLink, type LinkProps as RemixLinkProps } from '@remix-run/react';
import { forwardRef } from 'react';

/** Without `prefetch`, of which a part is drawn for the server already. */
export type LinkProps = Omit<RemixLinkProps, 'prefetch'>;

export const Link: React.ForwardRefExoticComponent<
  LinkProps & React.RefAttributes<HTMLAnchorElement>
> = import.meta.env.SSR ? forwardRef(DrawnLink) : RemixLink;

/** A path of this site as Remix would write it too: without dots to resolve, with nothing empty behind it. */
const WRITTEN_PATH =
  /^\/(?:[^/.?#\s][^/?#\s]*(?:\/[^/.?#\s][^/?#\s]*)*)?(?:\?[^#\s]+)?(?:#[^\s]+)?$/;

function DrawnLink(props: LinkProps, ref: React.ForwardedRef<HTMLAnchorElement>) {
  const { to } = props;
  if (typeof to !== 'string' || !WRITTEN_PATH.test(to)) return <RemixLink {...props} ref={ref} />;
  const {
    to: _to,
    discover = 'render',
    reloadDocument = false,
    relative: _relative,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    target,
    children,
    ...rest
  } = props;
  return (
    <a
      {...rest}
      data-discover={discover === 'render' && !reloadDocument ? 'true' : undefined}
      href={to}
      target={target}
    >
      {children}
    </a>
  );
}
