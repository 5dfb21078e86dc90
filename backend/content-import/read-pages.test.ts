import { describe, expect, test } from 'vitest';
import { contentOfTest, problemsOf, testFaults } from '../../test/support/content-faults.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { readContent } from './read-content.ts';

const PAGE = 'pages/index.yaml';
const BLOCK = 'blocks/promise.yaml';
const words = (make: (language: string) => string) =>
  `{ ${LANGUAGES.map((language) => `${language}: ${make(language)}`).join(', ')} }`;
const PROMISE = [
  'type: text-and-image',
  'content:',
  `  title: ${words((language) => `Title ${language}`)}`,
  '  paragraphs: [One]',
].join('\n');

describe('CMS-01 a block that several pages show', () => {
  test('stands in each of them, in their language', () => {
    const content = contentOfTest();
    content.write(BLOCK, PROMISE);
    content.set(PAGE, 'blocks', [{ use: 'promise' }]);
    const [page] = readContent(content.folder).pages;
    expect(page?.byLocale.fr.blocks).toEqual([
      { type: 'text-and-image', content: { title: 'Title fr', paragraphs: ['One'] } },
    ]);
  });

  test('says what it says in each of them, but for what the page says itself', () => {
    const content = contentOfTest();
    content.write(BLOCK, PROMISE);
    content.set(PAGE, 'blocks', [{ use: 'promise', with: { paragraphs: ['Two'] } }]);
    const [page] = readContent(content.folder).pages;
    expect(page?.byLocale.it.blocks).toEqual([
      { type: 'text-and-image', content: { title: 'Title it', paragraphs: ['Two'] } },
    ]);
  });

  test('lacking a language is a problem of its own file', () => {
    const content = contentOfTest();
    content.write(BLOCK, PROMISE.replace(', de: Title de', ''));
    expect(problemsOf(content)).toEqual([`${BLOCK} content.title: lacks de`]);
  });

  testFaults([
    [
      'one that there is not',
      (content) => content.set(PAGE, 'blocks.1', { use: 'promise' }),
      `${PAGE} blocks.1.use: there is no block promise`,
    ],
  ]);
});
