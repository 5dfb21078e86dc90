import { describe, expect, test } from 'vitest';
import type { GoneReason, TourNews, TravelNews } from '../../domain/alert-rules.ts';
import { LANGUAGES, MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { tourAlertMail, travelAlertMail, type TourAlertMailParts } from './alert-mails.ts';
import fr from './words/fr.json' with { type: 'json' };

const TOKEN = 'u'.repeat(43);
const travel = sampleTravel({ id: 'iceland', title: 'Iceland' });
const tour = sampleTour({
  id: 'ISL-20270501',
  travelId: 'iceland',
  price: { EUR: 119_900, GBP: 99_900 },
});
const eur = (cents: number) => ({ cents, currency: 'EUR' }) as const;

const CONFIRMED: TourNews = { kind: 'confirmed' };
const DROPPED: TourNews = { kind: 'priceDropped', from: eur(129_900), to: eur(119_900) };
const goneFor = (reason: GoneReason): TourNews => ({ kind: 'gone', reason });

const commonOf = (marketId: MarketId) => ({
  alertId: 'a1',
  unsubscribeToken: TOKEN,
  email: 'zoe@example.com',
  fullName: 'Zoë Ångström',
  market: MARKETS[marketId],
  brandName: 'Cordata',
  origin: `https://${marketId}.example`,
  travel,
  currency: MARKETS[marketId].currency,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
});
const tourMail = (
  news: readonly TourNews[],
  marketId: MarketId = 'it',
  given: Partial<TourAlertMailParts> = {},
) => tourAlertMail({ ...commonOf(marketId), tour, news, ...given });
const travelMail = (
  news: TravelNews,
  departures: readonly (typeof tour)[] = [tour],
  marketId: MarketId = 'it',
) => travelAlertMail({ ...commonOf(marketId), news, departures });

const MAILS = {
  confirmed: (id: MarketId) => tourMail([CONFIRMED], id),
  priceDropped: (id: MarketId) => tourMail([DROPPED], id),
  both: (id: MarketId) => tourMail([CONFIRMED, DROPPED], id),
  withdrawn: (id: MarketId) => tourMail([goneFor('withdrawn')], id),
  departed: (id: MarketId) => tourMail([goneFor('departed')], id),
  soldOut: (id: MarketId) => tourMail([goneFor('soldOut')], id),
  departures: (id: MarketId) => travelMail({ kind: 'departuresAgain' }, [tour], id),
  travelGone: (id: MarketId) => travelMail({ kind: 'gone', reason: 'withdrawn' }, [], id),
};
const CASES = Object.entries(MAILS).flatMap(([name, mailOf]) =>
  MARKET_IDS.map((id) => [name, id, mailOf(id)] as const),
);

describe.each(CASES)('NTFY-03 MKT-05 the mail "%s" of %s', (_, marketId, mail) => {
  test('is whole, and names the trip', () => {
    const { to, subject, text, html } = mail;
    expect(to).toBe('zoe@example.com');
    const [, body] = (html ?? '').split('</head>');
    expect(`${subject}\n${text}\n${body}`).not.toMatch(/\{\{|\}\}|alert\.\w|undefined|\bnull\b/);
    expect(subject).toContain('Iceland');
    expect(text).toMatch(/^\p{L}+,? Zoë[,:]\n/u);
    expect(text).toContain(`https://${marketId}.example/`);
  });

  test('has a way to end the alert, in one click (RFC 8058)', () => {
    const way = `https://${marketId}.example/unsubscribe/${TOKEN}`;
    expect(mail.text).toContain(way);
    expect(mail.html).toContain(`href="${way}"`);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${way}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

test('MKT-05 each language has its own words for each of them', () => {
  for (const mailOf of Object.values(MAILS)) {
    const subjects = LANGUAGES.map(
      (language) => mailOf(MARKET_IDS.find((id) => MARKETS[id].language === language)!).subject,
    );
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  }
});

test.each([
  ['it', DROPPED, ['1.299\u00a0€', '1.199\u00a0€'], false],
  [
    'en-WE',
    {
      kind: 'priceDropped',
      from: { cents: 109_900, currency: 'GBP' },
      to: { cents: 99_900, currency: 'GBP' },
    },
    ['£1,099', '£999'],
    false,
  ],
  // Nobody pays in dollars, and the tour has no price in them.
  ['en-US', DROPPED, ['$1,429', '$1,319'], true],
] as const)('MKT-03 MKT-08 a lower price as %s writes it', (id, news, prices, isApproximate) => {
  const { subject, text } = tourMail([news], id);
  expect(subject).toContain(prices[1]);
  for (const price of prices) expect(text).toContain(`: ${price} `);
  expect(text.includes('approximate')).toBe(isApproximate);
});

test('MKT-08 a step down that conversion would swallow is shown in the tour’s own currency', () => {
  const news: TourNews = { kind: 'priceDropped', from: eur(100_010), to: eur(100_000) };
  const { text } = tourMail([news], 'en-US');
  expect(text).toContain('1.000,10\u00a0€');
  expect(text).toContain('1.000\u00a0€');
});

test('TRV-15 beside a reduced price stands the lowest of the 30 days before', () => {
  const lowestPriceOf30Days = { EUR: 125_000 };
  const { text } = tourMail([DROPPED], 'it', { tour: { ...tour, lowestPriceOf30Days } });
  expect(text).toContain('1.250\u00a0€');
  expect(tourMail([DROPPED]).text).not.toContain('30 giorni');
});

test('NTFY-03 a confirmation and a lower price are one mail', () => {
  const { subject, text } = tourMail([CONFIRMED, DROPPED], 'en-WE', { currency: 'EUR' });
  expect(subject).toMatch(/^Confirmed: /);
  for (const part of ['is confirmed', 'dropped', '1.299', '1.199']) expect(text).toContain(part);
});

test('NTFY-03 a mail of departures shows the next ones, and says how many there are besides', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...tour,
    startingDate: `2027-05-0${index + 1}`,
    endingDate: `2027-06-0${index + 1}`,
  }));
  const { text } = travelMail({ kind: 'departuresAgain' }, many, 'en-WE');
  expect(text.match(/£999 per person/g)).toHaveLength(5);
  expect(text).toContain('2 more dates');
  const one = travelMail({ kind: 'departuresAgain' }, [{ ...tour, price: {} }], 'en-WE').text;
  expect(one).toContain('price to follow');
  expect(one).not.toContain('more date');
});

test('NTFY-03 who waited for what is gone is led to other dates, or to other trips', () => {
  expect(tourMail([goneFor('soldOut')], 'it').text).toContain('https://it.example/viaggi/');
  const { text } = travelAlertMail({
    ...commonOf('it'),
    travel: { ...travel, isWithdrawn: true },
    news: { kind: 'gone', reason: 'withdrawn' },
    departures: [],
  });
  expect(text).toContain('https://it.example/viaggi\n');
});

test('NTFY-03 the same news twice have the same key, and other news another one', () => {
  const keys = Object.values(MAILS).map((mailOf) => mailOf('it').deduplicationKey);
  expect(Object.values(MAILS).map((mailOf) => mailOf('it').deduplicationKey)).toEqual(keys);
  // An alert ends once, whatever the reason.
  expect(new Set(keys).size).toBe(5);
  const lower: TourNews = { kind: 'priceDropped', from: eur(119_900), to: eur(109_900) };
  expect(keys).not.toContain(tourMail([lower]).deduplicationKey);
});

test('French in mails has a space that does not break before : ; ! ? »', () => {
  expect(JSON.stringify(fr).match(/[^"]{0,20} [:;!?»%][^"]{0,5}/g) ?? []).toEqual([]);
});
