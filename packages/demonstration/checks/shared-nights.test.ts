import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../test/support/delivered-content.ts';

describe('TRV-15 nights on which everybody shares', () => {
  test.each(CONTENT.travels.map(({ id, facts, words }) => [id, { facts, words }] as const))(
    '%s counts them exactly where its words name them',
    (_, { facts, words }) => {
      const line = words.en.notIncluded.find((text) =>
        /^(?:a )?private (?:room|cabin)/i.test(text),
      );
      expect(line).toBeDefined();
      expect(facts.privateRoom.sharedNights !== undefined, line).toBe(/\(not /.test(line ?? ''));
    },
  );

  // Each counted by hand along the days.
  test.each([
    ['albania-mountains-coast', ['valbona', 'theth']],
    ['finland-lapland-winter', ['luosto']],
    ['norway-lofoten', ['reine']],
    ['oman-desert-coast', ['sharqiyah-sands', 'misfat-al-abriyeen']],
    ['south-korea-seoul-jeju', ['hahoe', 'haeinsa']],
    ['vietnam-north-south', ['ta-van']],
    ['egypt-nile-desert', ['wadi-el-rayan', 'nile-felucca']],
    ['patagonia-argentina-chile', ['torres-del-paine']],
  ])('%s: the nights in %j', (id, places) => {
    const facts = CONTENT.travels.find((travel) => travel.id === id)?.facts;
    const nights = facts?.days.slice(0, -1).filter(({ place }) => places.includes(place));
    expect(facts?.privateRoom.sharedNights).toBe(nights?.length);
  });
});
