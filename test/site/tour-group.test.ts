/** Who else thinks of a departure, for visitors and for who is logged in; without scripts. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { bookableTour, tourPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { readHtml } from '../support/html-page.ts';
import { originOf, visit } from '../support/visit.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;
const FIRST_NAME = 'Zafira';
const t = await wordsOf('it');
const tour = bookableTour();
// At an address that no other test has put into the cache.
const query = `?modal=group-info&type=${randomUUID()}`;
const modal = tourPath(tour, 'it') + query;
const data = `${tourPath(tour, 'it')}.data${query}`;

async function ask(browser: CookieBrowser, mailAddress: string, showName = true) {
  const address = `${originOf('it')}/booking/${tour.code}/start`;
  const page = await browser.visit(address, {
    form: {
      seenObstacle: '',
      seenPrice: valueOf(await browser.visit(address), 'seenPrice') ?? '',
      fullName: `${FIRST_NAME} Prova`,
      email: mailAddress,
      travellers: '1',
      ageGroup: '25-35',
      ...(showName && { showName: 'on' }),
    },
  });
  expect(page.status).toBe(200);
  expect(new URL(page.url).searchParams.has('sent')).toBe(true);
  return page;
}

async function logIn(browser: CookieBrowser, returnTo: string) {
  const form = await browser.visit(`${originOf('it')}${returnTo}`);
  expect(new URL(form.url).host).toBe(`login.localhost:${inject('sitePort')}`);
  return browser.visit(form.url, { form: { email, password } });
}

describe('TRV-08 who asked for a seat', () => {
  test('a visitor is told how many and led to the login; who is logged in reads names; nothing is kept of them', async () => {
    const asker = new CookieBrowser();
    await logIn(asker, '/login?returnTo=/');
    const sent = await ask(asker, email);
    expect(sent.text).toContain(t('enquiry:sent.nameIs.shown'));
    const waiting = await ask(new CookieBrowser(), `${randomUUID()}@example.com`);
    expect(waiting.text).toContain(t('enquiry:sent.nameIs.waiting'));
    expect(waiting.text).not.toContain(t('enquiry:sent.nameIs.shown'));

    const visitor = await visit('it', modal);
    expect(visitor.text).toMatch(/\d+ persone hanno chiesto un posto|almeno 10 persone/);
    const login = `/login?${new URLSearchParams({ returnTo: modal })}`;
    expect(byRole(visitor.text).links).toContain(login);
    expect(visitor.headers['cache-status']).toMatch(/^html/);

    // From the link to the very modal, by the provider.
    const reader = new CookieBrowser();
    const read = await logIn(reader, login);
    expect(read.url).toBe(originOf('it') + modal);
    const people = byRole(read.text).all('listitem', new RegExp(`^${FIRST_NAME} `));
    expect(people.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/ · Da 25 a 35 anni · ha chiesto un posto ./),
    );
    expect(read.text).not.toContain('Prova');
    expect(read.headers['cache-status']).toBeUndefined();
    expect(read.headers['cache-control']).toBe('private, no-store');
    const state = await reader.ask(originOf('it') + data);
    expect(state.text).toContain(FIRST_NAME);

    for (const address of [modal, data, tourPath(tour, 'it')]) {
      for (const _ of ['made', 'kept']) {
        expect((await visit('it', address)).text).not.toContain(FIRST_NAME);
      }
    }
  });

  test.each(MARKET_IDS)(
    'MKT-01 LAY-10 in %s a visitor is told nothing about who has a seat',
    async (marketId) => {
      const t = await wordsOf(marketId);
      const words = (['women', 'alone', 'firstTimers', 'title', 'fewer'] as const).map((key) =>
        t(`modals:groupInfo.seats.${key}`, { people: '' }).trim(),
      );
      const path = tourPath(tour, marketId);
      const pages = ['', '?modal=group-info'].flatMap((search) => [
        path + search,
        `${path}.data${search}`,
      ]);
      for (const page of pages) {
        const { status, text } = await visit(marketId, page);
        expect(status, page).toBe(200);
        expect(text, page).not.toMatch(/"(women|alone|firstTimers|seatHolders)\\?"/);
        for (const word of words) expect(text, page).not.toContain(word);
      }
    },
  );

  test('LAY-10 who is logged in reads who has a seat, and no such answer is kept', async () => {
    const fewer = t('modals:groupInfo.seats.fewer');
    const reader = new CookieBrowser();
    const read = await logIn(reader, `/login?${new URLSearchParams({ returnTo: modal })}`);
    expect(read.text).toContain(fewer);
    expect(read.headers['cache-control']).toBe('private, no-store');
    const state = await reader.ask(originOf('it') + data);
    expect(state.text).toContain('seatHolders');
    expect(state.headers['cache-control']).toContain('no-store');
    for (const address of [modal, data]) {
      const { text } = await visit('it', address);
      expect(text).not.toContain(fewer);
      expect(text).not.toContain('seatHolders');
    }
  });

  test('the link in the mail is in no index, and one that nobody was sent is unknown', async () => {
    const { status, headers, text } = await visit('it', `/request/${'x'.repeat(43)}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain(t('enquiry:link.unknownTitle'));
    const { robots, canonical } = readHtml(text);
    expect(robots).toBe('noindex');
    expect(canonical ?? '').not.toContain('/request/');
  });
});
