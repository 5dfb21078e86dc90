import type { ReactNode } from 'react';
import { callout } from './callout.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface CalloutProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** What one should know before one goes on. */
export function Callout({ icon, children }: CalloutProps) {
  return (
    <p className={callout}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
