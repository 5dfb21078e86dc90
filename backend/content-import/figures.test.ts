import { describe, expect, test } from 'vitest';
import { contentOfTest, testFaults } from '../../test/support/content-faults.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';
import { brandWords } from './brand-words.ts';
import { readContent } from './read-content.ts';

const PAGE = 'pages/index.yaml';
const say = (text: string) => ({
  type: 'text-and-image',
  content: { title: 'Second thoughts', paragraphs: [text] },
});

describe('CMS-07 figures are stated once', () => {
  test('a text of a page says what the settings say', () => {
    const content = contentOfTest();
    content.set(PAGE, 'blocks', [say('Up to {{freeCancellationDays}} days before.')]);
    const [page] = readContent(content.folder).pages;
    expect(page?.byLocale.de.blocks[0]?.content.paragraphs).toEqual([
      `Up to ${LAYOUT_SETTINGS.freeCancellationDays} days before.`,
    ]);
  });

  test('LAY-08 so does a banner bar', () => {
    const content = contentOfTest();
    const message = 'Up to {{freeCancellationDays}} days before.';
    content.set('layout.yaml', 'beans', [{ id: 'free', message }]);
    const { layouts } = readContent(content.folder);
    expect(layouts.de.beans[0]?.message).toBe(
      `Up to ${LAYOUT_SETTINGS.freeCancellationDays} days before.`,
    );
  });

  test('a text of any file has the brand’s name, whatever it is', () => {
    const content = contentOfTest();
    content.set(`travels/${SMALL_TRAVELS[0]}/de.yaml`, 'included.0', 'Reist mit {{brand}}');
    content.set('layout.yaml', 'beans', [{ id: 'a', message: 'A', backgroundColor: '{{ink}}' }]);
    const words = { ...brandWords('Wanderbund'), ink: '#123456' };
    const read = readContent(content.folder, undefined, undefined, undefined, words);
    expect(JSON.stringify(read.travels)).toContain('"Reist mit Wanderbund"');
    expect(read.layouts.de.beans[0]?.backgroundColor).toBe('#123456');
  });

  testFaults([
    [
      'of a setting that there is not',
      (content) => content.set(PAGE, 'blocks', [say('Up to {{luckyDays}} days before.')]),
      `${PAGE} blocks.0.content.paragraphs.0: no setting is called luckyDays`,
    ],
  ]);
});
