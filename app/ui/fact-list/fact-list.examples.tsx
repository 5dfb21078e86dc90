import type { UiExamples } from '../ui-examples.ts';
import { FactList } from './fact-list.tsx';

export const FACT_LIST_EXAMPLES: UiExamples = {
  'with and without a note': (
    <FactList
      facts={[
        {
          key: 'deposit',
          icon: 'card',
          label: 'Deposit',
          value: '€100.00',
          note: 'With the booking.',
        },
        { key: 'group', icon: 'users', label: 'Group', value: '8 to 16 people' },
      ]}
    />
  ),
};
