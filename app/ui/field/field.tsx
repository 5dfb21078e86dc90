/** Fields with their label, hint and error; `FieldFrame` puts those around any other control. */
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

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

export interface FieldProps
  extends
    FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'children'> {
  readonly name: string;
}

/** A labelled line of text, number, date or address. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  const words = { id, label, hint, error };
  return (
    <FieldFrame words={words}>
      <input type="text" {...input} {...describedBy(words)} className={styles.control} />
    </FieldFrame>
  );
}

export interface TextAreaProps
  extends
    FieldWords,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style' | 'children'> {
  readonly name: string;
}

/** A labelled field of several lines. */
export function TextArea({ id, label, hint, error, ...input }: TextAreaProps) {
  const words = { id, label, hint, error };
  return (
    <FieldFrame words={words}>
      <textarea
        {...input}
        {...describedBy(words)}
        className={`${styles.control} ${styles.textArea}`}
      />
    </FieldFrame>
  );
}
