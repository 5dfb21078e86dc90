/** GET saved-comparison: what anybody with the ids can compare (WISH-04). */
import { beforeAll, expect, test } from 'vitest';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { MAXIMUM_COMPARED } from '../../contract/comparison-paths.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { dataOf, describeOnEveryBackend, untilShown } from '../support/backend-under-test.ts';
import { DEPARTED, WITHDRAWN } from '../support/sample-enquiry.ts';
import { sampleTour } from '../support/sample-records.ts';

const JAPAN = 'japan-tokyo-kyoto';
const dates = { travelId: JAPAN, startingDate: '2088-03-01', endingDate: '2088-03-12' } as const;
const OPEN = sampleTour({ ...dates, id: 'JPN-20880301', price: { EUR: 250_000 } });
const SOLD_OUT = sampleTour({ ...dates, id: 'JPN-20880303', status: 'SOLD_OUT', freeSeats: 0 });

describeOnEveryBackend('the comparison', (backend) => {
  beforeAll(async () => {
    const save = (tours: readonly (typeof OPEN)[], at: number) =>
      backend.storage.inTransaction(async (transaction) => {
        await bumpCatalogueVersion(transaction, at);
        await saveTours(transaction, tours, at);
      });
    // It was cheaper until ten days ago, and cheaper still before what counts.
    await save([{ ...OPEN, price: { EUR: 100_000 } }], backend.now() - 50 * DAY_MS);
    await save([{ ...OPEN, price: { EUR: 200_000 } }], backend.now() - 40 * DAY_MS);
    await save([OPEN, SOLD_OUT, DEPARTED, WITHDRAWN], backend.now() - 10 * DAY_MS);
    // Of the last of them.
    await untilShown(backend, SOLD_OUT.code);
  });
  const compare = (ids: string[]) => backend.api('fr').comparison({ ids, currency: 'EUR' });

  test('API-08 compares travels and tours in the order asked, each once under its own id, for anybody', async () => {
    const small = OPEN.code.toLowerCase();
    const ids = [SOLD_OUT.code, 'atlantis', JAPAN, WITHDRAWN.code, small, JAPAN, OPEN.code];
    const { data } = await dataOf(compare(ids));
    expect(data).toMatchObject([
      { kind: 'tour', state: 'soldOut', tour: { code: SOLD_OUT.code } },
      { kind: 'travel', id: JAPAN, travel: { id: JAPAN } },
      { kind: 'tour', id: OPEN.code, state: 'open', tour: { travel: { id: JAPAN } } },
    ]);
    expect(data).toHaveLength(3);
    for (const refused of [[], Array.from({ length: MAXIMUM_COMPARED + 1 }, String)])
      expect(await compare(refused)).toMatchObject({ key: 'BAD_REQUEST' });
  });

  test('WISH-04 says the lowest price of 30 days, what comes on top, and the pace as the travel’s page does', async () => {
    const { data } = await dataOf(compare([OPEN.code]));
    const { data: page } = await dataOf(backend.api('fr').tour(OPEN.code));
    const { moneyPot, flights } = page.travel;
    expect(data).toMatchObject([
      { lowestPriceOf30Days: { EUR: 200_000 }, moneyPot, flights, tour: { price: OPEN.price } },
    ]);
    expect(data[0]?.pace?.usual).toBeGreaterThan(0);
  });
});
