import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'country-facts'> = {
  japan: {
    title: 'Japan at a glance',
    bestMonths: 'March, April, October, November',
    climate: 'Blossom in spring, clear days and red maples in autumn.',
    currencies: ['Japanese Yen'],
    languages: ['Japanese'],
    dialling: '+81',
    entry: 'Ask your foreign ministry, and the Japanese embassy in your country.',
  },
  'several currencies, no code of its own': {
    title: 'At a glance',
    bestMonths: 'December',
    climate: 'Long days and melting ice.',
    currencies: ['Euro', 'US Dollar'],
    languages: [],
    dialling: null,
    entry: 'Ask your foreign ministry.',
  },
};
