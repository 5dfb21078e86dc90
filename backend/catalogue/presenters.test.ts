import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { sampleCoordinator } from '../../test/storage/sample-catalogue.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { presentTourCards } from '../content-api/listing-calls.ts';
import { presentCoordinator, presentTourCard } from './presenters.ts';
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

describe('TRV-12 the picture of a departure', () => {
  const pictures = ['a', 'b', 'c'].map((id) => ({ ...EXAMPLE_PICTURE, id }));
  const travel = { ...sampleTravel({ id: 'iceland' }), pictures };
  const pictureOn = (startingDate: CalendarDate) => {
    const tour = sampleTour({ id: 'ISL-1', travelId: 'iceland', startingDate });
    return presentTourCard({ tour, travel }, MARKETS.de, { closingDays: 3 }).travel.image.id;
  };

  test('is another one each week, in turn, and the same each time', () => {
    const weeks: readonly CalendarDate[] = ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22'];
    const shown = weeks.map(pictureOn);
    expect(new Set(shown.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
    expect(shown[3]).toBe(shown[0]);
    expect(weeks.map(pictureOn)).toEqual(shown);
  });

  test('is the next one where the card before shows the same', () => {
    const drawn = pictures.map((each) => ({
      ...each,
      desktop: { ...each.desktop, id: each.id },
    }));
    const hit = {
      tour: sampleTour({ id: 'ISL-1', travelId: 'iceland', startingDate: '2027-05-01' }),
      travel: { ...travel, pictures: drawn },
    };
    const cards = presentTourCards([hit, hit, hit], MARKETS.de, { closingDays: 3 });
    const [first, second, third] = cards.map((card) => card.travel.image.id);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });
});
