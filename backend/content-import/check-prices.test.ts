import { describe } from 'vitest';
import { FACTS, testFaults } from '../../test/support/content-faults.ts';

describe('MKT-08 prices that can be meant', () => {
  testFaults([
    [
      'whole euros for cents',
      (content) => content.set(FACTS, 'price', { EUR: 1200, GBP: 1032, USD: 1320 }),
      `${FACTS} price.EUR: is 2.40 euros a day`,
    ],
    [
      'cents of cents',
      (content) =>
        content.set(FACTS, 'price', { EUR: 12_000_000, GBP: 10_320_000, USD: 13_200_000 }),
      `${FACTS} price.EUR: is 24000.00 euros a day`,
    ],
    [
      'another amount in one currency',
      (content) => content.set(FACTS, 'price.USD', 200_000),
      `${FACTS} price.USD: differs from the euros by 52 %`,
    ],
    [
      'a supplement without its cents',
      (content) => content.set(FACTS, 'privateRoom.supplement.GBP', 258),
      `${FACTS} privateRoom.supplement.GBP: differs from the euros by 99 %`,
    ],
  ]);
});
