import { exampleImage } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'blog-cards'> = {
  'three stories': {
    title: 'From the road',
    subtitle: 'Three days that people keep telling about.',
    cards: [
      {
        label: 'Nikko',
        title: 'Into the cedars of Nikko',
        text: 'Two hours by train from Asakusa and the air smells of resin.',
        image: exampleImage('old-town'),
        link: { travel: 'japan-by-rail', day: 4 },
      },
      {
        label: 'Wadi Rum',
        title: 'A night without a roof',
        text: 'The sand keeps the warmth until ten. After that there are the stars, and tea.',
        image: exampleImage('dunes'),
        link: { travel: 'jordan' },
      },
      {
        title: 'Eight people who did not know each other',
        text: 'The first evening is the only one on which anybody looks at a phone.',
        image: exampleImage('coast'),
        link: { routingKey: 'how-it-works' },
      },
    ],
  },
};
