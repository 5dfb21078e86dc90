import { describe, expect, test } from 'vitest';
import {
  contentOfTest,
  ENGLISH,
  problemsOf,
  testFaults,
  type Fault,
} from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';

const [, OTHER] = SMALL_TRAVELS;

const [ITALIAN, FRENCH, GERMAN] = ['it', 'fr', 'de'].map((language) =>
  ENGLISH.replace('en.yaml', `${language}.yaml`),
) as [string, string, string];

describe('TRV-06 a title names what is part of the travel', () => {
  testFaults([
    ...[
      [ENGLISH, 'Italy: Petra on foot', 'Petra'],
      [ENGLISH, 'Tibet: a week in Lhasa', 'Lhasa'],
      [ENGLISH, 'By train to Atlantis', 'Atlantis'],
      [ENGLISH, 'By train to Japan', 'Japan'],
      [ITALIAN, 'Le Alpi: in treno in Giappone', 'Giappone'],
      [GERMAN, 'Mit dem Zug nach Japan', 'Japan'],
    ].map(([file = '', title = '', name = '']): Fault => [
      title,
      (content) => content.set(file, 'title', title),
      `${file} title: names ${name}, which no day of the travel speaks of`,
    ]),
    [
      'fewer entries than in English',
      (content) => content.set(FRENCH, 'included', ['Beds', 'Breakfast', 'Trains', 'Soup']),
      `${FRENCH} included: has 4 entries, and en.yaml 3`,
    ],
  ]);

  test.each([
    [ENGLISH, 'Switzerland and Italy by train'],
    [ENGLISH, 'By train to Zürich’s lake'],
    [FRENCH, 'De Suisse en Italie'],
    [GERMAN, 'Züge und Seen der Schweiz'],
  ])('%s may be called %s', (file, title) => {
    const content = contentOfTest();
    content.set(file, 'title', title);
    expect(problemsOf(content)).toEqual([]);
  });
});

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
