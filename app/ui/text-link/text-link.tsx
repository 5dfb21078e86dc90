import type { AnchorHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { textLink } from './text-link.css.ts';

export interface TextLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style'
> {
  readonly href: string;
  readonly tone?: 'link' | 'quiet' | 'accent' | 'light';
  readonly standalone?: boolean;
  /** After the words, e.g. `external` where another site opens. */
  readonly icon?: IconName;
}

/** A link to another address in words; the link to a page of the site takes the class of the same name. */
export function TextLink({ tone, standalone, icon, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={textLink({ tone, standalone })}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}
