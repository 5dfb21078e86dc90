/** Joining a meet-up and giving the place back (MEET-01); without scripts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { accountAddress } from '../../app/auth/account-address.ts';
import { meetupCalendarPath, meetupPath } from '../../contract/meetup-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, type Page } from '../support/cookie-browser.ts';
import { summaryOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { addMeetups, MEETUP, meetupDay } from '../support/joinable-meetups.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { wordsOf } from '../support/site-words.ts';

const site = siteToLogInAt();
const t = await wordsOf('it');
const LIST = accountAddress('travels');

const heading = (page: Page) => readHtml(page.text).textsOf('h1')[0];
const linksOf = (page: Page) => byRole(page.text).links;
const wishesOf = (page: Page) =>
  byRole(page.text)
    .all('button')
    .filter(({ attributes }) => attributes.name === 'wish')
    .map(({ value }) => value);
const headingWords = (state: 'open' | 'coming' | 'full') => t(`meetups:join.heading.${state}`);

describe('MEET-01 a meet-up’s own page', () => {
  const browser = new CookieBrowser();
  const visitor = new CookieBrowser();
  const open = (path: string, by = browser) => by.visit(site.it() + path);
  const send = (id: string, form: Readonly<Record<string, string>>, by = browser) =>
    by.visit(site.it() + meetupPath(id), { form });

  beforeAll(() => addMeetups(site.dataFolder));

  test('AUTH-01 leads a visitor to the login, and from there to the very meet-up', async () => {
    const seen = await open(meetupPath('open'), visitor);
    expect([seen.status, heading(seen)]).toEqual([200, headingWords('open')]);
    const login = linksOf(seen).filter((link) =>
      link.includes(encodeURIComponent(meetupPath('open'))),
    );
    // In the header, in the menu of a phone and on the page.
    expect(login).toHaveLength(3);
    expect(wishesOf(seen)).toEqual([]);
    const back = await site.logIn(browser, meetupPath('open'));
    expect(back.url).toBe(site.it() + meetupPath('open'));
    expect(wishesOf(back)).toEqual(['join']);
    expect(back.headers['cache-control']).toBe('private, no-store');
    expect(readHtml(back.text).robots).toBe('noindex');
  });

  test('takes a place, twice as once, shows and hides the name, and gives the place back', async () => {
    const name = t('meetups:join.nameShown');
    for (const _ of ['once', 'twice']) {
      const joined = await send('open', { wish: 'join', showName: 'yes' });
      expect([joined.status, heading(joined)]).toEqual([200, headingWords('coming')]);
      expect(joined.text).toContain(name);
      expect(joined.text).toContain(t('meetups:join.done.join'));
    }
    expect((await open(meetupPath('open'), visitor)).text).toContain(
      t('meetups:event.coming', { count: 1 }),
    );
    expect((await send('open', { wish: 'hide' })).text).not.toContain(name);
    expect(linksOf(await open(LIST))).toContain(meetupPath('open'));

    const left = await send('open', { wish: 'leave' });
    expect(left.url).toContain(meetupPath('open'));
    expect(left.text).toContain(t('meetups:join.done.leave'));
    expect(linksOf(await open(LIST))).not.toContain(meetupPath('open'));
    // Another tab still has the form of who comes; and whoever gets this address has left nothing.
    for (const wish of ['show', 'hide']) {
      const late = await send('open', { wish });
      expect([late.status, heading(late)]).toEqual([409, headingWords('open')]);
      expect(summaryOf(late)).toContain(t('meetups:join.problem.noPlace'));
    }
    for (const wish of ['join', 'show', 'hide', 'leave']) {
      const shared = await open(`${meetupPath('open')}?done=${wish}`, visitor);
      expect(shared.text).not.toContain(t(`meetups:join.done.${wish}`));
    }
  });

  test('AUTH-07 a place is given back in the account too', async () => {
    await send('kept', { wish: 'join' });
    expect(linksOf(await open(LIST))).toContain(meetupPath('kept'));
    const back = await browser.visit(site.it() + LIST, { form: { intent: 'meetup', id: 'kept' } });
    expect(back.status).toBe(200);
    expect(back.text).toContain(t('account:done.meetup'));
    expect(linksOf(back)).not.toContain(meetupPath('kept'));
  });

  test('says why one cannot come', async () => {
    const full = await send('full', { wish: 'join' });
    expect([full.status, heading(full)]).toEqual([409, headingWords('full')]);
    expect(summaryOf(full)).toContain(t('meetups:join.problem.full'));
    for (const [id, status, why] of [
      ['past', 410, 'begun'],
      ['nowhere', 404, 'unknown'],
      ['<script>alert(1)</script>', 404, 'unknown'],
      [`' or 1=1 --`, 404, 'unknown'],
      ['x'.repeat(300), 404, 'unknown'],
    ] as const) {
      for (const page of [await open(meetupPath(id)), await send(id, { wish: 'join' })]) {
        expect([id, page.status]).toEqual([id, status]);
        expect(heading(page)).toBe(t(`meetups:join.none.${why}.title`));
      }
    }
    expect((await send('open', { wish: 'something' })).status).toBe(400);
  });

  test('ERR-02 a form that comes after the login has ended says so, and leads back', async () => {
    const late = await send('open', { wish: 'join' }, new CookieBrowser());
    expect(late.status).toBe(401);
    expect(summaryOf(late)).toContain(t('meetups:join.problem.loggedOut'));
  });

  test('SEC-03 takes no form from another site', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const form = { wish: 'join' };
    const answer = await browser.ask(site.it() + meetupPath('open'), { form, headers });
    expect(answer.status).toBe(403);
    expect(heading(await open(meetupPath('open')))).toBe(headingWords('open'));
  });

  test('RTE-02 there is none in German, to see, to join or for the calendar', async () => {
    const german = new CookieBrowser();
    const at = (path: string) => site.originOf('de.') + path;
    const form = { wish: 'join' };
    expect((await german.visit(at(meetupPath('open')))).status).toBe(404);
    expect((await german.visit(at(meetupPath('open')), { form })).status).toBe(404);
    expect((await german.visit(at(meetupCalendarPath('open')))).status).toBe(404);
  });

  test('has a file for the calendar, of what one can still go to', async () => {
    const file = await open(meetupCalendarPath('open'), visitor);
    expect([file.status, file.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(file.text).toContain(`UID:meet-up-open@`);
    expect((await open(meetupCalendarPath('past'), visitor)).status).toBe(410);
    expect((await open(meetupCalendarPath('nowhere'), visitor)).status).toBe(404);
  });

  test('counts are soon new for others, and nobody who joined is named', async () => {
    const day = meetupDay('open', 5).startingDate;
    const query = new URLSearchParams({ city: 'rome', from: day, to: day });
    const list = `${pathOf('events-wemeet', 'it')}?${query}`;
    const cardOf = (page: Page) =>
      byRole(page.text)
        .all('article')
        .find(({ within }) => within.links.includes(meetupPath('open')))?.text;
    const free = (count: number) => t('meetups:event.places', { count });
    expect(cardOf(await open(list, visitor))).toContain(free(MEETUP.places));
    await send('open', { wish: 'join', showName: 'yes' });
    const seen = async () => cardOf(await open(list, visitor));
    await expect.poll(seen, { timeout: 10_000, interval: 200 }).toContain(free(MEETUP.places - 1));
    const { firstName } = DEMONSTRATION_ACCOUNT;
    expect(await seen()).not.toContain(firstName);
    expect((await open(meetupPath('open'))).text).toContain(firstName);
  });
});
