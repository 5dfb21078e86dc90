import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../test/support/delivered-content.ts';

/** Each counted by hand along the days. */
const COUNTED: readonly (readonly [travel: string, places: readonly string[]])[] = [
  ['albania-mountains-coast', ['valbona', 'theth']],
  ['finland-lapland-winter', ['luosto']],
  ['norway-lofoten', ['reine']],
  ['oman-desert-coast', ['sharqiyah-sands', 'misfat-al-abriyeen']],
  ['south-korea-seoul-jeju', ['hahoe', 'haeinsa']],
  ['vietnam-north-south', ['ta-van']],
  ['egypt-nile-desert', ['wadi-el-rayan', 'nile-felucca']],
  ['patagonia-argentina-chile', ['torres-del-paine']],
];

describe('TRV-15 nights on which everybody shares', () => {
  test('are counted exactly where the words of the private room name them', () => {
    const wrong = CONTENT.travels.flatMap(({ id, facts, words }) => {
      const line = words.en!.notIncluded.find((text) =>
        /^(?:a )?private (?:room|cabin)/i.test(text),
      );
      const isNamed = line?.includes('(not ');
      return isNamed === (facts.privateRoom.sharedNights !== undefined) ? [] : `${id}: ${line}`;
    });
    expect(wrong).toEqual([]);
  });

  test('are as many as the days have in the places that say so', () => {
    const counted = COUNTED.map(([id, places]) => {
      const facts = CONTENT.travels.find((travel) => travel.id === id)?.facts;
      const nights = facts?.days.slice(0, -1).filter(({ place }) => places.includes(place));
      return { id, told: facts?.privateRoom.sharedNights, nights: nights?.length };
    });
    expect(counted.filter(({ told, nights }) => told === undefined || told !== nights)).toEqual([]);
  });
});
