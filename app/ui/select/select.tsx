import type { SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { arrow, select, wrapper } from './select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends
    FieldWords,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children'> {
  readonly name: string;
  readonly options: readonly SelectOption[];
}

/** A labelled choice of one. */
export function Select({ id, label, hint, error, options, ...rest }: SelectProps) {
  const words = { id, label, hint, error };
  return (
    <FieldFrame words={words}>
      <span className={wrapper}>
        <select {...rest} {...describedBy(words)} className={`${control} ${select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
  );
}
