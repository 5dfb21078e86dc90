import { exampleImage } from '../../images/example-image.ts';
import { plainImage } from '../../images/image-source.ts';
import type { BlockExamples } from '../block-props.ts';

const JAPAN = {
  travelSlug: 'japan-by-rail',
  title: 'Japan by rail, from Tokyo to Kyoto and Hiroshima',
  image: plainImage(exampleImage('old-town')),
};

export const EXAMPLES: BlockExamples<'sale-banner'> = {
  'of a departure’s own code': {
    title: 'A code that is worth something for a while',
    text: 'One code, one departure, one last day.',
    until: '2099-12-06',
    offer: {
      code: 'JPN0503',
      off: { cents: 8_000, currency: 'EUR', isConverted: false },
      until: '2099-12-06',
      lowest: { cents: 249_000, currency: 'EUR', isConverted: false },
      price: { cents: 249_000, currency: 'EUR', isConverted: false, discount: null },
      tour: {
        code: 'JPN-20990503',
        ...JAPAN,
        startingDate: '2099-05-03',
        endingDate: '2099-05-14',
        status: 'CONFIRMED',
        seats: { kind: 'left', count: 4 },
      },
    },
    othersCount: 20,
    others: Array.from({ length: 12 }, (_, number) => ({
      code: `JPN06${10 + number}`,
      off: { cents: 6_000, currency: 'EUR' as const, isConverted: false },
      until: `2099-12-${10 + number}` as const,
      lowest: { cents: 219_900, currency: 'EUR' as const, isConverted: false },
      price: { cents: 224_900, currency: 'EUR' as const, isConverted: false, discount: null },
      tour: {
        code: `JPN-209906${10 + number}`,
        ...JAPAN,
        startingDate: `2099-06-${10 + number}`,
        endingDate: `2099-06-${19 + number}`,
        status: 'PLANNED' as const,
        seats: { kind: 'needed' as const, count: 3 },
      },
    })),
  },
  'of its own': {
    title: 'Winter prices for spring departures',
    until: '2099-01-31',
    offer: null,
    others: [],
    othersCount: 0,
    link: { label: 'See what costs less', routingKey: 'sales' },
  },
};
