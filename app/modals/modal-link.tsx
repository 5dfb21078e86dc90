/** A link that opens a modal over the page that it stands on (LAY-11): an address, so no script is needed. */
import { Link } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { isHeadedFor } from '../site-router.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { usePageLocation } from '../page-location.ts';
import { hasModals, readModal, withModal, type LinkedModal } from './modal-address.ts';
import { announceModal } from './modal-intent.ts';
import { noteOpener, OPENS_ATTRIBUTE } from './modal-opener.ts';
import { stepToModal } from './opened-here.ts';

export interface ModalLinkProps extends LinkedModal {
  readonly className?: string;
  /** `true` where it is the tab that is shown. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Nothing on the few pages that have no modals. */
export function ModalLink({ className, isCurrent, children, ...linked }: ModalLinkProps) {
  const location = usePageLocation();
  if (!hasModals(location.pathname)) return null;
  const href = withModal(location, linked);
  const open = readModal(location);
  const announce = () => announceModal(linked.name);
  const openOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed twice: the address is there before the page is drawn anew.
    if (isHeadedFor(href) && !opensElsewhere(event)) event.preventDefault();
    else noteOpener(event.currentTarget);
  };
  return (
    <Link
      to={href}
      rel="nofollow"
      {...stepToModal(location)}
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
