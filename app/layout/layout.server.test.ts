import { afterEach, describe, expect, test, vi } from 'vitest';
import { layoutSchema, type Layout } from '../../contract/layout.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';

type LayoutResult = Awaited<ReturnType<ApiClient['layout']>>;

const UNAVAILABLE: ApiResult<never> = { outcome: 'unavailable', reason: '503' };
const FRESH_MS = 2_000;

/** What was remembered is the process's own: each test begins with a new one. */
async function newProcess() {
  vi.resetModules();
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { readLayout } = await import('./layout.server.ts');
  return {
    read: async (
      result: LayoutResult | Promise<LayoutResult>,
      marketId: MarketId = 'it',
      catalogueVersion: string | null = null,
    ) => {
      const layout = vi.fn<ApiClient['layout']>(async () => result);
      const noteSource = vi.fn<NonNullable<ApiClient['noteSource']>>();
      const api = { market: MARKETS[marketId], layout, catalogueVersion, noteSource };
      const read = await readLayout(api as unknown as ApiClient);
      const [source] = noteSource.mock.lastCall ?? [];
      return { layout: read, calls: layout.mock.calls.length, source };
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function answer(legalMessage: string): LayoutResult {
  const layout: Layout = {
    settings: {
      currencies: [{ isoCode: 'GBP', symbol: '£' }],
      exchangeRates: { EUR: 1, GBP: 0.9, USD: 1.2 },
      installmentPayments: true,
      balanceDueDays: 30,
      freeCancellationDays: 30,
      flexibleCancellationDays: 7,
      cancellationFees: [{ untilDays: 0, percent: 90 }],
      flexibleCancellationPrice: { EUR: 5900, GBP: 4900, USD: 6500 },
      decisionDays: 40,
    },
    header: { menu: [] },
    footer: { columns: [], legalMessage, badges: [], payments: [] },
    contacts: { books: {}, blocks: [] },
    beans: [],
  };
  return { outcome: 'success', data: { response: 'success', data: layout } };
}

afterEach(() => vi.restoreAllMocks());

describe('API-01 the layout', () => {
  test('is asked for, and asked for again once it is old', async () => {
    const { read, wait } = await newProcess();
    expect((await read(answer('one'))).layout.footer.legalMessage).toBe('one');
    wait(FRESH_MS - 1);
    const fresh = await read(answer('two'));
    expect(fresh).toMatchObject({ layout: { footer: { legalMessage: 'one' } }, calls: 0 });
    wait(1);
    const refreshed = await read(answer('two'));
    expect(refreshed).toMatchObject({ layout: { footer: { legalMessage: 'two' } }, calls: 1 });
  });

  test('REL-04 is asked for anew where the catalogue is another, however young it is', async () => {
    const { read } = await newProcess();
    await read(answer('one'), 'it', '7');
    expect(await read(answer('two'), 'it', '7')).toMatchObject({
      layout: { footer: { legalMessage: 'one' } },
      source: { version: '7', isFallback: false },
    });
    expect(await read(answer('two'), 'it', '8')).toMatchObject({
      layout: { footer: { legalMessage: 'two' } },
      source: { version: '8', isFallback: false },
    });
  });

  test('REL-04 of yesterday is no layout of today', async () => {
    const { read } = await newProcess();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T22:59:59Z') });
    await read(answer('one'), 'it', '7');
    vi.setSystemTime(Date.parse('2027-03-01T23:00:01Z'));
    const { layout } = await read(answer('two'), 'it', '7');
    vi.useRealTimers();
    expect(layout.footer.legalMessage).toBe('two');
  });

  test('whoever keeps a page is told what stands in for a layout', async () => {
    const { read } = await newProcess();
    expect((await read(UNAVAILABLE)).source).toMatchObject({ isFallback: true });
    expect((await read(answer('one'))).source).toMatchObject({ isFallback: true });
  });

  test('is the last good one while the backend fails, and the new one once it answers', async () => {
    const { read, wait } = await newProcess();
    await read(answer('one'));
    wait(60_000);
    expect((await read(UNAVAILABLE)).layout.footer.legalMessage).toBe('one');
    wait(FRESH_MS);
    const refused: LayoutResult = { outcome: 'refused', key: 'BAD_REQUEST', message: '' };
    expect((await read(refused)).layout.footer.legalMessage).toBe('one');
    wait(FRESH_MS);
    expect((await read(answer('two'))).layout.footer.legalMessage).toBe('two');
  });

  test('is a built-in minimum when the backend has never answered', async () => {
    const { read, wait } = await newProcess();
    const { layout } = await read(UNAVAILABLE);
    expect(layoutSchema.parse(layout)).toEqual(layout);
    expect(layout.settings).toMatchObject({ balanceDueDays: 31, flexibleCancellationDays: 8 });
    wait(FRESH_MS);
    expect((await read(answer('one'))).layout.footer.legalMessage).toBe('one');
  });

  test('of one market is not another’s', async () => {
    const { read, wait } = await newProcess();
    await read(answer('italiano'), 'it');
    expect((await read(UNAVAILABLE, 'de')).layout.footer.legalMessage).toBe('');
    wait(FRESH_MS);
    expect((await read(answer('deutsch'), 'de')).layout.footer.legalMessage).toBe('deutsch');
    expect((await read(UNAVAILABLE, 'it')).layout.footer.legalMessage).toBe('italiano');
  });

  test.each([
    ['the minimum', null, ''],
    ['the last good answer', answer('one'), 'one'],
  ])('after a failure is %s, at once, until it is old', async (_name, before, legalMessage) => {
    const { read, wait } = await newProcess();
    if (before) await read(before);
    wait(FRESH_MS);
    expect((await read(UNAVAILABLE)).calls).toBe(1);
    wait(FRESH_MS - 1);
    const kept = await read(answer('two'));
    expect(kept).toMatchObject({ layout: { footer: { legalMessage } }, calls: 0 });
    // A failure of one market is not another's.
    expect((await read(answer('deutsch'), 'de')).layout.footer.legalMessage).toBe('deutsch');
    wait(1);
    const asked = await read(answer('two'));
    expect(asked).toMatchObject({ layout: { footer: { legalMessage: 'two' } }, calls: 1 });
  });

  test('is the old one while a single request asks for a new one', async () => {
    const { read, wait } = await newProcess();
    await read(answer('one'));
    wait(FRESH_MS);
    const pending = Promise.withResolvers<LayoutResult>();
    const asking = read(pending.promise);
    const meanwhile = await read(answer('never asked for'));
    expect(meanwhile).toMatchObject({ layout: { footer: { legalMessage: 'one' } }, calls: 0 });
    pending.resolve(answer('two'));
    expect(await asking).toMatchObject({ layout: { footer: { legalMessage: 'two' } }, calls: 1 });
    wait(FRESH_MS);
    expect((await read(answer('three'))).layout.footer.legalMessage).toBe('three');
  });

  test('is asked for once by requests that come before the first answer', async () => {
    const { read } = await newProcess();
    const pending = Promise.withResolvers<LayoutResult>();
    const reads = [read(pending.promise), read(answer('never asked for'))];
    pending.resolve(answer('one'));
    const found = await Promise.all(reads);
    expect(found.map(({ layout, calls }) => [layout.footer.legalMessage, calls])).toEqual([
      ['one', 1],
      ['one', 0],
    ]);
  });
});
