import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { isEmail } from '../../domain/email.ts';
import {
  LANGUAGES,
  MARKETS,
  MARKET_IDS,
  type Currency,
  type Language,
  type MarketId,
} from '../../domain/market.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { enquiryMails, type EnquiryMailParts } from './enquiry-mails.ts';

const ENQUIRY = {
  tourCode: 'ISL-20270501',
  fullName: 'Zoë Ångström',
  email: 'zoe@example.com',
  travellers: 2,
  message: 'Is there a vegetarian menu?',
  privateRoom: false,
  flexibleCancellation: false,
  currency: undefined as Currency | undefined,
  idempotencyKey: '0b8e2f0a-5f0c-4d0e-9a57-2f3f7a1f6f10',
};
const sample = sampleTravel({ id: 'iceland' });
const wordsIn = (language: Language) => ({
  ...sample.words[language]!,
  title: `Iceland (${language})`,
  slug: `iceland-${language}`,
});
const travel = {
  ...sample,
  facts: {
    ...sample.facts,
    privateRoom: { available: true, supplement: { EUR: 40000, GBP: 34000, USD: 44000 } },
  },
  words: {
    en: wordsIn('en'),
    it: wordsIn('it'),
    es: wordsIn('es'),
    fr: wordsIn('fr'),
    de: wordsIn('de'),
  },
};
const tour = sampleTour({
  id: 'ISL-20270501',
  travelId: 'iceland',
  price: { EUR: 129900, GBP: 111900 },
});

function mailsFor(
  marketId: MarketId,
  changes: Partial<EnquiryMailParts['enquiry']> = {},
  today = '2027-03-01',
) {
  const [traveller, operator, ...others] = enquiryMails({
    linkToken: 'ToKeN',
    enquiry: { ...ENQUIRY, ...changes },
    tour,
    travel,
    coordinator: { firstName: 'Clara', lastName: 'Iturralde' },
    market: MARKETS[marketId],
    settings: {
      exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
      balanceDueDays: 31,
      freeCancellationDays: 31,
      flexibleCancellationDays: 8,
      flexibleCancellationPrice: { EUR: 5900, GBP: 4900, USD: 6500 },
    },
    id: '1f0a9c3e-5f0c-4d0e-9a57-2f3f7a1f6f10',
    today,
    origin: `https://${marketId}.example`,
    brand: { name: 'Cordata', email: 'team@cordata.example' },
  });
  if (!traveller || !operator || others.length > 0) throw new Error('There are two mails');
  return { traveller, operator };
}

describe.each(MARKET_IDS)('MKT-05 the mails of %s', (marketId) => {
  const { language } = MARKETS[marketId];
  const { traveller, operator } = mailsFor(marketId);

  test('go to the traveller and to the operator, each of whom answers the other', () => {
    expect(traveller.to).toBe('zoe@example.com');
    expect(traveller.headers).toEqual({ 'reply-to': 'team@cordata.example' });
    expect(operator.to).toBe('team@cordata.example');
    expect(operator.headers).toEqual({ 'reply-to': 'zoe@example.com' });
    expect([traveller.to, operator.to].every(isEmail)).toBe(true);
  });

  test('say what was asked, in the market’s words', () => {
    expect(traveller.subject).toContain(`Iceland (${language})`);
    expect(traveller.subject).toContain('2027');
    for (const { text } of [traveller, operator]) expect(text).toContain('ISL-20270501');
    expect(operator.text).toContain('Zoë Ångström');
    expect(operator.text).toContain(ENQUIRY.message);
    expect(traveller.text).not.toContain(ENQUIRY.message);
    for (const { subject, text } of [traveller, operator]) {
      expect(subject).toContain('1F0A9C3E');
      expect(text).toContain('1F0A9C3E');
    }
    expect(traveller.text).toContain(`https://${marketId}.example/`);
    expect(traveller.text).toContain(`iceland-${language}/ISL-20270501`);
    expect(operator.text).toContain(MARKETS[marketId].label);
  });

  test('BOOK-03 greet by first name, and say dates, seats, price, total, answer and coordinator', () => {
    expect(traveller.text).toMatch(/^\p{L}+,? Zoë[,:]\n/u);
    expect(traveller.text).not.toContain('Ångström');
    const { currency } = MARKETS[marketId];
    const [price, total] = {
      EUR: ['1.299 €', '2.598 €'],
      GBP: ['£1,119', '£2,238'],
      USD: ['$1,429', '$2,858'],
    }[currency];
    for (const part of [price, total, 'zoe@example.com', 'Clara Iturralde', '2027', ' 2 ']) {
      expect(traveller.text).toContain(part);
    }
  });

  test('TRV-16 NTFY-03 have the days for one’s calendar, in a ticket that says its language', () => {
    const calendar = `https://${marketId}.example${pathOf('travels-travel-tour', marketId, {
      travel: `iceland-${language}`,
      tour: 'ISL-20270501',
    })}/calendar.ics`;
    expect(traveller.text).toContain(calendar);
    expect(traveller.html).toContain(`href="${calendar}"`);
    expect(traveller.html).toContain(`<html lang="${MARKETS[marketId].languageTag}"`);
    const flexible = mailsFor(marketId, { flexibleCancellation: true }).traveller;
    expect(flexible.text).toContain(`${calendar}?cancellation=flexible`);
  });

  test('BOOK-03 have the page of the trip to share, which opens no request', () => {
    const trip = `https://${marketId}.example${pathOf('travels-travel', marketId, {
      travel: `iceland-${language}`,
    })}`;
    expect(traveller.text).toMatch(new RegExp(` ${trip}$`, 'm'));
    expect(traveller.html).toContain(`href="${trip}"`);
  });

  test('SEC-04 draw no element out of names and addresses', () => {
    const name = '<img/src=x> <script>alert(1)</script>';
    const { html } = mailsFor(marketId, {
      fullName: name,
      email: '<b>x</b>@example.com',
    }).traveller;
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;@example.com');
    expect(html).not.toMatch(/<(?:b|script)[\s/>]|<img\s(?!\s*src="cid:poster-)/);
  });

  test('leave no word out', () => {
    for (const { subject, text } of [traveller, operator]) {
      expect(`${subject}\n${text}`).not.toMatch(/\{\{|\}\}|enquiry\.|undefined|\bnull\b/);
    }
  });
});

test('MKT-05 each language has a subject and a text of its own', () => {
  const texts = LANGUAGES.map((language) => {
    const marketId = MARKET_IDS.find((id) => MARKETS[id].language === language) ?? 'it';
    return mailsFor(marketId);
  });
  expect(new Set(texts.map(({ operator }) => operator.subject)).size).toBe(LANGUAGES.length);
  expect(new Set(texts.map(({ traveller }) => traveller.text)).size).toBe(LANGUAGES.length);
});

test.each([
  ['en-WE', 1, '1 seat:'],
  ['en-WE', 2, '2 seats:'],
  ['it', 1, '1 posto:'],
  ['it', 2, '2 posti:'],
  ['es', 1, '1 plaza:'],
  ['es', 2, '2 plazas:'],
  ['fr', 1, '1 place\u00a0:'],
  ['fr', 2, '2 places\u00a0:'],
  ['de', 1, '1 Platz:'],
  ['de', 2, '2 Plätzen:'],
] as const)('MKT-05 seats are counted in %s: %i', (marketId, travellers, expected) => {
  expect(mailsFor(marketId, { travellers }).operator.subject).toContain(expected);
});

test('MKT-04 dates are written as the market writes them', () => {
  expect(mailsFor('en-US').traveller.subject).toContain('May\u00a01\u00a0– 7,\u00a02027');
  expect(mailsFor('en-WE').traveller.subject).toContain('1\u00a0– 7\u00a0May\u00a02027');
});

test('what a traveller writes is text, and never a template', () => {
  const message = '{{email}} $t(enquiry.noMessage) {{- url}} <b>&amp;</b>';
  const { traveller, operator } = mailsFor('en-WE', { message, fullName: '$t(enquiry.noMessage)' });
  expect(operator.text).toContain(message);
  // What is no name is not greeted.
  expect(traveller.text).toMatch(/^Hello,\n/);
  expect(traveller.text).not.toContain('$t(');
});

test('SEC-09 the traveller’s mail leads nobody to an address of a stranger’s choice', () => {
  const message = 'See https://evil.example now, or write to eve@evil.example';
  const { traveller, operator } = mailsFor('en-WE', { message });
  expect(traveller.text).not.toContain('evil.example');
  expect(operator.text).toContain(message);
});

test('BOOK-03 wishes stand with their prices, and in the total', () => {
  const wishes = { privateRoom: true, flexibleCancellation: true };
  const { traveller, operator } = mailsFor('en-WE', wishes);
  for (const words of ['£340 per person', '£49 per person', 'Total: £3,016']) {
    expect(traveller.text).toContain(words);
  }
  expect(traveller.text).toContain('free up to and including Friday 23\u00a0April\u00a02027');
  expect(traveller.text).toContain('the price of the option itself is non-refundable');
  // The deposit is of the price alone: with the balance it makes the total.
  expect(traveller.text).toContain('a deposit of £447.60');
  expect(traveller.text).toContain('the balance of £2,568.40');
  expect(operator.text).toContain('Wish: private room');
  expect(operator.text).toContain('Wish: flexible cancellation');
  expect(mailsFor('en-WE').operator.text).not.toContain('Wish');
  expect(mailsFor('en-WE').traveller.text).not.toContain('Private room');
});

test('an enquiry without a message says so', () => {
  expect(mailsFor('it', { message: '' }).operator.text).toContain('(nessun messaggio)');
});

test('NTFY-03 the same enquiry twice has the same keys, and its two mails have different ones', () => {
  const [first, second] = [mailsFor('it'), mailsFor('it')];
  expect(second.traveller.deduplicationKey).toBe(first.traveller.deduplicationKey);
  expect(first.operator.deduplicationKey).not.toBe(first.traveller.deduplicationKey);
});

test('MKT-07 MKT-08 prices are in the currency that was shown, marked where nobody pays in it', () => {
  const { traveller } = mailsFor('it', { currency: 'USD' });
  expect(traveller.text).toContain('$1,429');
  expect(traveller.text).toContain('I prezzi in $ sono indicativi');
  expect(mailsFor('it').traveller.text).not.toContain('indicativi');
});

test.each([
  ['2027-03-01', 'cancellation is free up to and including Wednesday 31\u00a0March\u00a02027'],
  ['2027-03-31', 'cancellation is free up to and including Wednesday 31\u00a0March\u00a02027'],
  ['2027-04-01', 'too close for free cancellation'],
])('TRV-09 on %s: %s', (today, words) => {
  expect(mailsFor('en-WE', {}, today).traveller.text).toContain(words);
});

test.each([
  [
    'en-WE',
    '2027-03-01',
    [
      '£447.60',
      '£223.80 per person',
      '£1,790.40',
      '20%',
      'due on Wednesday 31\u00a0March\u00a02027',
    ],
  ],
  ['en-WE', '2027-03-31', ['too close for a deposit']],
  ['it', '2027-03-01', ['519,60\u00a0€', '259,80\u00a0€ a persona', '2.078,40\u00a0€', '20%']],
] as const)('TRV-09 the mail of %s on %s says what is due when', (marketId, today, parts) => {
  const { text } = mailsFor(marketId, {}, today).traveller;
  for (const part of parts) expect(text).toContain(part);
});

test.each<[string, object, string | null]>([
  ['not ticked', {}, null],
  ['ticked by who is logged in', { showName: true, isAddressProven: true }, 'can now see'],
  ['ticked by whoever', { showName: true, isAddressProven: false }, 'nothing is shown until'],
])(
  'TRV-08 the traveller’s mail has the link, and says what was chosen: %s',
  (_, changes, words) => {
    const { traveller, operator } = mailsFor('en-WE', changes);
    expect(traveller.text).toContain('/request/ToKeN');
    // Whoever has the link may withdraw the request.
    expect(operator.text).not.toContain('ToKeN');
    for (const said of ['can now see', 'nothing is shown until']) {
      expect(traveller.text.includes(said)).toBe(said === words);
    }
  },
);
