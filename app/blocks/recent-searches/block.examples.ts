import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'recent-searches'> = {
  three: {
    title: 'Where you looked last',
    searches: [
      {
        date: 3,
        userStatus: 'guest',
        values: { destination: 'Japan', dateFrom: '2027-04-01', dateTo: '2027-04-30' },
        query: 'destinationId%5B%5D=JPN&dateFrom=2027-04-01&dateTo=2027-04-30',
      },
      {
        date: 2,
        userStatus: 'guest',
        values: { destination: '', dateFrom: '2027-08-07', dateTo: '2027-08-22' },
        query: 'dateFrom=2027-08-07&dateTo=2027-08-22',
      },
      {
        date: 1,
        userStatus: 'guest',
        values: { destination: 'trekking', dateFrom: null, dateTo: null },
        query: 'textSearch=trekking',
      },
    ],
  },
  'a visitor who has made none, who sees nothing': { title: 'Where you looked last', searches: [] },
};
