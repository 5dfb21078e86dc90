import { expect, test } from 'vitest';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { deletedAccountMail, passwordMail } from './account-mails.ts';

const ISSUER = 'https://login.example/oidc';
const noticeOf = (marketId: MarketId) => ({
  email: 'zoe@example.com',
  firstName: 'Zoë',
  marketId,
  brand: { name: 'Cordata', email: 'hello@cordata.example' },
  doneAt: Date.UTC(2027, 0, 15, 23, 5),
});

const MAILS = {
  changed: (id: MarketId) => passwordMail(noticeOf(id), { isFirst: false, issuer: ISSUER }),
  set: (id: MarketId) => passwordMail(noticeOf(id), { isFirst: true, issuer: ISSUER }),
  deleted: (id: MarketId) => deletedAccountMail(noticeOf(id)),
};
const CASES = Object.entries(MAILS).flatMap(([kind, mailOf]) =>
  MARKET_IDS.map((id) => [kind, id, mailOf(id)] as const),
);

test.each(CASES)('AUTH-07 MKT-05 the notice "%s" of %s is whole', (kind, _, mail) => {
  const { to, subject, text, html } = mail;
  expect(to).toBe('zoe@example.com');
  expect(subject).toContain('Cordata');
  const [, body] = (html ?? '').split('</head>');
  expect(`${subject}\n${text}\n${body}`).not.toMatch(/\{\{|\}\}|account\.\w|undefined|\bnull\b/);
  expect(text).toMatch(/^\p{L}+,? Zoë[,:]\n/u);
  expect(text.includes(`${ISSUER}/password?ui_locales=`)).toBe(kind !== 'deleted');
  expect(text.includes('hello@cordata.example')).toBe(kind === 'deleted');
});

test('AUTH-07 a notice says when, by the clock of the market', () => {
  const textOf = ({ text }: { readonly text: string }) => text.replaceAll('\u00a0', ' ');
  expect(textOf(MAILS.changed('it'))).toContain('sabato 16 gennaio 2027 alle 00:05');
  expect(textOf(MAILS.deleted('en-US'))).toContain('Friday, January 15, 2027 at 6:05 PM');
});
