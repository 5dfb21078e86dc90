import type { ReactNode } from 'react';
import type { Tone } from '../../styles/tokens.css.ts';
import { badge } from './badge.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface BadgeProps {
  readonly tone?: Tone | 'sun';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A word or two that mark a thing. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
