import { drawPortrait } from '@cordata/posters';
import { describe, expect, test } from 'vitest';
import { COORDINATOR, contentOfTest, testFaults } from '../../test/support/content-faults.ts';
import type { SmallContent } from '../../test/support/small-content.ts';
import { readContent } from './read-content.ts';

const DRAWN = {
  skin: 'olive',
  hair: 'bun',
  hairColour: 'dark',
  clothing: 'linen',
  clothColour: 'moss',
  backdrop: 'sea',
  palette: 'day',
  seed: 7,
} as const;

describe('a fault of a portrait names its file and its field', () => {
  testFaults([
    [
      'TRV-10 a portrait without its file',
      (content) => content.set(COORDINATOR, 'portrait', { file: 'ada.jpg' }),
      `${COORDINATOR} portrait.file: is not in content/images`,
    ],
    [
      'TRV-10 a portrait that is nothing',
      (content) => content.set(COORDINATOR, 'portrait', {}),
      `${COORDINATOR} portrait: is either drawn or a file`,
    ],
    [
      'TRV-10 a portrait that is both',
      (content) => content.set(COORDINATOR, 'portrait', { drawn: DRAWN, file: 'ada.jpg' }),
      `${COORDINATOR} portrait: is either drawn or a file`,
    ],
    [
      'TRV-10 a portrait that steps out of the folder',
      (content) => content.set(COORDINATOR, 'portrait', { file: '../ada.jpg' }),
      `${COORDINATOR} portrait.file: is no name of a jpg`,
    ],
    [
      'TRV-10 hair that nobody can draw',
      (content) => content.set(COORDINATOR, 'portrait', { drawn: { ...DRAWN, hair: 'mohawk' } }),
      `${COORDINATOR} portrait.drawn.hair: is none of `,
    ],
    [
      'TRV-10 a phrase for portraits without the name',
      (content) => content.set('pictures.yaml', 'portrait.en', 'A portrait'),
      'pictures.yaml portrait: needs {firstName}',
    ],
  ]);
});

describe('TRV-10 a coordinator’s portrait', () => {
  const portraitOf = ({ folder }: SmallContent) => readContent(folder).coordinators[0]?.portrait;

  test('is not needed', () => expect(portraitOf(contentOfTest())).toBeNull());

  test('is drawn as it is described, and says whose it is in every language', () => {
    const content = contentOfTest();
    content.set(COORDINATOR, 'portrait', { drawn: DRAWN });
    const { coordinators, originals } = readContent(content.folder);
    const portrait = coordinators[0]?.portrait;
    expect(portrait).toMatchObject({ id: 'ada-verdi', mobile: null });
    expect(portrait?.words.en).toEqual({
      altText: 'Portrait of Ada',
      seoName: 'portrait-of-ada',
    });
    expect(portrait?.words.it.altText).toBe('Ritratto di Ada');
    expect(originals).toContainEqual({
      ...portrait?.desktop,
      source: { kind: 'drawing', svg: drawPortrait(DRAWN) },
    });
  });

  test('may say more in one language', () => {
    const content = contentOfTest();
    const alt = { de: 'Ada am Gipfel' };
    content.set(COORDINATOR, 'portrait', { drawn: DRAWN, alt });
    expect(portraitOf(content)?.words.de.altText).toBe('Ada am Gipfel');
    expect(portraitOf(content)?.words.fr.altText).toBe('Ada en portrait');
  });
});
