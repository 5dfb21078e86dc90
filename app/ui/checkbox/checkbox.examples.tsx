import { Checkbox } from './checkbox.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const CHECKBOX_EXAMPLES: UiExamples = {
  states: (
    <>
      <Checkbox name="checkbox-a" label="Confirmed departures" note="1,024" />
      <Checkbox name="checkbox-b" label="On sale" note="7" defaultChecked />
      <Checkbox name="checkbox-c" label="Sold out" note="0" disabled />
      <Checkbox name="checkbox-d" label="Withdrawn" disabled defaultChecked />
    </>
  ),
  'long words': (
    <div lang="de">
      <Checkbox
        name="checkbox-e"
        label="Ich habe die Datenschutzgrundverordnungsinformationen gelesen und bin mit der Zusendung einverstanden."
      />
    </div>
  ),
};
