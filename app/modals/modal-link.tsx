/** Links that open a modal over the page that they stand on (LAY-11): addresses, so no script is needed. */
import { useNavigate } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { usePageLocation } from '../page-location.ts';
import { isHeadedFor } from '../site-router.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { hasModals, type LinkedModal, modalOfStep, readModal, withModal } from './modal-address.ts';
import { announceModal } from './modal-intent.ts';
import { quietButton, row } from './modal-link.css.ts';
import { noteOpener, OPENS_ATTRIBUTE, stepToModal } from './modal-opener.ts';

interface ModalLinkProps extends LinkedModal {
  readonly className?: string;
  /** `true` where it is the tab that is shown. */
  readonly isCurrent?: boolean;
  /** Its name where its words do not say it. */
  readonly label?: string;
  /** Address of the page of the same step, for who has no scripts (WISH-02). */
  readonly page?: string;
  readonly children: ReactNode;
}

/** A link that opens a modal; nothing on the few pages that have no modals. */
export function ModalLink({
  className,
  isCurrent,
  label,
  page,
  children,
  ...linked
}: ModalLinkProps) {
  const location = usePageLocation();
  const navigate = useNavigate();
  if (!hasModals(location.pathname)) return null;
  const to = page ?? withModal(location, linked);
  const open = readModal(location);
  const announce = () => announceModal(linked.name);
  const openOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    const href = page === undefined ? to : modalOfStep(page);
    // Pressed twice: the address is there before the page is drawn anew.
    if (isHeadedFor(href)) return event.preventDefault();
    noteOpener(event.currentTarget);
    if (page === undefined) return;
    event.preventDefault();
    navigate(href, stepToModal(location));
  };
  return (
    <Link
      to={to}
      rel="nofollow"
      {...stepToModal(location)}
      className={className}
      aria-label={label}
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

interface ModalLinksProps {
  readonly links: readonly (LinkedModal & { readonly icon: IconName; readonly text: string })[];
  /** Links to pages that tell more too, each a `quietButton`. */
  readonly children?: ReactNode;
}

/** Modals that tell more of what they stand below: quiet buttons in a row that wraps. */
export function ModalLinks({ links, children }: ModalLinksProps) {
  return (
    <div className={row}>
      {children}
      {links.map(({ icon, text, ...linked }) => (
        <ModalLink key={linked.name} {...linked} className={quietButton}>
          <Icon name={icon} />
          {text}
        </ModalLink>
      ))}
    </div>
  );
}
