import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/checkbox.tsx';
import { choiceKey, type PanelChoices } from './panel-choices.ts';

export interface FilterChoiceProps extends Pick<
  CheckboxProps,
  'form' | 'name' | 'label' | 'type' | 'defaultChecked'
> {
  readonly value: string;
  /** Null where nothing is counted. */
  readonly choices: PanelChoices | null;
}

/** One choice of a filter with the departures that it would give; marked where there are none (RES-10). */
export function FilterChoice({ choices, ...input }: FilterChoiceProps) {
  const { t } = useTranslation('listing');
  const count = choices?.counts[choiceKey(input.name, input.value)];
  return (
    <Checkbox
      {...input}
      note={count === undefined ? null : t('filter.count', { departures: count })}
      isEmpty={count === 0}
    />
  );
}
