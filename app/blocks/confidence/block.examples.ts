import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'confidence'> = {
  'three guarantees': {
    title: 'Book and sleep well',
    guarantees: [
      { icon: 'shield', title: 'Insurance included', text: 'Medical and baggage, on every trip.' },
      { icon: 'refresh', title: 'Second thoughts', text: 'Free cancellation up to the 31st day.' },
      { icon: 'users', title: 'Never alone', text: 'A coordinator travels the whole way.' },
    ],
    link: { label: 'How it works', routingKey: 'how-it-works' },
  },
};
