import type { InputHTMLAttributes, ReactNode } from 'react';
import { box, note as noteClass, row, text } from './checkbox.css.ts';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children'
> {
  readonly name: string;
  readonly label: ReactNode;
  /** `radio` for a choice of one among those of the same name. */
  readonly type?: 'checkbox' | 'radio';
  /** At the end of the line, e.g. how many there are. */
  readonly note?: string | null;
}

/** A box to tick with its words, all of it one target. */
export function Checkbox({ label, type = 'checkbox', note, ...input }: CheckboxProps) {
  return (
    <label className={row}>
      <input {...input} type={type} className={box} />
      <span className={text}>{label}</span>
      {note && <span className={noteClass}>{note}</span>}
    </label>
  );
}
