import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { LAYOUT_SETTINGS } from '../../../test/support/layout-settings.ts';
import {
  apiOver,
  fixedBackend,
  tourCard,
  toursAnswer,
} from '../../../test/support/listing-backend.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import type { MarketId } from '../../../domain/market.ts';
import { SaleBannerBlock } from './block.tsx';
import { SALE_BANNER_EXAMPLES } from './block.examples.ts';
import { loadSaleBanner } from './load.server.ts';

const filtersData = { filters: { show: 10 } };
const promotion = (off: number, until: string) => ({
  code: `GO${off}`,
  off: { EUR: off * 100, GBP: off * 100 },
  until,
  lowestPriceOf30Days: { GBP: 215_000 },
});
const TOURS = toursAnswer([
  tourCard({ code: 'LATER', promotion: promotion(50, '2027-03-20') }),
  tourCard({ code: 'SOON', promotion: promotion(80, '2027-03-02') }),
  tourCard({ code: 'FULL', salesStatus: 'SOLD_OUT', promotion: promotion(90, '2027-03-01') }),
  tourCard({ code: 'OVER', promotion: promotion(70, '2027-02-28') }),
  tourCard({ code: 'NONE' }),
]);

const load = (
  content: { until?: string; filtersData?: typeof filtersData },
  { marketId = 'en-WE', now = '2027-03-01T12:00:00Z', answer = TOURS as object | number } = {} as {
    marketId?: MarketId;
    now?: string;
    answer?: object | number;
  },
) =>
  loadSaleBanner(
    { title: 'Now', ...content },
    {
      api: apiOver(fixedBackend({ '/tours': answer }), marketId),
      currency: 'GBP',
      exchangeRates: LAYOUT_SETTINGS.exchangeRates,
      log: pino({ level: 'silent' }),
      page: 'sales',
    },
    Date.parse(now),
  );

describe('CMS-04 the sale banner', () => {
  test('is of the promotion that ends first among departures that can be booked', async () => {
    expect(await load({ filtersData })).toMatchObject({
      until: '2027-03-02',
      offer: { code: 'GO80', off: { cents: 8_000, currency: 'GBP' }, tour: { code: 'SOON' } },
    });
  });

  test.each([
    ['no departure has one', toursAnswer([tourCard()])],
    ['there is no answer', 503],
  ])('is not there where %s', async (_, answer) => {
    expect(await load({ filtersData }, { answer })).toBeNull();
  });

  // Midnight comes first in Rome.
  test.each<[MarketId, string, boolean]>([
    ['it', '2027-03-01T22:59:00Z', true],
    ['it', '2027-03-01T23:00:00Z', false],
    ['en-WE', '2027-03-01T23:59:00Z', true],
    ['en-WE', '2027-03-02T00:00:00Z', false],
    ['en-US', '2027-03-02T04:59:00Z', true],
  ])(
    'of its own ends with its last day in %s: at %s it is there: %s',
    async (marketId, now, is) => {
      const data = await load({ until: '2027-03-01' }, { marketId, now });
      expect(data !== null).toBe(is);
    },
  );

  const [ofDeparture, ofItsOwn] = Object.values(SALE_BANNER_EXAMPLES);

  test('says in the server’s page what it is worth and until when, and leads there', async () => {
    const html = await renderInSite(
      ofDeparture && <SaleBannerBlock id="a" data={ofDeparture} isFirst={false} />,
      { marketId: 'de' },
    );
    expect(visibleText(html)).toMatch(/GO80.*3\.\s?–\s?14\.\s?Mai 2099, 80\s?€/);
    expect(visibleText(html)).toContain('Bis Sonntag, 6. Dezember 2099');
    expect(html).toContain('href="/reisen/japan-by-rail/JPN-20990503"');
  });

  test('of its own leads where its content says', async () => {
    const html = await renderInSite(
      ofItsOwn && <SaleBannerBlock id="a" data={ofItsOwn} isFirst={false} />,
      { marketId: 'fr' },
    );
    expect(html).toContain('href="/promotions"');
  });
});
