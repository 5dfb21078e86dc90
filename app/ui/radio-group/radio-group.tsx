import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { describedBy, type FieldWords } from '../field/field.tsx';
import { error as errorClass, hint as hintClass, label as labelClass } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { group, option, options as optionsClass } from './radio-group.css.ts';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** At the end of the line, e.g. a price. */
  readonly note?: string | null;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldWords {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly look?: keyof typeof option;
}

/**
 * A choice of one among few, all of them seen; among many, a `Select`. The first one has the id, so that a link to it
 * gives it the focus.
 */
export function RadioGroup({
  id,
  label,
  hint,
  error,
  name,
  options,
  defaultValue,
  required,
  look = 'rows',
}: RadioGroupProps) {
  const { id: firstId, ...described } = describedBy({ id, label, hint, error });
  return (
    <fieldset
      {...described}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      className={group}
    >
      <legend id={`${id}-label`} className={labelClass}>
        {label}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      <div className={optionsClass[look]}>
        {options.map(({ value, ...choice }, index) => (
          <div key={value} className={option[look]}>
            <Checkbox
              {...choice}
              id={index === 0 ? firstId : undefined}
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
            />
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={errorClass}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
