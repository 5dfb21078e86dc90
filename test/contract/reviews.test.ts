import { expect, test } from 'vitest';
import { CONTENT } from '../support/delivered-content.ts';
import { MAXIMUM_REVIEWS, type ReviewsQuery } from '../../contract/reviews.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';

const { travels, reviews: all } = CONTENT;

const reviewsOf = (isAsked: (travel: (typeof travels)[number]) => boolean) =>
  travels.filter(isAsked).flatMap(({ id }) => all.get(id) ?? []);
const meanOf = (stars: readonly { readonly stars: number }[]) =>
  stars.reduce((sum, review) => sum + review.stars, 0) / stars.length;

describeOnBothDatabases('GET /reviews', (backend) => {
  const ask = async (query: Partial<ReviewsQuery> = {}, marketId: MarketId = 'en-WE') => {
    const whole = { countries: [], continents: [], show: 6, ...query };
    return (await dataOf(backend.api(marketId).reviews(whole))).data;
  };

  test.each(MARKET_IDS)(
    'CMS-04 TRV-11 in %s gives the last of each travel in its language, and the rating of all',
    async (marketId) => {
      const { language } = MARKETS[marketId];
      const { rating, reviews } = await ask({}, marketId);
      const every = reviewsOf(() => true);
      expect(rating?.count).toBe(every.length);
      expect(rating?.average).toBeCloseTo(meanOf(every), 2);
      expect(reviews).toHaveLength(6);
      expect(reviews.every((review) => review.language === language)).toBe(true);
      expect(new Set(reviews.map(({ travel }) => travel.slug)).size).toBe(6);
      const months = reviews.map(({ travelled }) => travelled);
      expect(months).toEqual([...months].sort().reverse());
    },
  );

  test('CMS-04 of a country they are of its travels alone, and it has second ones', async () => {
    const { rating, reviews } = await ask({ countries: ['JPN'], show: MAXIMUM_REVIEWS }, 'it');
    const japan = reviewsOf(({ countries }) => countries.includes('JPN'));
    expect(rating?.count).toBe(japan.length);
    const italian = japan.filter(({ language }) => language === 'it');
    expect(reviews.map(({ text }) => text).sort()).toEqual(italian.map(({ text }) => text).sort());
  });

  test('CMS-06 America gathers its halves', async () => {
    const { rating } = await ask({ continents: ['america'] });
    const american = reviewsOf(({ continent }) => continent.endsWith('america'));
    expect(rating?.count).toBe(american.length);
  });

  test('of a country that nobody goes to there is nothing', async () => {
    expect(await ask({ countries: ['ZZZ'] })).toEqual({ rating: null, reviews: [] });
  });
});

describeOnBothDatabases('reviews of GET /coordinators/{id}', (backend) => {
  test('TRV-10 TRV-11 of all coordinators they are of the travels whose pages say that they lead them', async () => {
    const api = backend.api();
    const leaders = new Map<string, readonly string[]>();
    for (const { id, words } of travels) {
      const { leads, coordinator, alsoLedBy } = (await dataOf(api.travel(words.en!.slug))).data;
      const people = leads === null ? [] : [coordinator, ...alsoLedBy];
      leaders.set(
        id,
        people.flatMap((person) => person?.id ?? []),
      );
    }
    let silent = 0;
    for (const { id } of CONTENT.coordinators) {
      const { tours, rating, reviews } = (await dataOf(api.coordinator(id))).data;
      const led = travels.filter((travel) => leaders.get(travel.id)?.includes(id));
      const ofTours = new Set(tours.map(({ travel }) => travel.id));
      expect(ofTours, id).toEqual(new Set(led.map((travel) => travel.id)));
      const said = led.flatMap((travel) => all.get(travel.id) ?? []);
      expect(rating?.count ?? 0, id).toBe(said.length);
      if (rating) expect(rating.average, id).toBeCloseTo(meanOf(said), 2);
      else silent += 1;
      const slugs = led.map(({ words }) => words.en!.slug);
      for (const { travel } of reviews) expect(slugs, id).toContain(travel.slug);
    }
    expect(silent).toBeLessThan(CONTENT.coordinators.length);
  });
});
