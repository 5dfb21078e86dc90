import type { AnchorHTMLAttributes } from 'react';
import { button } from './button.css.ts';
import type { ButtonLook } from './button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>, ButtonLook {
  readonly href: string;
  readonly icon?: IconName;
}

/**
 * A link to another address that looks like a button. To a page of the site, the link that knows the
 * route table takes the same look: `<PageLink className={button({ variant: 'primary' })}>`.
 */
export function ButtonLink({ variant, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ variant, size, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
