/** A link that opens a modal over the page that it stands on (LAY-11): an address, so no script is needed. */
import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { hasModals, readModal, withModal, type LinkedModal } from './modal-address.ts';
import { announceModal } from './modal-intent.ts';
import { OPENED_HERE } from './opened-here.ts';

export interface ModalLinkProps extends LinkedModal {
  readonly className?: string;
  /** `true` where it is the tab that is shown. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Attribute by which the host finds what opened a modal. */
export const OPENS_ATTRIBUTE = 'data-opens';

/** Nothing on the few pages that have no modals. */
export function ModalLink({ className, isCurrent, children, ...linked }: ModalLinkProps) {
  const location = useLocation();
  if (!hasModals(location.pathname)) return null;
  const isOpen = readModal(location)?.name === linked.name;
  const announce = () => announceModal(linked.name);
  return (
    <Link
      to={withModal(location, linked)}
      rel="nofollow"
      preventScrollReset
      // Another tab of the same modal is the same step of the history.
      replace={isOpen}
      state={isOpen ? location.state : OPENED_HERE}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      aria-haspopup={isOpen ? undefined : 'dialog'}
      {...{ [OPENS_ATTRIBUTE]: linked.name }}
      onPointerEnter={announce}
      onFocus={announce}
    >
      {children}
    </Link>
  );
}
