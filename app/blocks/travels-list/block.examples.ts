import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { TRAVEL_EXAMPLES } from '../../listing/card-examples.ts';
import { EXAMPLE_CHOICES } from '../../search/choices-example.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'travels-list'> = {
  'with a link': {
    title: 'The trips people ask for most',
    subtitle: 'Roads, trails, trains and one ship. Have a look at what each day brings.',
    travels: TRAVEL_EXAMPLES,
    total: TRAVEL_EXAMPLES.length,
    filter: null,
    isRow: true,
    link: { label: 'See all trips', routingKey: 'travels' },
  },
  empty: { title: 'Trips to Antarctica', travels: [], total: 0, filter: null, isRow: false },
  'without an answer': {
    title: 'The trips people ask for most',
    travels: null,
    total: 0,
    filter: null,
    isRow: true,
  },
  'with filters that could not be applied': {
    title: 'All our trips',
    travels: TRAVEL_EXAMPLES,
    total: TRAVEL_EXAMPLES.length,
    filter: {
      shown: ['where', 'month'],
      choices: EXAMPLE_CHOICES,
      filters: NO_FILTERS,
      isNarrowed: false,
      isFailed: true,
      ignored: [],
      advice: null,
    },
    isRow: false,
  },
};
