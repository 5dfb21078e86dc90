import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { confirmedTour, discountedTour, TOUR_EXAMPLES } from '../../listing/card-examples.ts';
import { EXAMPLE_CHOICES } from '../../search/choices-example.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'tours-list'> = {
  'under its months': {
    title: 'Next to leave',
    subtitle: 'The soonest departure comes first.',
    tours: TOUR_EXAMPLES,
    total: 63,
    filter: null,
    sort: 'date:asc',
    isGrouped: true,
    isRow: false,
    rest: { total: 63, query: 'status[]=CONFIRMED&status[]=ALMOST_FULL' },
    link: { label: 'See the departures still gathering people', routingKey: 'search' },
  },
  'a selection': {
    title: 'These departures will run',
    tours: [confirmedTour, discountedTour],
    total: 2,
    filter: null,
    sort: 'date:asc',
    isGrouped: false,
    isRow: true,
    rest: null,
    link: { label: 'See all confirmed departures', routingKey: 'tours' },
  },
  'by another sort': {
    title: 'On sale',
    tours: [discountedTour, confirmedTour],
    total: 2,
    filter: null,
    sort: 'discount:desc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
  empty: {
    title: 'On sale',
    tours: [],
    total: 0,
    filter: null,
    sort: 'discount:desc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
  'without an answer': {
    title: 'Next to leave',
    tours: null,
    total: null,
    filter: null,
    sort: 'date:asc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
  'with its filters, and nothing that fits': {
    title: 'Next to leave',
    tours: [],
    total: 0,
    filter: {
      shown: ['where', 'month', 'ageBadge', 'discounted', 'isNoSharingRoomAvailable'],
      choices: EXAMPLE_CHOICES,
      filters: { ...NO_FILTERS, destinationId: ['JPN'], discounted: true },
      isNarrowed: true,
      isFailed: false,
      ignored: [],
      advice: {
        all: 63,
        relaxations: [
          { change: { kind: 'without', filters: ['discounted'] }, count: 5 },
          { change: { kind: 'without', filters: ['destinationId'] }, count: 12 },
        ],
      },
    },
    sort: 'date:asc',
    isGrouped: true,
    isRow: false,
    rest: null,
  },
};
