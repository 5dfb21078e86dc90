import { describe } from 'vitest';
import { ENGLISH, testFaults } from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';

const [, OTHER] = SMALL_TRAVELS;

describe('MKT-05 stops are the same in each language', () => {
  testFaults([
    [
      'TRV-07 a place that is called otherwise on another day',
      (content) => {
        content.set(`travels/${SMALL_TRAVELS[0]}/travel.yaml`, 'days.1.place', 'same-town');
        content.set(`travels/${SMALL_TRAVELS[0]}/travel.yaml`, 'days.2.place', 'same-town');
        for (const language of ['en', 'it', 'es', 'fr', 'de']) {
          const file = `travels/${SMALL_TRAVELS[0]}/${language}.yaml`;
          content.set(file, 'days.1.place', 'Same Town');
          content.set(file, 'days.2.place', 'Same Town');
        }
        content.set(ENGLISH, 'days.2.place', 'Other Town');
      },
      `${ENGLISH} days.2.place: calls same-town Other Town, and Same Town before`,
    ],
    [
      'TRV-06 a title that names a place of another travel',
      (content) => {
        content.set(`travels/${OTHER}/travel.yaml`, 'days.1.place', 'faraway');
        content.set(`travels/${OTHER}/en.yaml`, 'days.1.place', 'Farawayville');
        content.set(ENGLISH, 'title', 'By train to Farawayville');
      },
      `${ENGLISH} title: names Farawayville, which no day of the travel speaks of`,
    ],
  ]);
});
