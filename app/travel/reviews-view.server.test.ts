import { describe, expect, test } from 'vitest';
import type { Review } from '../../contract/travel.ts';
import { MARKETS } from '../../domain/market.ts';
import { reviewsViewOf } from './reviews-view.server.ts';

const review = (change: Partial<Review> = {}): Review => ({
  stars: 5,
  language: 'de',
  name: 'Katrin',
  travelled: '2026-05',
  text: 'Der frühe Morgen in Kyoto war es wert.',
  ...change,
});

describe('TRV-11 what travellers said', () => {
  test('nothing where nobody has said anything', () => {
    expect(reviewsViewOf({ rating: null, reviews: [] }, MARKETS.de, null)).toBeNull();
  });

  test('the market’s language first, the others with its name in that language', () => {
    const view = reviewsViewOf(
      {
        rating: { average: 4.27, count: 2, service: null },
        reviews: [review({ language: 'it', name: 'Paola' }), review()],
      },
      MARKETS.de,
      'Cordata',
    );
    expect(view).toMatchObject({
      average: 4.3,
      count: 2,
      stars: 4.5,
      level: 'great',
      own: [{ name: 'Katrin', languageName: null, travelled: 'Mai 2026' }],
      others: [{ name: 'Paola', languageName: 'Italienisch' }],
      source: 'Cordata',
    });
  });

  test.each(['Stars & Co', null])('a review service counts where it has a name: %s', (source) => {
    const service = { merchantId: 'm-1', productName: null, sku: null };
    const rating = { average: 5, count: 1, service };
    const view = reviewsViewOf({ rating, reviews: [review()] }, MARKETS.de, source);
    expect(view?.service).toEqual(source && service);
  });

  test.each([
    [1, false],
    [3, false],
    [4, true],
    [5, true],
  ])('one of %i stars stands out: %s', (stars, isHighlighted) => {
    const rating = { average: stars, count: 1, service: null };
    const view = reviewsViewOf({ rating, reviews: [review({ stars })] }, MARKETS.de, null);
    expect(view?.own[0]).toMatchObject({ isHighlighted });
  });

  test.each([
    ['it', 'maggio 2026'],
    ['en-WE', 'May 2026'],
    ['fr', 'mai 2026'],
  ] as const)('MKT-04 the month as the market %s writes it', (market, travelled) => {
    const rating = { average: 5, count: 1, service: null };
    const { language } = MARKETS[market];
    const view = reviewsViewOf({ rating, reviews: [review({ language })] }, MARKETS[market], null);
    expect(view?.own[0]).toMatchObject({ travelled });
  });
});
