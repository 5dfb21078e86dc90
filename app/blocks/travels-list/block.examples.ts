import { TRAVEL_EXAMPLES } from '../../listing/card-examples.ts';
import type { BlockExamples } from '../block-props.ts';

export const TRAVELS_LIST_EXAMPLES: BlockExamples<'travels-list'> = {
  'with a link': {
    title: 'The trips people ask for most',
    subtitle: 'Roads, trails, trains and one ship. Have a look at what each day brings.',
    travels: TRAVEL_EXAMPLES,
    isRow: true,
    link: { label: 'See all trips', routingKey: 'travels' },
  },
  empty: { title: 'Trips to Antarctica', travels: [], isRow: false },
  'without an answer': { title: 'The trips people ask for most', travels: null, isRow: true },
};
