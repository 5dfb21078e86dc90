import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { sampleCoordinator } from '../../test/storage/sample-catalogue.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { presentCoordinator } from './presenters.ts';
import type { CoordinatorRecord } from './records.ts';

const { day: _day, ...picture } = EXAMPLE_PICTURE;
const portrait = {
  ...picture,
  words: {
    ...picture.words,
    de: { altText: 'Porträt von Aurélie', seoName: 'portrat-von-aurelie' },
  },
};
const present = (given: Partial<CoordinatorRecord>, market = MARKETS.de) =>
  presentCoordinator({ ...sampleCoordinator('aurelie-maubert'), ...given }, market);

describe('TRV-10 a coordinator’s portrait', () => {
  test('is told in the market’s language, without the others', () => {
    const { portrait: presented } = present({ portrait });
    expect(presented).toMatchObject({
      altText: 'Porträt von Aurélie',
      seoName: 'portrat-von-aurelie',
      desktop: portrait.desktop,
    });
    expect(presented).not.toHaveProperty('words');
    expect(present({ portrait }, MARKETS.it).portrait?.altText).toBe('Peaks');
  });

  test('is null where there is none', () =>
    expect(present({ portrait: null }).portrait).toBeNull());

  test('is null for one that an older release has imported', () => {
    const { portrait: _none, ...older } = sampleCoordinator('aurelie-maubert');
    expect(presentCoordinator(older as CoordinatorRecord, MARKETS.de).portrait).toBeNull();
  });
});

describe('TRV-10 the city of a coordinator', () => {
  const { words } = sampleCoordinator('aurelie-maubert');
  const given = { city: 'Lyon', words: { ...words, it: { ...words.it, city: 'Lione' } } };

  test('is named in the market’s language, where that has a name of its own', () => {
    expect(present(given, MARKETS.it).city).toBe('Lione');
    expect(present(given, MARKETS.de).city).toBe('Lyon');
  });
});
