import type { BlockExamples } from '../block-props.ts';

const guarantees = [
  { icon: 'shield', title: 'Insurance included', text: 'Medical and baggage, on every trip.' },
  { icon: 'refresh', title: 'Second thoughts', text: 'Free cancellation up to the 31st day.' },
  { icon: 'users', title: 'Never alone', text: 'A coordinator travels the whole way.' },
] as const;

export const EXAMPLES: BlockExamples<'confidence'> = {
  'three guarantees': {
    title: 'Book and sleep well',
    guarantees: [...guarantees],
    link: { label: 'How it works', routingKey: 'how-it-works' },
  },
  'folded on a phone': {
    title: 'Book and sleep well',
    guarantees: [...guarantees],
    foldsOnPhone: true,
  },
};
