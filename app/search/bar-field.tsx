/** A field of the search bar: before the scripts come and after, in the same box (SRCH-01, SRCH-16). */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import * as styles from './bar-field.css.ts';

export interface BarFieldProps {
  /** Of the control, which has the class `control`. */
  readonly id: string;
  readonly icon: IconName;
  readonly label: ReactNode;
  /** Whether there is a list to choose from. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

export function BarField({ id, icon, label, isList = false, children }: BarFieldProps) {
  return (
    <>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      <Icon name={icon} size="medium" className={styles.icon} />
      {children}
      {isList && (
        <span className={styles.end}>
          <Icon name="chevron-down" />
        </span>
      )}
    </>
  );
}
