import type { InputHTMLAttributes, ReactNode } from 'react';
import { box, empty, note as noteClass, row, text } from './checkbox.css.ts';

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
  /** Whether nothing comes of it: fainter, as long as it is not ticked. */
  readonly isEmpty?: boolean;
}

/** A box to tick with its words, all of it one target. */
export function Checkbox({
  label,
  type = 'checkbox',
  note,
  isEmpty = false,
  ...input
}: CheckboxProps) {
  return (
    <label className={isEmpty ? `${row} ${empty}` : row}>
      <input {...input} type={type} className={box} />
      {typeof label === 'string' ? label : <span className={text}>{label}</span>}
      {note && <small className={noteClass}>{note}</small>}
    </label>
  );
}
