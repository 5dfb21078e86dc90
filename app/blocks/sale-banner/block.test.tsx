import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { LAYOUT_SETTINGS } from '../../../test/support/layout-settings.ts';
import { apiOver, fixedBackend } from '../../../test/support/listing-backend.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import type { PromotedTour } from '../../../contract/promotions.ts';
import { todayIn } from '../../../domain/calendar-date.ts';
import { MARKETS, type MarketId } from '../../../domain/market.ts';
import { exampleImage } from '../../images/example-image.ts';
import SaleBannerBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';
import { loadSaleBanner } from './block.server.ts';

const filtersData = { filters: { show: 10 } };
const promoted = (code: string, until: string): PromotedTour => ({
  code,
  startingDate: '2027-05-03',
  endingDate: '2027-05-14',
  salesStatus: 'CONFIRMED',
  freeSeats: 4,
  seatsToConfirm: 0,
  price: { EUR: 249_000, GBP: 215_000 },
  discounted: false,
  lowestPriceOf30Days: null,
  promotion: {
    code: `GO-${code}`,
    off: { EUR: 8_000, GBP: 7_000 },
    until,
    lowestPriceOf30Days: { GBP: 215_000 },
  },
  travel: { slug: 'japan-by-rail', title: 'Japan by rail', image: exampleImage('old-town') },
});
const answerOf = (...data: PromotedTour[]) => ({ response: 'success', data });
const TOURS = answerOf(
  promoted('OVER', '2027-02-28'),
  promoted('SOON', '2027-03-02'),
  promoted('LATER', '2027-03-20'),
  promoted('LAST', '2027-04-01'),
);

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
      api: apiOver(fixedBackend({ '/promotions': answer }), marketId),
      currency: 'GBP',
      exchangeRates: LAYOUT_SETTINGS.exchangeRates,
      freeCancellationDays: 31,
      today: todayIn(MARKETS[marketId].timeZone, Date.parse(now)),
      log: pino({ level: 'silent' }),
      page: 'sales',
    },
  );

describe('CMS-04 TRV-08 the sale banner', () => {
  test('is of the code that ends next, and names those after it in their order', async () => {
    const data = await load({ filtersData });
    expect(data).toMatchObject({
      until: '2027-03-02',
      offer: { code: 'GO-SOON', off: { cents: 7_000, currency: 'GBP' }, tour: { code: 'SOON' } },
    });
    expect(data?.others.map(({ tour }) => tour.code)).toEqual(['LATER', 'LAST']);
  });

  test.each([
    ['no departure has one', answerOf()],
    ['the only one is over', answerOf(promoted('OVER', '2027-02-28'))],
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

  const [ofDeparture, ofItsOwn] = Object.values(EXAMPLES);

  test('shows in the server’s page the card of its code, what it is worth, until when and whether it runs, and leads there', async () => {
    const html = await renderInSite(
      ofDeparture && <SaleBannerBlock id="a" data={ofDeparture} isFirst={false} />,
      { marketId: 'de' },
    );
    expect(visibleText(html)).toMatch(
      /3\.\s?–\s?14\.\s?Mai 2099 Bestätigt · noch 4 Plätze frei JPN0503 .*80\s?€.*2\.490\s?€.*2\.410\s?€/,
    );
    expect(visibleText(html)).toContain('Bis Sonntag, 6. Dezember 2099');
    const card = byRole(html).one('article', /JPN0503/);
    expect(card.within.all('img')).toHaveLength(1);
    expect(card.within.links).toEqual(['/reisen/japan-by-rail/JPN-20990503']);
  });

  test('TRV-15 lists the codes after it: trip, dates, whether it runs, what each takes off, until when, the prior price, the way', async () => {
    const html = await renderInSite(
      ofDeparture && <SaleBannerBlock id="a" data={ofDeparture} isFirst={false} />,
      { marketId: 'it' },
    );
    expect(visibleText(html)).toMatch(
      /Altre partenze con un codice Japan by rail, [^,]* 10–19 giugno 2099 .* mancano 3 persone JPN0610 Con il codice JPN0610, 60\s€ in meno a persona fino a giovedì 10 dicembre 2099 .*2\.199\s€ .*2\.189\s€ Con il codice, a persona [^J]*2\.199\s€ Japan/,
    );
    const cards = byRole(html).one('list').within.all('listitem');
    expect(cards[0]?.within.one('deletion').text).toMatch(/ 2\.199 €$/);
    expect(cards.map(({ within }) => within.links)).toEqual(
      Array.from({ length: 12 }, () => [
        expect.stringMatching(/^\/viaggi\/japan-by-rail\/JPN-209906\d\d$/),
      ]),
    );
    // Not all of them at once.
    expect(visibleText(html)).toContain('12 di 20');
    expect(byRole(html).links).toContainEqual(expect.stringMatching(/shown=24#a-from-13$/));
  });

  test('TRV-15 MKT-08 what a departure costs now and with its code comes with the code, “about” where it is', async () => {
    const data = await load({ filtersData });
    expect(data?.others[0]).toMatchObject({
      price: { cents: 215_000, currency: 'GBP', isConverted: false, discount: null },
    });
    const html = await renderInSite(
      data && <SaleBannerBlock id="a" data={data} isFirst={false} />,
      { marketId: 'it' },
    );
    expect(visibleText(html)).toMatch(
      /circa Prezzo precedente £2,150 Con il codice, a persona £2,080 Con il codice, a persona/,
    );
  });

  test('of its own leads where its content says', async () => {
    const html = await renderInSite(
      ofItsOwn && <SaleBannerBlock id="a" data={ofItsOwn} isFirst={false} />,
      { marketId: 'fr' },
    );
    expect(byRole(html).links).toEqual(['/promotions']);
  });
});
