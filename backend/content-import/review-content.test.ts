import { describe, expect, test } from 'vitest';
import { contentOfTest, problemsOf, testFaults } from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';
import { readContent } from './read-content.ts';

const [TRAVEL] = SMALL_TRAVELS;
const FILE = `reviews/${TRAVEL}.yaml`;
const ONE =
  '- { stars: 4, language: de, name: Jens, travelled: 2026-05, text: Kleine Zimmer und große Tage. }';

describe('TRV-11 reviews in the content', () => {
  test('belong to the travel that their file is named after', () => {
    const content = contentOfTest();
    content.write(FILE, ONE);
    const read = readContent(content.folder).reviews;
    expect(read.get(TRAVEL)).toEqual([
      {
        stars: 4,
        language: 'de',
        name: 'Jens',
        travelled: '2026-05',
        text: 'Kleine Zimmer und große Tage.',
      },
    ]);
  });

  test('may be missing', () => {
    expect(problemsOf(contentOfTest())).toEqual([]);
  });

  test.each([
    ['2026-05-01', []],
    ['2026-04-30', [`${FILE} 0.travelled: 2026-05 is still to come`]],
  ])('on %s a journey of May 2026 has these problems: %j', (today, problems) => {
    const content = contentOfTest();
    content.write(FILE, ONE);
    expect(problemsOf(content, today)).toEqual(problems);
  });

  testFaults([
    [
      'six stars',
      (content) => content.write(FILE, ONE.replace('stars: 4', 'stars: 6')),
      `${FILE} 0.stars:`,
    ],
    [
      'a language that the site does not speak',
      (content) => content.write(FILE, ONE.replace('language: de', 'language: pt')),
      `${FILE} 0.language:`,
    ],
    [
      'a month that no year has',
      (content) => content.write(FILE, ONE.replace('2026-05', '2026-13')),
      `${FILE} 0.travelled: is no month`,
    ],
    [
      'of no travel',
      (content) => content.write('reviews/nowhere.yaml', ONE),
      'reviews/nowhere.yaml: there is no travel nowhere',
    ],
  ]);
});
