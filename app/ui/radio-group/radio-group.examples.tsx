import { RadioGroup } from './radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const RADIO_GROUP_EXAMPLES: UiExamples = {
  rows: (
    <RadioGroup
      id="radio-group-rows"
      name="radio-group-rows"
      label="Room"
      hint="Twin rooms are shared with one other traveller."
      defaultValue="twin"
      options={[
        { value: 'twin', label: 'Twin room', note: 'included' },
        { value: 'single', label: 'Room of my own', note: '+ £1,240' },
        { value: 'tent', label: 'Tent', note: 'sold out', disabled: true },
      ]}
    />
  ),
  'tiles, with long words': (
    <div lang="de">
      <RadioGroup
        id="radio-group-tiles"
        name="radio-group-tiles"
        label="Zahlungsweise"
        look="tiles"
        defaultValue="all"
        options={[
          { value: 'all', label: 'Gesamtbetrag', note: '12.345 €' },
          { value: 'deposit', label: 'Anzahlung und Restbetragsüberweisung', note: '2.469 €' },
          { value: 'none', label: 'Kreditkartenratenzahlung', disabled: true },
        ]}
      />
    </div>
  ),
  error: (
    <Stack>
      <RadioGroup
        id="radio-group-error"
        name="radio-group-error"
        label="How do you get there?"
        error="Choose one, so that we know where to meet you."
        required
        options={[
          { value: 'train', label: 'By train' },
          { value: 'plane', label: 'By plane' },
        ]}
      />
    </Stack>
  ),
};
