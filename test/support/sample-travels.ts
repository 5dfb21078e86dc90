/** Travels and tours for tests of calls that give one of them: past, to come, withdrawn. */
import { beforeAll } from 'vitest';
import type { ReviewRecord, TourRecord, TravelRecord } from '../../backend/catalogue/records.ts';
import { CONTENT } from './delivered-content.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { replaceReviewsOf } from '../../backend/storage/queries/reviews.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { LANGUAGES, type MarketId } from '../../domain/market.ts';
import { dataOf, untilShown, type BackendUnderTest } from './backend-under-test.ts';
import { sampleTour } from './sample-records.ts';

export const japan = CONTENT.travels.find(({ code }) => code === 'JPN') as TravelRecord;
export const peru = CONTENT.travels.find(({ code }) => code === 'PER') as TravelRecord;
const PRICE = { EUR: 100_000, GBP: 86_000, USD: 110_000 };

/** A tour of Japan on a day that is past, or to come, whenever the tests run. */
function tourOn(startingDate: string, changes: Partial<TourRecord> = {}): TourRecord {
  const code = `JPN-${startingDate.replaceAll('-', '')}`;
  const days = { startingDate, endingDate: startingDate };
  return sampleTour({ id: code, travelId: japan.id, price: PRICE, ...days, ...changes });
}

export const DEPARTED = tourOn('2020-02-01');
const NEVER_RUN = tourOn('2020-01-01', { seatsToConfirm: 2 });
export const WITHDRAWN = tourOn('2090-02-01', { isWithdrawn: true });
const WITHDRAWN_TRAVEL: TravelRecord = {
  ...peru,
  id: 'gone',
  code: 'GON',
  isWithdrawn: true,
  words: {
    ...peru.words,
    ...(Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { ...peru.words[language], slug: `gone-${language}`, oldSlugs: [] },
      ]),
    ) as unknown as TravelRecord['words']),
  },
};
export const OFFER = {
  promotion: { code: 'GO50', off: { EUR: 5000, GBP: 5000, USD: 5000 }, until: '2090-01-15' },
  isForFirstTimers: true,
};
export const LAST = tourOn('2090-03-01', {
  ...OFFER,
  group: { women: 5, alone: 3, firstTimers: 0, ages: { '25-35': 8, '35-49': 0 } },
});
const REVIEWS: readonly ReviewRecord[] = [
  { stars: 5, language: 'it', name: 'Paola', travelled: '2026-04', text: 'Il treno per Puno.' },
  { stars: 2, language: 'de', name: 'Jens', travelled: '2026-05', text: 'Zu viele frühe Morgen.' },
];

/** What a review service calls Peru. */
export const REVIEW_SERVICE = { merchantId: 'm-1', productName: 'Peru, 15 days', sku: 'P-77' };

/** Saves them, and gives the calls for one of them. */
export function withSampleTravels(backend: BackendUnderTest) {
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      const now = backend.now();
      await bumpCatalogueVersion(transaction, now);
      await saveTours(transaction, [DEPARTED, NEVER_RUN, WITHDRAWN, LAST], now);
      const words = {
        ...peru.words,
        it: { ...peru.words.it!, slug: 'peru-con-altro-nome' },
        'en-US': { title: 'Peru, y’all' },
      };
      const facts = { ...peru.facts, reviewService: REVIEW_SERVICE };
      await saveTravel(transaction, { ...peru, facts, words }, now);
      await replaceReviewsOf(transaction, peru.id, REVIEWS);
      await saveTravel(transaction, WITHDRAWN_TRAVEL, now);
    });
    await untilShown(backend, LAST.code);
  });

  const travelIn = async (marketId: MarketId, slug: string) =>
    (await dataOf(backend.api(marketId).travel(slug))).data;
  const tourIn = async (marketId: MarketId, code: string) =>
    (await dataOf(backend.api(marketId).tour(code))).data;
  return { travelIn, tourIn };
}
