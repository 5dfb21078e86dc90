import type { SearchChoices } from './search-choices.ts';

/** Choices of a form, for the gallery and for tests. */
export const EXAMPLE_CHOICES: SearchChoices = {
  places: [
    {
      area: 'asia',
      continents: [{ id: 'asia', departures: 31 }],
      destinations: [
        { id: 'JPN', name: 'Japan', departures: 19 },
        { id: 'VNM', name: 'Vietnam', departures: 12 },
      ],
    },
    {
      area: 'america',
      continents: [
        { id: 'america', departures: 14 },
        { id: 'north-america', departures: 5 },
        { id: 'south-america', departures: 9 },
      ],
      destinations: [
        { id: 'MEX', name: 'Mexico', departures: 5 },
        { id: 'PER', name: 'Peru', departures: 9 },
      ],
    },
  ],
  months: [
    { month: '2027-04', departures: 11 },
    { month: '2027-05', departures: 20 },
    { month: '2027-06', departures: 0 },
  ],
};
