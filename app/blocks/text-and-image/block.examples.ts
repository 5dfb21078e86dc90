import { exampleImage } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

const paragraphs = [
  'Climbers on one rope go at one pace. A group here is 8 to 16 people, most of them between 25 and 49.',
  'Your coordinator travels the whole way with you, keeps the days together and looks after the shared money pot.',
];

export const EXAMPLES: BlockExamples<'text-and-image'> = {
  'with a poster and a link': {
    title: 'Eight to sixteen people, one rope',
    paragraphs,
    image: exampleImage('terraces'),
    link: { label: 'Find your trip', routingKey: 'search' },
  },
  'words alone': { title: 'Insurance is in the price', paragraphs },
};
