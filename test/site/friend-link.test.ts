/** Links where friends mark what somebody compares, without scripts and without an account (WISH-04, decision 0070). */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { summaryOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { NAME, siteToLogInAt } from '../support/login-site.ts';
import { bookableTour, travelOf } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const site = siteToLogInAt(() => ({ FORMS_PER_NETWORK: '40' }));
const TOUR = bookableTour();
const TRAVEL = travelOf(TOUR);
const COMPARED = `/compare?ids=${TOUR.code},${TRAVEL.id}`;
const MARKS = { [`mark.${TOUR.code}`]: 'like', [`mark.${TRAVEL.id}`]: 'no' };

const owner = new CookieBrowser();
beforeAll(async () => {
  await site.logIn(owner, '/');
});

/** The one link of the owner, made anew. */
async function newLink(): Promise<string> {
  for (const link of await ownLinks())
    await owner.visit(site.it() + link, { form: { intent: 'end' } });
  const page = await owner.visit(site.it() + COMPARED, { form: {} });
  expect(page.url).toMatch(/\/compare\/[\w-]{43}$/);
  return page.url;
}

async function ownLinks(): Promise<readonly string[]> {
  const { text } = await owner.visit(`${site.it()}/compare`);
  return readHtml(text).links.filter((link) => link.startsWith('/compare/'));
}

/** The form of a page as it comes, filled in. */
const put = (browser: CookieBrowser, url: string, form: Readonly<Record<string, string>>) =>
  browser.visit(url, { form: { intent: 'mark', ...form } });
/** What friends have said of the first column. */
const saidOf = (page: Page) => {
  const rows = byRole(page.text).all('row');
  const first = rows.find(({ within }) => within.all('rowheader').length > 0);
  return first?.within.all('cell')[0]?.text;
};

describe('WISH-04 friends', () => {
  test('are asked by who is logged in, and see no name; the link is no address for others’ eyes', async () => {
    const visitor = await new CookieBrowser().ask(site.it() + COMPARED, { form: {} });
    expect(visitor.location).toContain('/login?returnTo=');
    const url = await newLink();
    const again = await owner.visit(site.it() + COMPARED, { form: {} });
    expect(again.url).toBe(url);
    // However its items are spelled.
    const spelled = `${COMPARED},${TOUR.code.toLowerCase()}`;
    expect((await owner.visit(site.it() + spelled, { form: {} })).url).toBe(url);
    expect(await ownLinks()).toEqual([new URL(url).pathname]);
    // Two links are told apart by what they are about, and found from the wishlist.
    const list = readHtml((await owner.visit(`${site.it()}/compare`)).text);
    expect(list.textsOf('a').filter((text) => text.includes(TRAVEL.words.it!.title))).toHaveLength(
      1,
    );
    const wishlist = readHtml((await owner.visit(site.it() + pathOf('wishlist', 'it'))).text);
    expect(wishlist.links).toContain('/compare');

    const friend = await new CookieBrowser().visit(url);
    const t = await wordsOf('it');
    expect([
      friend.status,
      friend.headers['cache-control'],
      friend.headers['referrer-policy'],
    ]).toEqual([200, 'private, no-store', 'strict-origin']);
    expect(readHtml(friend.text).robots).toContain('noindex');
    for (const name of NAME.split(' ')) expect(friend.text).not.toContain(name);
    expect(friend.text).not.toContain(t('compare:owner.title'));
    expect(again.text).toContain(t('compare:owner.title'));
    expect(String(friend.headers['set-cookie'])).toMatch(/^device-id=[^,]+$/);
  });

  test('put their marks, change their own, and take them back', async () => {
    const t = await wordsOf('it');
    const url = await newLink();
    const [ada, bo] = [new CookieBrowser(), new CookieBrowser()];
    const page = await put(ada, url, { name: 'Ada', ...MARKS });
    expect([page.status, page.url]).toEqual([200, `${url}?marked`]);
    expect(saidOf(page)).toContain(`${t('compare:mark.like')}: Ada`);
    // The name is taken, and nobody’s marks are lost.
    const taken = await put(bo, url, { name: 'ada', ...MARKS });
    expect([taken.status, summaryOf(taken)]).toEqual([409, t('compare:problem.nameTaken')]);
    expect(valueOf(taken, 'name')).toBe('ada');
    await put(bo, url, { name: 'Bo', ...MARKS, [`mark.${TOUR.code}`]: 'like' });
    const changed = await put(ada, url, { name: 'Ada', [`mark.${TOUR.code}`]: 'maybe' });
    expect(saidOf(changed)).toContain(`${t('compare:mark.like')}: Bo`);
    expect(saidOf(changed)).toContain(`${t('compare:mark.maybe')}: Ada`);
    const proto = await put(ada, url, { name: 'Ada', 'mark.__proto__': 'like' });
    expect([proto.status, summaryOf(proto)]).toEqual([400, t('compare:problem.noMarks')]);
    expect(saidOf(proto)).toContain(`${t('compare:mark.maybe')}: Ada`);
    const withdrawn = await ada.visit(url, { form: { intent: 'withdraw' } });
    expect(saidOf(withdrawn)).not.toMatch('Ada');
    expect(saidOf(withdrawn)).toMatch('Bo');
  });

  test('say something of a trip that does not stand in the table, and it is seen all the same', async () => {
    const t = await wordsOf('it');
    const url = await newLink();
    await put(new CookieBrowser(), url, { name: 'Ada', ...MARKS });
    const { text } = await owner.visit(`${url}?show=${TOUR.code}`);
    const forms = byRole(text).all('form');
    const choices = forms.find(({ within }) => within.fields('show').length > 0);
    const choice = choices?.within.fields('show').find(({ value }) => value === TRAVEL.id);
    const [, ...notes] = choices?.text.split(choice?.name ?? '') ?? [];
    expect(notes.at(-1)).toContain(`${t('compare:mark.no')}: Ada`);
  });

  test('are told what is wrong, and what they wrote stays', async () => {
    const t = await wordsOf('it');
    const url = await newLink();
    const refused: readonly (readonly [Readonly<Record<string, string>>, number, string])[] = [
      [{ ...MARKS }, 400, t('compare:problem.nameMissing')],
      [{ name: ' \u200e\n', ...MARKS }, 400, t('compare:problem.nameMissing')],
      [{ name: '\u3164\u200b\u2060\u00ad', ...MARKS }, 400, t('compare:problem.nameMissing')],
      [{ name: 'x'.repeat(200), ...MARKS }, 400, t('compare:problem.nameLong', { most: 40 })],
      [{ name: 'Ada' }, 400, t('compare:problem.noMarks')],
      [{ name: 'Ada', 'mark.atlantis': 'like' }, 400, t('compare:problem.noMarks')],
      [{ name: 'Ada', [`mark.${TOUR.code}`]: 'hate' }, 400, t('compare:problem.noMarks')],
      [{ intent: 'give', name: 'Ada' }, 400, t('compare:problem.invalid')],
      [{ intent: 'end' }, 403, t('compare:problem.notOwner')],
    ];
    for (const [form, status, words] of refused) {
      const page = await put(new CookieBrowser(), url, form);
      expect([form, page.status, summaryOf(page)]).toEqual([form, status, words]);
      const name = form.name?.trim();
      if (name && name.length > 2) expect(valueOf(page, 'name')).toBe(name);
      if (`mark.${TRAVEL.id}` in form) {
        const checked = byRole(page.text)
          .all('radio')
          .filter(({ attributes }) => 'checked' in attributes);
        expect(checked.map(({ attributes }) => [attributes.name, attributes.value])).toContainEqual(
          [`mark.${TRAVEL.id}`, 'no'],
        );
      }
    }
  });

  test('keep what they wrote while the database is locked', async () => {
    const t = await wordsOf('it');
    const url = await newLink();
    const browser = new CookieBrowser();
    const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'));
    database.exec('begin immediate');
    const page = await put(browser, url, { name: 'Ada', ...MARKS });
    database.exec('rollback');
    database.close();
    expect([page.status, summaryOf(page)]).toEqual([503, t('compare:problem.unavailable')]);
    expect(page.headers['retry-after']).toBe('5');
    expect(valueOf(page, 'name')).toBe('Ada');
    expect((await put(browser, url, { name: 'Ada', ...MARKS })).url).toBe(`${url}?marked`);
  });

  test('are removed by the owner alone, who ends the link', async () => {
    const t = await wordsOf('it');
    const url = await newLink();
    await put(new CookieBrowser(), url, { name: 'Ada', ...MARKS });
    const page = await owner.visit(url);
    const friendId = valueOf(page, 'friendId') ?? '';
    const form = { intent: 'removeFriend', friendId };
    expect((await new CookieBrowser().ask(url, { form })).status).toBe(403);
    const removed = await owner.visit(url, { form });
    expect(removed.url).toBe(`${url}?removed`);
    expect(saidOf(removed)).not.toContain('Ada');
    const ids = valueOf(removed, 'ids') ?? '';
    const ended = await owner.visit(url, { form: { intent: 'end', ids } });
    expect(ended.url).toBe(`${site.it()}${COMPARED}&ended`);
    expect(ended.text).toContain(t('compare:links.ended'));
    for (const gone of [
      await owner.visit(url),
      await owner.visit(url, { form: { intent: 'end' } }),
      await new CookieBrowser().visit(url.replace(/[\w-]{43}$/, 'x'.repeat(43))),
      await new CookieBrowser().visit(`${url.slice(0, -43)}__proto__`),
      await put(new CookieBrowser(), url, { name: 'Ada', ...MARKS }),
    ]) {
      expect(gone.status).toBe(404);
      expect(readHtml(gone.text).textsOf('h1')).toEqual([t('compare:friends.endedTitle')]);
    }
  });
});

test('WISH-04 nobody floods a link from one network, and is told when to try again', async () => {
  const url = await newLink();
  const browser = new CookieBrowser();
  let page: Page | undefined;
  for (let sent = 0; sent < 100 && page?.status !== 429; sent += 1)
    page = await browser.ask(url, { form: { intent: 'mark', name: 'Ada', ...MARKS } });
  expect(page?.status).toBe(429);
  expect(Number(page?.headers['retry-after'])).toBeGreaterThan(0);
  expect(page && valueOf(page, 'name')).toBe('Ada');
});
