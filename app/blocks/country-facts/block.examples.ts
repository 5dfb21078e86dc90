import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'country-facts'> = {
  japan: {
    title: 'Japan at a glance',
    bestMonths: 'March, April, October, November',
    length: { from: 10, to: 12 },
    price: { cents: 249_000, currency: 'EUR', isConverted: false },
    climate: 'Blossom in spring, clear days and red maples in autumn.',
    currencies: ['Japanese yen'],
    languages: ['Japanese'],
    dialling: '+81',
    entryRule: {
      country: 'Japan',
      kind: 'passport',
      days: 90,
      page: 'https://government.example/japan',
      checkedOn: null,
    },
    entry: 'Ask your foreign ministry, and the Japanese embassy in your country.',
  },
  'several currencies, no code of its own': {
    title: 'At a glance',
    travelMonths: null,
    length: { from: 12, to: 12 },
    price: null,
    currencies: ['euro', 'US dollar'],
    languages: [],
    dialling: null,
    entry: 'Ask your foreign ministry.',
  },
};
