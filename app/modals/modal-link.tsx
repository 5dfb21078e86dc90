/** A link that opens a modal over the page that it stands on (LAY-11): an address, so no script is needed. */
import { Link, useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { hasModals, readModal, withModal, type LinkedModal } from './modal-address.ts';
import { announceModal } from './modal-intent.ts';
import { noteOpener, OPENS_ATTRIBUTE } from './modal-opener.ts';
import { openedOver } from './opened-here.ts';

export interface ModalLinkProps extends LinkedModal {
  readonly className?: string;
  /** `true` where it is the tab that is shown. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Nothing on the few pages that have no modals. */
export function ModalLink({ className, isCurrent, children, ...linked }: ModalLinkProps) {
  const location = useLocation();
  if (!hasModals(location.pathname)) return null;
  const href = withModal(location, linked);
  const open = readModal(location);
  const announce = () => announceModal(linked.name);
  const openOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed twice: the address is there before the page is drawn anew.
    if (isHere(href) && !opensElsewhere(event)) event.preventDefault();
    else noteOpener(event.currentTarget);
  };
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      // A modal over a modal, or another tab of it, is the same step of the history: one Escape closes it.
      replace={open !== null}
      state={open ? location.state : openedOver(location)}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      aria-haspopup={open?.name === linked.name ? undefined : 'dialog'}
      {...{ [OPENS_ATTRIBUTE]: linked.name }}
      onClick={openOnce}
      onPointerEnter={announce}
      onFocus={announce}
    >
      {children}
    </Link>
  );
}

function isHere(href: string): boolean {
  return href === window.location.pathname + window.location.search;
}
