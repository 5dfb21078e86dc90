import { expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { datesText, departureText } from './dates-text.ts';

test.each([
  [{}, null],
  [{ daysSpan: 3 }, null],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-31' }, 'Maggio 2027'],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-10' }, '1–10 maggio 2027'],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-01' }, 'sabato 1 maggio 2027'],
  // An address may have one end alone, and days around it.
  [{ dateFrom: '2027-05-01' }, 'Da sabato 1 maggio 2027'],
  [{ dateTo: '2027-05-01' }, 'Fino a sabato 1 maggio 2027'],
  [
    { dateFrom: '2027-05-01', dateTo: '2027-05-31', daysSpan: 3 },
    '1–31 maggio 2027, 3 giorni in più o in meno',
  ],
])('SRCH-12 the chosen days in words: %o', async (dates, text) => {
  const { t } = await i18nextOf(MARKETS.it.textLocale);
  const written = datesText(dates, { t, market: MARKETS.it });
  expect(written && written.replace(/\s*–\s*/, '–').replace(/\s/g, ' ')).toBe(text);
});

test.each([
  ['en-WE', {}, null],
  ['en-WE', { dateFrom: '2027-05-01', dateTo: '2027-05-31' }, 'Departing in May 2027'],
  ['en-WE', { dateFrom: '2027-04-03', dateTo: '2027-04-17' }, 'Departing 3–17 April 2027'],
  ['en-WE', { dateFrom: '2027-04-03' }, 'Departing from Saturday 3 April 2027'],
  ['en-WE', { dateTo: '2027-04-17' }, 'Departing by Saturday 17 April 2027'],
  ['de', { dateFrom: '2027-04-03', dateTo: '2027-04-17' }, 'Abreise 3.–17. April 2027'],
  ['de', { dateFrom: '2027-04-01', dateTo: '2027-04-30' }, 'Abreise im April 2027'],
  ['it', { dateFrom: '2027-04-01', dateTo: '2027-04-30' }, 'Partenza aprile 2027'],
  ['es', { dateFrom: '2027-04-03', dateTo: '2027-04-03' }, 'Salida sábado 3 de abril de 2027'],
  ['fr', { dateFrom: '2027-04-01', dateTo: '2027-04-30' }, 'Départ en avril 2027'],
  [
    'fr',
    { dateFrom: '2027-04-03', dateTo: '2027-04-17', daysSpan: 3 },
    'Départ 3–17 avril 2027, à 3 jours près',
  ],
] as const)(
  'RES-11 days chosen as a filter are days of departure: %s %o',
  async (id, dates, text) => {
    const market = MARKETS[id];
    const { t } = await i18nextOf(market.textLocale);
    const written = departureText(dates, { t, market });
    expect(written && written.replace(/\s*–\s*/, '–').replace(/\s/g, ' ')).toBe(text);
  },
);

test.each([
  [{}, 'Pasqua 2027, 20 marzo – 4 aprile 2027'],
  [{ daysSpan: 2 }, 'Pasqua 2027, 20 marzo – 4 aprile 2027, 2 giorni in più o in meno'],
  [{ dateTo: '2027-04-05' }, '20 marzo – 5 aprile 2027'],
])('SRCH-12 days that the market has a name for: %o', async (change, text) => {
  const { t } = await i18nextOf(MARKETS.it.textLocale);
  const period = {
    type: 'event',
    name: 'Pasqua',
    year: 2027,
    startingDate: '2027-03-20',
    endingDate: '2027-04-04',
  } as const;
  const dates = { dateFrom: '2027-03-20', dateTo: '2027-04-04', ...change };
  const written = datesText(dates, { t, market: MARKETS.it, period });
  expect(written?.replaceAll(/[\u00a0\u2009]/g, ' ')).toBe(text);
});
