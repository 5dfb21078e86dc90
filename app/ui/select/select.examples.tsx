import { Grid } from '../grid/grid.tsx';
import { Select } from './select.tsx';
import type { UiExamples } from '../ui-examples.ts';

const MONTHS = [
  { value: '', label: 'Any month' },
  { value: '2027-04', label: 'April 2027 (1,031)' },
  { value: '2027-05', label: 'May 2027 (8)' },
];

export const SELECT_EXAMPLES: UiExamples = {
  states: (
    <Grid columns={3}>
      <Select id="select-plain" name="month" label="When" options={MONTHS} />
      <Select
        id="select-error"
        name="month-error"
        label="When"
        options={MONTHS}
        error="Choose a month."
      />
      <Select id="select-disabled" name="month-disabled" label="When" options={MONTHS} disabled />
    </Grid>
  ),
  'long words': (
    <div lang="de">
      <Select
        id="select-long"
        name="long"
        label="Wohin"
        options={[
          { value: 'a', label: 'Zentralafrikanische Republik, alle Nationalparklandschaften' },
        ]}
      />
    </div>
  ),
};
