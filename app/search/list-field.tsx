/** A list to choose from: in the box of the search bar, or a field like any other where it stands among filters. */
import type { SelectHTMLAttributes } from 'react';
import { control as fieldControl } from '../ui/field/field.css.ts';
import { FieldFrame } from '../ui/field/field.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import * as list from '../ui/select/select.css.ts';
import { control as barControl } from './bar-field.css.ts';
import { BarField } from './bar-field.tsx';

export interface ListFieldProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'id' | 'className'
> {
  readonly id: string;
  readonly label: string;
  /** Of the bar's box. */
  readonly icon: IconName;
  readonly look: ListLook;
}

export type ListLook = 'bar' | 'field';

export function ListField({ id, label, icon, look, children, ...select }: ListFieldProps) {
  if (look === 'bar')
    return (
      <BarField id={id} icon={icon} label={label} isList>
        <select {...select} id={id} className={barControl}>
          {children}
        </select>
      </BarField>
    );
  return (
    <FieldFrame words={{ id, label }}>
      <span className={list.wrapper}>
        <select {...select} id={id} className={`${fieldControl} ${list.select}`}>
          {children}
        </select>
        <span className={list.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
  );
}
