import type { ReactNode } from 'react';
import { chip } from './chip.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface ChipProps {
  readonly icon?: IconName;
  readonly selected?: boolean;
  readonly children: ReactNode;
}

/** A short fact in a pill. What can be pressed takes the class of the same name instead. */
export function Chip({ icon, selected, children }: ChipProps) {
  return (
    <span className={chip({ selected })}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
