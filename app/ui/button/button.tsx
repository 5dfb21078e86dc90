import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { button } from './button.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'light';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>, ButtonLook {
  readonly icon?: IconName;
}

/** Sends a form unless `type="button"` says otherwise, as in HTML. */
export function Button({ variant, size, wide, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="submit" {...rest} className={button({ variant, size, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

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
