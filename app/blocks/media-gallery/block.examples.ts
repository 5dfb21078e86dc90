import { exampleImage } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'media-gallery'> = {
  'five pictures': {
    title: 'What it looks like there',
    subtitle: 'Press one to see it larger.',
    pictures: [
      { image: exampleImage('ice'), caption: 'The bay on the second morning', by: 'Ada' },
      { image: exampleImage('dunes'), caption: 'Before breakfast' },
      { image: exampleImage('reef'), by: 'Ben and Cleo' },
      { image: exampleImage('terraces'), caption: 'Rice, and then more rice' },
      { image: exampleImage('volcano') },
    ],
    link: { label: 'Find your trip', routingKey: 'search' },
  },
};
