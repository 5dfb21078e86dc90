import { describe, expect, test } from 'vitest';
import type { TourDetail, TravelDetail } from '../../../contract/travel.ts';
import { byRole } from '../../../test/support/by-role.ts';
import {
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { loadPage } from '../define-page.server.ts';
import { tourPage } from './page.server.ts';
import TourPage from './page.tsx';

const t = await wordsOf('en-WE');

/** Where the links of the section lead that has this heading. */
const linksIn = (html: string, title: string) => byRole(html).one('region', title).within.links;

async function draw(change: Partial<TourDetail> = {}, today?: string): Promise<string> {
  const page = await exampleArguments({
    path: '/destinations/japan-by-rail/JPN-20270612',
    answers: { '/tours/JPN-20270612': exampleTourDetail(change) },
    today,
  });
  const { data } = await loadPage(tourPage, page);
  return renderInSite(<TourPage data={data} />);
}

describe('TourPage', () => {
  test('TRV-08 of a tour that is unknown says so, with other dates and the way to the travel', async () => {
    const tours = [exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' })];
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail/JPN-20990101',
      answers: { '/travels/japan-by-rail': exampleTravel({ tours }) },
    });
    const html = await renderInSite(<TourPage data={(await loadPage(tourPage, page)).data} />);
    expect(byRole(html).all('heading', t('travel:gone.title'))).toHaveLength(1);
    const links = linksIn(html, t('travel:gone.alternatives'));
    expect(links).toContain('/destinations/japan-by-rail/JPN-20270626');
    expect(links).toContain('/destinations/japan-by-rail');
  });

  test('TRV-15 the sum says that it leaves out what the travel’s page names without a price', async () => {
    const link = '/destinations/japan-by-rail#included';
    const costs = byRole(await draw()).one('region', t('travel:costs.titleInAll'));
    expect(costs.within.links).toContain(link);
    expect(costs.text).toContain('Excludes unpriced items under “Not included”');
    const { travel } = exampleTourDetail();
    expect(byRole(await draw({ travel: { ...travel, notIncluded: [] } })).links).not.toContain(
      link,
    );
  });

  test.each([
    ['a currency that nobody pays in', 'USD', /about \$2,700/g, /(?<!about )\$\d[\d,]*/g],
    ['another than the market’s', 'EUR', /about 2\.500 €/g, /(?<!about )(?<![\d.,])[\d.,]+ €/g],
  ] as const)('MKT-08 in %s, every amount is about as much', async (_, currency, marked, bare) => {
    const tour = exampleTourDetail({ price: { EUR: 250_000, USD: 270_000 } });
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail/JPN-20270612',
      answers: { '/tours/JPN-20270612': tour },
      currency,
    });
    const { data } = await loadPage(tourPage, page);
    const html = await renderInSite(<TourPage data={data} />, { currency });
    const text = visibleText(html).replace(/estimated: (\$[\d,]+|[\d.]+\s€)/, '');
    expect(text.match(marked)?.length).toBeGreaterThan(2);
    expect(text.match(bare)).toBeNull();
  });

  test('TRV-08 leads to the travel’s programme day by day', async () => {
    const link = byRole(await draw()).one('link', t('travel:itinerary.title'));
    expect(link.attributes.href).toBe('/destinations/japan-by-rail/itinerary');
  });

  test('TRV-08 shows the days in the market’s format, with their weekday', async () => {
    const text = visibleText(await draw());
    expect(text).toContain('First day Saturday 12 June 2027');
    expect(text).toContain('Last day Wednesday 23 June 2027');
    expect(text).toContain('11 travellers already have a seat.');
  });

  test('TRV-08 says how many have a seat, and nothing about who they are', async () => {
    const about = async (change: Partial<TourDetail>) => visibleText(await draw(change));
    // As a backend of an older release would say.
    const older = { takenSeats: 11, group: { women: 6, alone: 7 } };
    const text = await about(older);
    expect(text).toContain('11 travellers already have a seat.');
    expect(text).not.toMatch(/wom[ae]n|alone/);
    expect(await about({ takenSeats: 0 })).toContain(t('travel:tour.noneTaken'));
  });

  test('TRV-08 gives the code that takes something off, and until when, while it counts', async () => {
    const promotion = {
      code: 'GO50',
      off: { EUR: 5000, GBP: 5000 },
      until: '2027-04-15',
      lowestPriceOf30Days: { GBP: 215_000 },
    };
    const words = 'Use code GO50 for £50 off per person, until Thursday 15 April 2027';
    const text = visibleText(await draw({ promotion }));
    expect(text).toContain(words);
    // TRV-15: beside whatever is taken off.
    expect(text).toContain('Lowest price in the 30 days before: £2,150');
    expect(visibleText(await draw({ promotion }, '2027-04-16'))).not.toContain('GO50');
    const soldOut = { salesStatus: 'SOLD_OUT', freeSeats: 0 } as const;
    expect(visibleText(await draw({ promotion, ...soldOut }))).not.toContain('GO50');
    const inEuros = { ...promotion, off: { EUR: 5000 } };
    expect(visibleText(await draw({ promotion: inEuros }))).toMatch(/about £4\d off per person/);
  });

  test('TRV-08 says which departures are good for a first trip, while they can be booked', async () => {
    const words = `${t('travel:tour.firstTimers')} ${t('travel:tour.firstTimersValue')}`;
    const first = { isForFirstTimers: true };
    expect(visibleText(await draw(first))).toContain(words);
    expect(visibleText(await draw())).not.toContain(words);
    const full = { salesStatus: 'WAITING_LIST', freeSeats: 0 } as const;
    expect(visibleText(await draw({ ...first, ...full }))).not.toContain(words);
  });

  test('TRV-08 says since when the trip has run, that it is the first time, or nothing', async () => {
    const drawn = async (
      pastRuns: TravelDetail['pastRuns'],
      given: Partial<TravelDetail> = { reviews: [] },
    ) => visibleText(await draw({ travel: exampleTravel({ pastRuns, ...given }) }));
    const since = 'Past departures Running since';
    expect(await drawn({ count: 9, since: '2025-12' })).toContain(`${since} December 2025`);
    expect(await drawn({ count: 4, since: '2026-10' }, {})).toContain(`${since} November 2025`);
    expect(await drawn({ count: 0, since: null })).toContain(t('travel:facts.runsFirst'));
    expect(await drawn(null)).not.toContain('Past departures');
  });

  test('TRV-09 shows deposit, balance and free cancellation with their days', async () => {
    const text = visibleText(await draw());
    expect(text).toContain('Deposit £430 per person 20% of the price');
    expect(text).toContain('Balance £1,720 per person due on Wednesday 12 May 2027');
    expect(text).toContain('Free cancellation Up to and including Wednesday 12 May 2027');
    expect(text).toContain('With the flexible option Up to and including Friday 4 June 2027');
  });

  test('TRV-09 close to the departure the whole price is due, and nothing is free any more', async () => {
    const text = visibleText(await draw({}, '2027-06-06'));
    expect(text).toContain(t('travel:terms.wholePrice'));
    expect(text).toContain('Free cancellation No longer possible');
    expect(text).not.toContain(t('travel:terms.flexibleCancellation'));
  });

  test('TRV-14 says who is missing, by when it is decided, and what comes back', async () => {
    const text = visibleText(await draw({ salesStatus: 'PLANNED', seatsToConfirm: 3 }));
    expect(text).toContain('3 more people needed');
    expect(text).toContain('We decide by Saturday 1 May 2027 at the latest.');
    expect(text).toContain(t('travel:runs.refund'));
    expect(text).toContain(t('travel:flights.wait'));
  });

  test('TRV-14 TRV-03 a full tour on request runs: one can only ask for one more seat', async () => {
    const full = { salesStatus: 'WAITING_LIST', freeSeats: 0, seatsToConfirm: 0 } as const;
    const text = visibleText(await draw(full));
    expect(text).toContain(t('travel:runs.full'));
    expect(text).toContain(t('travel:flights.answer'));
    expect(text).toContain(t('travel:terms.depositNoteFull', { percent: 20 }));
    for (const key of ['runs.refund', 'flights.wait', 'terms.depositNote']) {
      expect(text).not.toContain(t(`travel:${key}`, { percent: 20 }));
    }
  });

  test('TRV-10 nobody is named who leads another group at that time', async () => {
    expect(visibleText(await draw())).toContain('Tommaso Gherardi');
    const text = visibleText(await draw({ coordinator: null }));
    expect(text).toContain(t('travel:coordinator.unnamed'));
    expect(text).not.toContain('Tommaso');
  });

  test('TRV-10 says by when somebody is named who leads it', async () => {
    const text = visibleText(
      await draw({ coordinator: null, coordinatorNamedBy: '2027-03-04' }, '2027-01-10'),
    );
    expect(text).toContain('We’ll announce who leads this departure by Thursday 4 March 2027');
    expect(text).not.toContain(t('travel:coordinator.unnamed'));
    expect(text).not.toContain(t('travel:coordinator.unnamedSoon'));
  });

  test('TRV-10 close to the departure, where still nobody is named, one can ask', async () => {
    const nobody = { coordinator: null };
    const coordinatorOn = async (today: string) =>
      byRole(await draw(nobody, today)).one('region', t('travel:coordinator.title'));
    const late = await coordinatorOn('2027-05-01');
    expect(late.text).toContain(t('travel:coordinator.unnamedSoon'));
    expect(late.within.links).toEqual([expect.stringMatching(/^mailto:/)]);
    expect((await coordinatorOn('2027-04-30')).text).toContain(t('travel:coordinator.unnamed'));
  });

  test('TRV-15 says what flexible cancellation costs, while it is possible', async () => {
    expect(visibleText(await draw())).toContain('Flexible cancellation + £49 Fixed price');
    expect(visibleText(await draw({}, '2027-06-06'))).not.toContain('£49');
  });

  test('TRV-15 says of what bookings the estimate of flights is, so shortly before', async () => {
    const words = t('travel:costs.lateFare');
    expect(visibleText(await draw())).not.toContain(words);
    expect(visibleText(await draw({}, '2027-06-01'))).toContain(words);
  });

  test('TRV-15 without a private room says whether other departures have one', async () => {
    const none = { isNoSharingRoomAvailable: false } as const;
    expect(visibleText(await draw(none))).toContain(t('travel:costs.sharedRoomDeparture'));
    const travel = exampleTravel({ tours: [exampleTour(none)] });
    expect(visibleText(await draw({ ...none, travel }))).toContain(
      t('travel:costs.sharedRoomNote'),
    );
  });

  test('TRV-14 a confirmed tour runs: nothing is left to decide', async () => {
    const text = visibleText(await draw());
    expect(text).toContain(t('travel:runs.meaning.CONFIRMED'));
    expect(text).not.toContain('We decide');
    expect(text).toContain(t('travel:flights.buy'));
  });

  test('TRV-01 TRV-03 a sold-out tour gets no advice on flights, no terms and no link', async () => {
    const html = await draw({ salesStatus: 'SOLD_OUT', freeSeats: 0 });
    expect(visibleText(html)).not.toContain('confirmed your seat');
    expect(byRole(html).links.filter((link) => link.includes('/booking/'))).toEqual([]);
    expect(visibleText(html)).toContain(t('travel:offer.none'));
    expect(visibleText(html)).not.toContain('Deposit');
  });

  test('TRV-15 shows the lowest price of 30 days beside a discount only', async () => {
    const lowest = { lowestPriceOf30Days: { GBP: 225000 } };
    const discount = { discounted: true, basePrice: { GBP: 239000 } };
    const text = visibleText(await draw({ ...lowest, ...discount }));
    expect(text).toContain('30 days before: £2,250');
    expect(text).toContain('−4%');
    expect(text).not.toContain('£2,390');
    for (const change of [lowest, discount]) {
      expect(visibleText(await draw(change))).not.toMatch(/30 days before|−\d/);
    }
  });

  test('TRV-15 marks estimates as such, and the private room as a fixed price', async () => {
    const text = visibleText(await draw());
    expect(text).toContain('Money pot about £300 Estimate');
    expect(text).toContain('Flights from the UK from about £580');
    expect(text).toContain('Fly into Tokyo Haneda (HND), home from Osaka Kansai (KIX).');
    expect(text).toContain('Private room + £510 Fixed price');
  });

  test('TRV-15 says for how many nights the private room is', async () => {
    const { privateRoom } = exampleTravel();
    const travel = exampleTravel({ privateRoom: { ...privateRoom, sharedNights: 3 } });
    const text = visibleText(await draw({ travel }));
    expect(text).toContain('Private room + £510 Fixed price for 8 of the 11 nights');
    expect(visibleText(await draw())).not.toContain('of the 11 nights');
  });

  test('TRV-02 a tour that is too close says so, whom to write to, and what comes next', async () => {
    const tours = [exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' })];
    const html = await draw({ travel: exampleTravel({ tours }) }, '2027-06-10');
    expect(visibleText(html)).toContain(t('travel:offer.closed'));
    const { links } = byRole(html);
    expect(links).toContainEqual(expect.stringMatching(/^mailto:.+@/));
    expect(links).toContain('/destinations/japan-by-rail/JPN-20270626');
    expect(links.filter((link) => link.includes('/booking/JPN-20270612'))).toEqual([]);
  });

  test('TRV-08 links to the departures before and after', async () => {
    const html = await draw({
      previousTour: exampleTour({ code: 'JPN-20270605', startingDate: '2027-06-05' }),
      nextTour: exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' }),
    });
    const links = linksIn(html, t('travel:tour.others'));
    expect(links).toContain('/destinations/japan-by-rail/JPN-20270605');
    expect(links).toContain('/destinations/japan-by-rail/JPN-20270626');
  });

  test.each([
    ['withdrawn', {}],
    ['departed', { startingDate: '2027-02-06' }],
  ])('TRV-08 a %s tour is no longer available, and others are offered', async (state, change) => {
    const tours = [exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' })];
    const html = await draw({ ...change, isAvailable: false, travel: exampleTravel({ tours }) });
    const gone = byRole(html).one('region', t('travel:gone.title'));
    expect(gone.within.one('heading').tag).toBe('h2');
    expect(gone.text).toContain(t(`travel:gone.${state}`));
    const booking = byRole(html).links.filter((link) => link.startsWith('/booking/'));
    expect(booking).toEqual([expect.stringMatching(/^\/booking\/JPN-20270626\/start\?/)]);
  });
});
