import type { ReactNode } from 'react';
import * as styles from './field-frame.css.ts';
import { Icon } from '../icon/icon.tsx';

export interface FieldWords {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | null;
  /** What is wrong with the value, in words that say how to mend it. */
  readonly error?: string | null;
}

/** What ties a control to its label, hint and error. */
export function describedBy({ id, hint, error }: FieldWords) {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean);
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** Label, hint and error around a control. */
export function FieldFrame({
  words,
  children,
}: {
  readonly words: FieldWords;
  readonly children: ReactNode;
}) {
  const { id, label, hint, error } = words;
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a value, where it is said. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
