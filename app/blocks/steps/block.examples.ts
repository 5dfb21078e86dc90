import { exampleImage } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

const steps = [
  { title: 'Choose a departure', text: 'Each says how many people it still needs.' },
  { title: 'Hold your seat', text: 'A deposit is enough as long as 31 days are left.' },
  { title: 'Go', text: 'The coordinator meets you at the hotel on the first afternoon.' },
];

export const EXAMPLES: BlockExamples<'steps'> = {
  'in words': { title: 'How it works', steps },
  'folded on a phone': { title: 'How it works', steps, foldsOnPhone: true },
  'with posters and a link': {
    title: 'How it works',
    subtitle: 'From the first look to the last evening.',
    steps: steps.map((step, index) => ({
      ...step,
      image: exampleImage((['coast', 'peaks', 'dunes'] as const)[index] ?? 'coast'),
    })),
    link: { label: 'Find your trip', routingKey: 'search' },
  },
};
