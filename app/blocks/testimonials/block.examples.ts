import type { BlockExamples } from '../block-props.ts';

const travel = { slug: 'japan-by-rail', title: 'Japan by rail' };

export const EXAMPLES: BlockExamples<'testimonials'> = {
  'good and less good': {
    title: 'What they say afterwards',
    subtitle: 'The last ones that we got, as they came.',
    rating: { average: 4.33, count: 431, stars: 4.5, level: 'excellent' },
    reviews: [
      {
        stars: 5,
        isHighlighted: true,
        name: 'Charlotte',
        travelled: 'April 2027',
        text: 'Fushimi Inari at dawn means a very early alarm. Do it.',
        travel,
      },
      {
        stars: 3,
        isHighlighted: false,
        name: 'Gareth',
        travelled: 'March 2027',
        text: 'My hotel room in Tokyo was smaller than my shed, and finding dinner for sixteen takes splitting up, which turned out to be the fun part.',
        travel: { slug: 'peru', title: 'Peru, from the coast to the Andes and Lake Titicaca' },
      },
    ],
    link: { label: 'See all trips', routingKey: 'travels' },
  },
};
