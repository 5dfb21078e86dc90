import { describe, expect, test } from 'vitest';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';
import { contentOfTest, FACTS, problemsOf, testFaults } from '../../test/support/content-faults.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { beginningOf } from './page-stories.ts';
import { readContent } from './read-content.ts';

const PAGE = 'pages/index.yaml';
const [TRAVEL] = SMALL_TRAVELS;
const titles = Object.fromEntries(LANGUAGES.map((language) => [language, `Title ${language}`]));
const stories = (...cards: object[]) => [{ type: 'blog-cards', content: { title: titles, cards } }];
const ofDay = (day: number, more: object = {}) => ({ story: { travel: TRAVEL, day }, ...more });
const image = { poster: { scene: 'coast', palette: 'day', seed: 1 } };

describe('CMS-06 a story that a travel tells already', () => {
  test('has its words in each language, its picture, and leads to the day', () => {
    const content = contentOfTest();
    content.set(FACTS, 'pictures.0.day', 1);
    content.set(PAGE, 'blocks', stories(ofDay(1)));
    const { pages, travels } = readContent(content.folder);
    const travel = travels.find(({ id }) => id === TRAVEL);
    for (const language of LANGUAGES) {
      const [block] = pages[0]?.byLocale[language].blocks ?? [];
      const words = travel?.words[language];
      const [day] = words?.days ?? [];
      expect(block?.content).toMatchObject({
        cards: [
          {
            label: `${day?.place}, ${words?.destinationLabel}`,
            title: day?.title,
            link: { travel: words?.slug, day: 1 },
            image: { desktop: { id: travel?.pictures[0]?.desktop.id } },
          },
        ],
      });
    }
  });

  test('may have a picture of the page’s own', () => {
    const content = contentOfTest();
    content.set(PAGE, 'blocks', stories(ofDay(2, { image })));
    expect(problemsOf(content)).toEqual([]);
  });

  testFaults([
    [
      'of a travel that there is not',
      (content) =>
        content.set(PAGE, 'blocks', [
          ...stories(ofDay(1, { image }), { story: { travel: 'x', day: 1 } }),
        ]),
      `${PAGE} story: there is no travel x`,
    ],
    [
      'of a day that there is not',
      (content) => content.set(PAGE, 'blocks', stories(ofDay(1, { image }), ofDay(99))),
      `${PAGE} story: ${TRAVEL} has no day 99`,
    ],
    [
      'of a day without a picture',
      (content) => content.set(PAGE, 'blocks', stories(ofDay(1, { image }), ofDay(2))),
      `${PAGE} story: ${TRAVEL} has no picture of day 2`,
    ],
  ]);
});

test.each([
  ['One. Two.', 'One. Two.'],
  [`One is ${'long '.repeat(55)}. Two.`, `One is ${'long '.repeat(55)}.`],
  [`Short. ${'Long '.repeat(60)}.`, 'Short.'],
])('a story begins with whole sentences', (text, beginning) => {
  expect(beginningOf(text, 'en')).toBe(beginning);
});
