import { beforeAll, describe, expect, test } from 'vitest';
import type { PeriodRecord } from '../catalogue/period-record.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { ContentInvalid } from './content-invalid.ts';
import { ContentFiles } from './content-files.ts';
import { makePeriods } from './make-periods.ts';
import { periodContentSchema, readPeriods, type PeriodContent } from './period-content.ts';

const TODAY = '2026-11-22';

const RULES = {
  Ferragosto: { holiday: 'Assunzione di Maria', days: 'week' },
  Easter: { holiday: 'Domenica di Pasqua', days: [-8, 1] },
  'Easter again': { holiday: 'Domenica di Pasqua', days: [-8, 1] },
  Bridge: { holiday: 'Festa della Repubblica', days: 'bridge' },
  'Over New Year': { everyYear: ['11-20', '01-06'] },
  February: { everyYear: ['02-28', '02-29'] },
  Published: {
    dates: [
      ['2026-10-24', '2026-11-01'],
      ['2027-10-23', '2027-10-31'],
    ],
    source: 'the ministry',
  },
};

function italian(rules: Record<string, object>): Map<MarketId, PeriodContent> {
  const periods = Object.entries(rules).map(([name, rule]) => ({ name, ...rule }));
  return new Map([['it', periodContentSchema.parse({ country: 'IT', language: 'it', periods })]]);
}

describe('SRCH-12 periods of a market', () => {
  let made: readonly PeriodRecord[] = [];
  beforeAll(async () => {
    made = (await makePeriods(italian(RULES), TODAY)).get('it') ?? [];
  });
  const daysOf = (wanted: string) =>
    made
      .filter(({ name }) => name === wanted)
      .map(({ startingDate, endingDate }) => `${startingDate} ${endingDate}`);

  test.each<[string, keyof typeof RULES, string[]]>([
    ['a week', 'Ferragosto', ['2027-08-14 2027-08-22', '2028-08-12 2028-08-20']],
    ['days around a holiday', 'Easter', ['2027-03-20 2027-03-29', '2028-04-08 2028-04-17']],
    ['the same days a second time, which are left out', 'Easter again', []],
    ['a bridge', 'Bridge', ['2027-06-02 2027-06-06', '2028-06-02 2028-06-04']],
    ['one that has begun', 'Over New Year', ['2026-11-20 2027-01-06', '2027-11-20 2028-01-06']],
    ['to the end of February', 'February', ['2027-02-28 2027-02-28', '2028-02-28 2028-02-29']],
    ['published days that are not over', 'Published', ['2027-10-23 2027-10-31']],
  ])('%s: %s', (_, name, days) => expect(daysOf(name).slice(0, 2)).toEqual(days));

  test('none at the weekend, whose bridge is none', () =>
    // 2 June 2029 is a Saturday.
    expect(daysOf('Bridge').filter((days) => days.startsWith('2029'))).toEqual([]));

  test('by their first day, for ten years', () => {
    const starts = made.map(({ startingDate }) => startingDate);
    expect(starts).toEqual([...starts].sort());
    expect(daysOf('Ferragosto').length).toBeGreaterThanOrEqual(10);
  });

  test('a holiday that the country does not have is named', async () => {
    const thanksgiving = italian({ Week: { holiday: 'Thanksgiving Day', days: 'week' } });
    const refused = await makePeriods(thanksgiving, TODAY).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContentInvalid);
    expect((refused as ContentInvalid).problems).toEqual([
      expect.objectContaining({ file: 'periods/it.yaml', field: 'periods.0.holiday' }),
    ]);
  });

  test('no market with periods, no work', async () =>
    expect(await makePeriods(new Map(), TODAY)).toEqual(new Map()));
});

describe('SRCH-12 the periods of the demonstration', () => {
  const files = new ContentFiles('content');
  const markets = readPeriods(files);
  let made: ReadonlyMap<MarketId, readonly PeriodRecord[]> = new Map();
  beforeAll(async () => {
    made = await makePeriods(markets, TODAY);
  });

  test('MKT-05 every market has its own, and each of them comes', () => {
    expect(files.problems).toEqual([]);
    for (const id of MARKET_IDS) {
      const names = new Set(made.get(id)?.map(({ name }) => name));
      const written = markets.get(id)?.periods.map(({ name }) => name) ?? [];
      expect(written.length).toBeGreaterThan(0);
      expect([...names].sort()).toEqual([...written].sort());
    }
  });

  test.each<[MarketId, string, string, string]>([
    ['it', 'Ponte dell’Immacolata', '2026-12-05', '2026-12-08'],
    ['it', 'Pasqua', '2027-03-20', '2027-03-29'],
    ['it', 'Ferragosto', '2027-08-14', '2027-08-22'],
    ['en-WE', 'May half-term', '2027-05-29', '2027-06-06'],
    ['en-US', 'Thanksgiving week', '2026-11-21', '2026-11-29'],
    ['en-US', 'Memorial Day weekend', '2027-05-29', '2027-05-31'],
    ['de', 'Pfingsten', '2027-05-15', '2027-05-23'],
    ['fr', 'Vacances de la Toussaint', '2027-10-23', '2027-11-07'],
    ['fr', 'Pont de l’Ascension', '2027-05-06', '2027-05-09'],
    ['es', 'Puente de diciembre', '2027-12-04', '2027-12-08'],
    ['international', 'Easter', '2027-03-20', '2027-03-29'],
  ])('%s: %s', (market, name, startingDate, endingDate) =>
    expect(made.get(market)).toContainEqual({ name, startingDate, endingDate }),
  );
});
