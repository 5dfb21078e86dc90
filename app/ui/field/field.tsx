import type { InputHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { control } from './field-frame.css.ts';

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
      <input type="text" {...input} {...describedBy(words)} className={control} />
    </FieldFrame>
  );
}
