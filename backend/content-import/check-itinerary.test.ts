import { describe } from 'vitest';
import { FACTS, testFaults } from '../../test/support/content-faults.ts';

describe('TRV-06 stops are where the travel goes', () => {
  testFaults([
    [
      'a latitude on the other side of the equator',
      (content) => content.set(FACTS, 'days.2.latitude', -47.3769),
      `${FACTS} days.2.latitude: zurich is `,
    ],
    [
      'another country',
      (content) => content.set(FACTS, 'countries', ['JOR']),
      `${FACTS} days.0.latitude: zurich is `,
    ],
    [
      'less than the way by air',
      (content) => {
        for (const day of [2, 3, 4]) {
          content.set(FACTS, `days.${day}.place`, 'turin');
          content.set(FACTS, `days.${day}.latitude`, 45.07);
          content.set(FACTS, `days.${day}.longitude`, 7.69);
          for (const language of ['en', 'it', 'es', 'fr', 'de']) {
            content.set(`travels/alps-by-train/${language}.yaml`, `days.${day}.place`, 'Turin');
          }
        }
      },
      `${FACTS} days.2.distanceKm: is less than the 265 km to turin by air`,
    ],
    [
      'one key in two towns',
      (content) => {
        content.set(FACTS, 'days.4.latitude', 45.07);
        content.set(FACTS, 'days.4.longitude', 7.69);
        content.set(FACTS, 'days.4.distanceKm', 300);
      },
      `${FACTS} days.4.place: zurich was elsewhere on the days before`,
    ],
    [
      'two keys of one town',
      (content) => content.set(FACTS, 'days.4.place', 'zuerich'),
      `${FACTS} days.4.place: zuerich is called Zürich, as zurich is`,
    ],
  ]);
});
