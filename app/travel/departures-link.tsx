/** A link to another month of the travel page, which stays where it is scrolled to (TRV-06). */
import { Link, useNavigate, type LinkProps } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { isHeadedFor } from '../site-router.ts';
import { KEEPS_PLACE } from '../ui/keeps-place.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';

export interface DeparturesLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** With the part of the page that it leads to without scripts. */
  readonly to: string;
}

/** Pressed twice it is one step of the history. */
export function DeparturesLink({ to, ...rest }: DeparturesLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // The router would go to the part that is named, wherever one is.
    const [page = to] = to.split('#');
    if (!isHeadedFor(page)) navigate(page, { preventScrollReset: true });
  };
  return <Link {...rest} to={to} {...KEEPS_PLACE} onClick={go} />;
}
