import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'legal-text'> = {
  'two sections': {
    title: 'Cancelling a trip',
    note: 'A template: have it checked before you publish it.',
    sections: [
      {
        title: 'Free cancellation',
        html: '<p>Up to and including the <strong>31st day</strong> before departure.</p>',
      },
      {
        title: 'How to cancel',
        html: '<ul><li>By mail, with your booking number.</li><li>In your account.</li></ul>',
      },
    ],
  },
};
