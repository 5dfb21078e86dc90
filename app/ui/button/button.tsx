import type { ButtonHTMLAttributes } from 'react';
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
