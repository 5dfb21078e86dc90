import { expect, test } from 'vitest';
import { LANGUAGES, MARKETS, MARKET_IDS } from '../../domain/market.ts';
import { NEWSLETTER_MAILS, newsletterMail } from './newsletter-mails.ts';

const CONFIRM = 'c'.repeat(43);
const LEAVE = 'u'.repeat(43);

function mailOf(kind: (typeof NEWSLETTER_MAILS)[number], marketId: (typeof MARKET_IDS)[number]) {
  return newsletterMail({
    kind,
    email: 'zoe@example.com',
    market: MARKETS[marketId],
    brandName: 'Cordata',
    origin: `https://${marketId}.example`,
    confirmToken: kind === 'confirm' ? CONFIRM : null,
    unsubscribeToken: LEAVE,
  });
}

const CASES = NEWSLETTER_MAILS.flatMap((kind) => MARKET_IDS.map((id) => [kind, id] as const));

test.each(CASES)('NEWS-01 MKT-05 the mail "%s" of %s is whole', (kind, marketId) => {
  const { to, subject, text } = mailOf(kind, marketId);
  expect(to).toBe('zoe@example.com');
  expect(subject).toContain('Cordata');
  expect(`${subject}\n${text}`).not.toMatch(/\{\{|\}\}|newsletter\.\w|undefined|\bnull\b/);
  const link = `https://${marketId}.example/newsletter/confirm/${CONFIRM}`;
  expect(text.includes(link)).toBe(kind === 'confirm');
  expect(text.includes(' 7 ')).toBe(kind === 'confirm');
});

test.each(CASES)('NEWS-01 the mail "%s" of %s has a way to leave, in one click', (kind, id) => {
  const { text, headers } = mailOf(kind, id);
  const way = `https://${id}.example/unsubscribe/${LEAVE}`;
  expect(text).toContain(way);
  expect(headers).toEqual({
    'List-Unsubscribe': `<${way}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('MKT-05 each language has its own words for each of them', () => {
  const marketOf = (language: string) => MARKET_IDS.find((id) => MARKETS[id].language === language);
  for (const kind of NEWSLETTER_MAILS) {
    const subjects = LANGUAGES.map((language) => mailOf(kind, marketOf(language) ?? 'it').subject);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  }
});
