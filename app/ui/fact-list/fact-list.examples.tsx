import type { UiExamples } from '../ui-examples.ts';
import { FactList } from './fact-list.tsx';

export const FACT_LIST_EXAMPLES: UiExamples = {
  'with notes': (
    <FactList
      facts={[
        { key: 'flight', icon: 'plane', label: 'Flight', value: 'from €450', note: 'An estimate.' },
        { key: 'meals', icon: 'wallet', label: 'Meals', value: 'about €20 a day' },
      ]}
    />
  ),
};
