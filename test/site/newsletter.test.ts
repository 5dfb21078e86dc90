/** The newsletter from the box in the footer to leaving it, without scripts (NEWS-01). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { readHtml } from '../support/html-page.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf, visit, type Answer } from '../support/visit.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LINKS = {
  confirm: /\/newsletter\/confirm\/[\w-]{43}/,
  unsubscribe: /\/unsubscribe\/[\w-]{43}/,
} as const;

const newEmail = () => `${randomUUID()}@example.com`;
const post = (marketId: MarketId, path: string, fields: Record<string, string> = {}) =>
  visit(marketId, path, {
    method: 'POST',
    headers: { ...FORM, origin: originOf(marketId) },
    body: new URLSearchParams(fields).toString(),
  });
const ask = (marketId: MarketId, fields: Record<string, string>) =>
  post(marketId, '/newsletter', { consent: 'on', website: '', ...fields });
const headingOf = ({ text }: Answer) => readHtml(text).textsOf('h1');

/** Texts of the mails to an address, the newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const { text } = await visit('en-WE', '/dev/mail');
  const rows = byRole(text).all('row');
  const paths = rows
    .filter(({ within }) => within.all('cell', email).length > 0)
    .map(({ within }) => within.links[0] ?? '');
  return Promise.all(paths.map(async (path) => (await visit('en-WE', path)).text));
}
async function linkTo(email: string, purpose: keyof typeof LINKS): Promise<string> {
  const paths = (await mailsTo(email)).map((mail) => LINKS[purpose].exec(mail)?.[0]);
  const path = paths.find((found) => found !== undefined);
  if (!path) throw new Error(`No ${purpose} link to ${email}`);
  return path;
}

test.each(MARKET_IDS)('NEWS-01 MKT-05 from the footer of %s to leaving', async (marketId) => {
  const t = await wordsOf(marketId);
  const email = newEmail();
  const home = await visit(marketId, '/');
  const forms = byRole(home.text).all('form');
  expect(forms.map(({ attributes }) => attributes)).toContainEqual(
    expect.objectContaining({ method: 'post', action: '/newsletter', novalidate: '' }),
  );

  const taken = await ask(marketId, { email });
  expect([taken.status, taken.headers.location]).toEqual([303, '/newsletter?sent']);
  const sent = await visit(marketId, '/newsletter?sent');
  expect(headingOf(sent)).toEqual([t('newsletter:sent.title')]);
  expect(readHtml(sent.text).lang).toBe(MARKETS[marketId].languageTag);

  // What follows links in mails, as scanners do, changes nothing.
  const confirm = await linkTo(email, 'confirm');
  for (let count = 0; count < 2; count += 1) {
    const asked = await visit(marketId, confirm);
    expect([asked.status, headingOf(asked)]).toEqual([200, [t('newsletter:confirm.open.title')]]);
    expect(asked.headers['cache-control']).toBe('private, no-store');
    expect(asked.headers['referrer-policy']).toBe('strict-origin');
    const { robots, elements } = readHtml(asked.text);
    expect(robots).toBe('noindex');
    // No address that others see holds the secret.
    const addresses = elements.map(({ attributes }) => attributes.get('href'));
    expect(addresses).not.toContain(originOf(marketId) + confirm);
  }
  const confirmed = await post(marketId, confirm);
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, confirm]);
  expect(headingOf(await visit(marketId, confirm))).toEqual([t('newsletter:confirm.done.title')]);

  const leave = await linkTo(email, 'unsubscribe');
  expect(headingOf(await visit(marketId, leave))).toEqual([t('newsletter:unsubscribe.open.title')]);
  expect((await post(marketId, leave)).status).toBe(303);
  expect(headingOf(await visit(marketId, leave))).toEqual([t('newsletter:unsubscribe.done.title')]);
  const again = await visit(marketId, confirm);
  expect([again.status, headingOf(again)]).toEqual([404, [t('newsletter:confirm.unknown.title')]]);
  expect(readHtml(again.text).links).toContain('/newsletter');
});

test('NEWS-01 a mailbox’s button leaves in one request that nobody’s page sent (RFC 8058)', async () => {
  const t = await wordsOf('it');
  const email = newEmail();
  await ask('it', { email });
  const leave = await linkTo(email, 'unsubscribe');
  const answer = await visit('it', leave, {
    method: 'POST',
    headers: FORM,
    body: 'List-Unsubscribe=One-Click',
  });
  expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
  expect(headingOf(await visit('it', leave))).toEqual([t('newsletter:unsubscribe.done.title')]);
  const confirm = await linkTo(email, 'confirm');
  const forged = await visit('it', confirm, { method: 'POST', headers: FORM, body: '' });
  expect(forged.status).toBe(403);
});

test('SEC-09 RTE-06 NEWS-01 a link with slashes too many leads to itself, and nobody keeps where', async () => {
  const t = await wordsOf('it');
  const email = newEmail();
  await ask('it', { email });
  const leave = await linkTo(email, 'unsubscribe');
  for (const written of [
    `/${leave}`,
    leave.replace('be/', 'be//'),
    leave.replace('be/', 'be%2F'),
  ]) {
    const led = await visit('it', written);
    expect([written, led.status, led.headers.location]).toEqual([written, 301, leave]);
    expect(led.headers['cache-control']).toBe('private, no-store');
    expect(led.headers['referrer-policy']).toBe('strict-origin');
  }
  const page = await visit('it', leave);
  expect(headingOf(page)).toEqual([t('newsletter:unsubscribe.open.title')]);
  // From there one logs in without the secret on the way.
  expect(readHtml(page.text).links).toContain('/login');
  expect(page.text).not.toContain('returnTo=%2F');
});

describe('NEWS-01 the form', () => {
  test.each([
    ['', 'missing'],
    ['zoe <b> at example', 'wrong'],
  ] as const)('comes back with what was typed: "%s"', async (email, problem) => {
    const t = await wordsOf('de');
    const answer = await ask('de', { email });
    const { elements, texts } = readHtml(answer.text);
    expect(answer.status).toBe(400);
    expect(texts).toContain(t(`newsletter:problem.${problem}`));
    const field = elements.find(({ attributes }) => attributes.get('id') === 'subscribe-email');
    expect(field?.attributes.get('value') ?? '').toBe(email);
    expect(field?.attributes.get('aria-describedby')).toBe('subscribe-error');
  });

  test('drops in silence what robots fill in, whatever the field is called', async () => {
    for (const trap of ['website', 'a-field-of-a-block']) {
      const email = newEmail();
      const answer = await ask('it', { email, [trap]: 'https://spam.example' });
      expect([answer.status, answer.headers.location]).toEqual([303, '/newsletter?sent']);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('sent twice sends one mail', async () => {
    const email = newEmail();
    const statuses = [await ask('fr', { email }), await ask('fr', { email })];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each(['/newsletter/confirm/short', `/newsletter/confirm/${'x'.repeat(43)}`])(
    'has a way on where a link is none: %s',
    async (path) => {
      const answer = await visit('es', path);
      expect(answer.status).toBe(404);
      expect(readHtml(answer.text).links).toContain('/newsletter');
      expect((await post('es', path)).status).toBe(303);
    },
  );
});
