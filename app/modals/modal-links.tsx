import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import type { LinkedModal } from './modal-address.ts';
import { ModalLink } from './modal-link.tsx';
import { quietButton, row } from './modal-links.css.ts';

export interface ModalLinksProps {
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
