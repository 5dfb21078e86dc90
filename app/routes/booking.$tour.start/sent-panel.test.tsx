import { describe, expect, test } from 'vitest';
import type { Currency, MarketId } from '../../../domain/market.ts';
import { exampleBackend, startContext } from '../../../test/support/booking-start-context.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { exampleTourDetail } from '../../../test/support/example-tours.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { loadBookingStart } from './booking-start.server.ts';
import { SentPanel } from './sent-panel.tsx';

const t = await wordsOf('en-WE');

const details = (currency: Currency) => ({
  name: 'Ada',
  email: 'ada@example.com',
  travellers: 2,
  price: { cents: 215000, currency },
  privateRoomCents: null,
  flexibleOptionCents: null,
  message: '',
});

async function draw(
  marketId: MarketId,
  sent: Parameters<typeof SentPanel>[0]['details'],
  site: Omit<Parameters<typeof renderInSite>[1], 'marketId'> = {},
) {
  const context = await startContext(exampleBackend(exampleTourDetail()), { marketId });
  const { data } = await loadBookingStart(context);
  const panel = <SentPanel tour={data.tour} number="1F0A9C3E" details={sent} />;
  return visibleText(await renderInSite(panel, { marketId, ...site }));
}

describe('BOOK-03 the confirmation', () => {
  test('greets by first name and says what was asked for, what it costs, and what comes next', async () => {
    const text = await draw('en-WE', details('GBP'));
    for (const words of [
      'Thank you, Ada: we’ve received your request',
      'Japan by rail',
      '12 – 23 June 2027',
      '2 people',
      '£2,150',
      '£4,300 in total',
      'ada@example.com',
      'Within 2 working days',
      'Deposit £860 £430 per person, 20% of the price',
      'Balance £3,440 the rest of the total, due on Wednesday 12 May 2027',
      'Up to and including Wednesday 12 May 2027',
      'Coordinator',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('approximate');
  });

  test('repeats number, wishes and message, and sums up with the wishes', async () => {
    const text = await draw('en-WE', {
      ...details('GBP'),
      privateRoomCents: 51000,
      flexibleOptionCents: 4900,
      message: 'Is there a vegetarian menu?',
    });
    for (const words of [
      '1F0A9C3E',
      '+ £510 per person',
      '+ £49 per person',
      '£5,418 in total',
      // The deposit is of the price; what comes on top of it is in the balance.
      'Deposit £860',
      'Balance £4,558',
      'Is there a vegetarian menu?',
      'Friday 4 June 2027',
      t('travel:terms.optionKept'),
    ]) {
      expect(text).toContain(words);
    }
  });

  test('TRV-09 names everywhere the days of the flexible option that was asked for', async () => {
    const textOf = (flexibleOptionCents: number | null) =>
      draw('en-WE', { ...details('GBP'), flexibleOptionCents }, { company: EXAMPLE_COMPANY });
    expect(await textOf(null)).toContain('up to 31 days before departure');
    const text = await textOf(4900);
    expect(text).toContain('up to 8 days before departure');
    expect(text).not.toContain('31 days');
  });

  test('TRV-09 with a code the deposit is said to be of the price without it', async () => {
    const promotion = { code: 'GO70', offCents: 7000 };
    const text = await draw('en-WE', { ...details('GBP'), promotion });
    expect(text).toContain('Deposit £860 £430 per person, 20% of the price without the code');
  });

  test('TRV-16 offers the days of the tour for one’s calendar', async () => {
    const { data } = await loadBookingStart(
      await startContext(exampleBackend(exampleTourDetail())),
    );
    const addressIn = async (sent: Parameters<typeof SentPanel>[0]['details']) => {
      const panel = <SentPanel tour={data.tour} number="1F0A9C3E" details={sent} />;
      const page = byRole(await renderInSite(panel));
      return page.one('link', t('travel:calendar.tour')).attributes.href;
    };
    const address = '/destinations/japan-by-rail/JPN-20270612/calendar.ics';
    expect(await addressIn(null)).toBe(address);
    const flexible = { ...details('GBP'), flexibleOptionCents: 4900 };
    expect(await addressIn(flexible)).toBe(`${address}?cancellation=flexible`);
  });

  test('BOOK-01 shares the departure by mail where nothing else can, in a market’s own words', async () => {
    const { data } = await loadBookingStart(
      await startContext(exampleBackend(exampleTourDetail()), { marketId: 'de' }),
    );
    const panel = <SentPanel tour={data.tour} number="1F0A9C3E" details={details('EUR')} />;
    const page = byRole(await renderInSite(panel, { marketId: 'de' }));
    const [address = ''] = page.links.filter((link) => link.startsWith('mailto:?'));
    expect(decodeURIComponent(address)).toMatch(
      /^mailto:\?subject=Japan.*2027&body=https?:\/\/\S+\/JPN-20270612$/,
    );
    // Of the address that confirms the request nobody else is to know.
    expect(address).not.toContain('booking');
  });

  test('TRV-10 names nobody who does not lead this tour', async () => {
    const tour = exampleTourDetail({ coordinator: null });
    const { data } = await loadBookingStart(await startContext(exampleBackend(tour)));
    const panel = <SentPanel tour={data.tour} number="1F0A9C3E" details={null} />;
    const text = visibleText(await renderInSite(panel));
    expect(text).toContain(t('enquiry:sent.coordinatorUnnamed'));
    expect(text).not.toContain('Gherardi');
  });

  test('MKT-08 says that dollars are approximate', async () => {
    const text = await draw('en-US', details('USD'));
    expect(text).toContain('Prices in $ are approximate');
    expect(text).toMatch(/about \$\d/);
    expect(text.match(/(?<!about )\$\d[\d,]*/g)).toBeNull();
  });

  test('in another browser says that a request was sent, and nothing personal', async () => {
    const text = await draw('en-WE', null);
    expect(text).toContain(t('enquiry:sent.title'));
    expect(text).toContain('Japan by rail');
    expect(text).toContain('Deposit £430 per person');
    expect(text).not.toMatch(/Ada|example\.com|in total/);
  });

  test('without an answer of the backend says what this browser has sent', async () => {
    const panel = <SentPanel tour={null} number="1F0A9C3E" details={details('GBP')} />;
    expect(visibleText(await renderInSite(panel))).toContain('£4,300 in total');
  });
});
