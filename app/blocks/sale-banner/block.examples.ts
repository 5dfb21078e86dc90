import type { BlockExamples } from '../block-props.ts';

export const SALE_BANNER_EXAMPLES: BlockExamples<'sale-banner'> = {
  'of a departure’s own code': {
    title: 'A code that is worth something for a while',
    text: 'One code, one departure, one last day.',
    until: '2099-12-06',
    offer: {
      code: 'GO80',
      off: { cents: 8_000, currency: 'EUR', isConverted: false },
      lowest: { cents: 249_000, currency: 'EUR', isConverted: false },
      tour: {
        code: 'JPN-20990503',
        travelSlug: 'japan-by-rail',
        title: 'Japan by rail, from Tokyo to Kyoto and Hiroshima',
        startingDate: '2099-05-03',
        endingDate: '2099-05-14',
      },
    },
  },
  'of its own': {
    title: 'Winter prices for spring departures',
    until: '2099-01-31',
    offer: null,
    link: { label: 'See what costs less', routingKey: 'sales' },
  },
};
