import type { SearchChoices } from './search-choices.ts';

/** Choices of a form, for the gallery and for tests. */
export const EXAMPLE_CHOICES: SearchChoices = {
  places: [
    {
      area: 'asia',
      continents: [{ id: 'asia', count: 31 }],
      destinations: [
        { id: 'JPN', name: 'Japan', count: 19 },
        { id: 'VNM', name: 'Vietnam', count: 12 },
      ],
    },
    {
      area: 'america',
      continents: [
        { id: 'america', count: 14 },
        { id: 'north-america', count: 5 },
        { id: 'south-america', count: 9 },
      ],
      destinations: [
        { id: 'MEX', name: 'Mexico', count: 5 },
        { id: 'PER', name: 'Peru', count: 9 },
      ],
    },
  ],
  months: [
    { month: '2027-04', count: 11 },
    { month: '2027-05', count: 20 },
    { month: '2027-06', count: 0 },
  ],
};
