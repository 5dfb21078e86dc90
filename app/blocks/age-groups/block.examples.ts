import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'age-groups'> = {
  'three bands': {
    title: 'Who travels with whom',
    caption: 'A departure has one band; who is a little younger or older may join.',
    bands: [
      { band: '25-35', text: 'First long trips, late evenings.' },
      { band: '35-49', text: 'A little more sleep, and better coffee.' },
      { band: 'ALL', text: 'Mixed, as in any good party.' },
    ],
  },
};
