import { confirmedTour, discountedTour, TOUR_EXAMPLES } from '../../listing/card-examples.ts';
import type { BlockExamples } from '../block-props.ts';

export const TOURS_LIST_EXAMPLES: BlockExamples<'tours-list'> = {
  'under its months': {
    title: 'Next to leave',
    subtitle: 'The soonest departure comes first.',
    tours: TOUR_EXAMPLES,
    sort: 'date:asc',
    isGrouped: true,
    isRow: false,
    rest: { total: 63, query: 'status[]=CONFIRMED&status[]=ALMOST_FULL' },
    link: { label: 'See the departures still gathering people', routingKey: 'search' },
  },
  'a selection': {
    title: 'These departures will run',
    tours: [confirmedTour, discountedTour],
    sort: 'date:asc',
    isGrouped: false,
    isRow: true,
    rest: null,
    link: { label: 'See all confirmed departures', routingKey: 'tours' },
  },
  'by another sort': {
    title: 'On sale',
    tours: [discountedTour, confirmedTour],
    sort: 'discount:desc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
  empty: {
    title: 'On sale',
    tours: [],
    sort: 'discount:desc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
  'without an answer': {
    title: 'Next to leave',
    tours: null,
    sort: 'date:asc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
};
