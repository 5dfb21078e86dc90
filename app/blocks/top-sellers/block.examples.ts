import { TRAVEL_EXAMPLES } from '../../listing/card-examples.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'top-sellers'> = {
  'of a country': {
    title: 'What most people book in Japan',
    travels: TRAVEL_EXAMPLES.slice(0, 1),
    places: [{ id: 'JPN', name: 'Japan', departures: 19, path: '/japan' }],
    isRow: true,
  },
  'of all': {
    title: 'What most people book',
    subtitle: 'The most wanted first.',
    travels: TRAVEL_EXAMPLES,
    places: [
      { id: 'JPN', name: 'Japan', departures: 19, path: '/japan' },
      { id: 'PER', name: 'Peru', departures: 9, path: '/peru' },
      { id: 'ITA', name: 'Italy', departures: 1, path: null },
    ],
    isRow: true,
    link: { label: 'See all trips', routingKey: 'travels' },
  },
  'without an answer': { title: 'What most people book', travels: null, places: [], isRow: true },
};
