/** Saving, and the wishlist page (WISH-01, WISH-03, WISH-04); without scripts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { spokenOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf } from '../support/visit.ts';
import { whileLocked } from '../support/while-locked.ts';
import { bookableTour, travelOf, travelPath } from '../support/site-paths.ts';

const site = siteToLogInAt();
const t = await wordsOf('it');
const LIST = pathOf('wishlist', 'it');
const TOUR = bookableTour();
const TRAVEL = travelOf(TOUR);
const RETURN_TO = travelPath(TRAVEL, 'it');

/** One in the header, one in its menu, and another in the notice of what was done. */
function linksToList(page: Page): number {
  return byRole(page.text).links.filter((href) => href === LIST).length;
}

/** The fields of the form with this intent. */
function formOf(
  page: Page,
  intent: string,
  { all } = byRole(page.text),
): Readonly<Record<string, string>> {
  const forms = all('form');
  const fields = forms.map(({ within }) =>
    within.all('hidden').map(({ attributes: { name, value } }) => [name, value]),
  );
  return Object.fromEntries(fields.find((all) => all.some(([, value]) => value === intent)) ?? []);
}

describe('who is logged in', () => {
  const browser = new CookieBrowser();
  const open = (path: string) => browser.visit(site.it() + path);
  const send = (form: Readonly<Record<string, string>>) =>
    browser.visit(`${site.it()}/saved`, { form });
  const fetchSaved = (form: Readonly<Record<string, string>>) =>
    browser.ask(`${site.it()}/saved.data`, { form, headers: { accept: '*/*' } });
  const item = { travelId: TRAVEL.id, returnTo: RETURN_TO };
  const listed = async () => {
    const list = byRole((await open(LIST)).text);
    const fields = list.all('hidden').map(({ attributes }) => attributes);
    const tours = fields.filter(({ name, value }) => name === 'tourCode' && value === TOUR.code);
    return { travels: list.all('article').length, tours: tours.length };
  };

  beforeAll(async () => {
    await site.logIn(browser, '/');
  });

  test('WISH-04 begins with an empty list, in every market’s words for its path', async () => {
    const page = await open(LIST);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(readHtml(page.text).robots).toContain('noindex');
    expect(byRole(page.text).one('main').within.links).toContain(pathOf('travels', 'it'));
    for (const id of MARKET_IDS) {
      const other = await new CookieBrowser().ask(
        `http://${hostOf(id, site.port)}${pathOf('wishlist', id)}`,
      );
      expect([id, other.status]).toEqual([id, 200]);
    }
  });

  test('LAY-03 the header leads to the list, and marks it there', async () => {
    expect(byRole((await open('/')).text).links).toContain(LIST);
    const links = byRole((await open(LIST)).text).all('link');
    const link = links.find(({ attributes }) => attributes.href === LIST);
    expect(link?.attributes['aria-current']).toBe('page');
  });

  test('WISH-01 saves a departure with its travel, says so once, and where it was', async () => {
    const back = await send({ ...item, intent: 'add', tourCode: TOUR.code });
    expect(back.url).toBe(site.it() + RETURN_TO);
    expect(linksToList(back)).toBe(3);
    expect(linksToList(await open(RETURN_TO))).toBe(2);
    await send({ ...item, intent: 'add', tourCode: TOUR.code });
    expect(await listed()).toEqual({ travels: 1, tours: 1 });
    const list = await open('/saved');
    expect(list.url).toBe(site.it() + LIST);
    const { links, one } = byRole(list.text);
    expect(links).toContain(`${RETURN_TO}/${TOUR.code}`);
    expect(one('article').text).toContain('€');
  });

  test('WISH-03 asks before a travel goes with its departures, and brings all back', async () => {
    const link = `${LIST}?modal=remove-confirm&type=${TRAVEL.id}`;
    expect(byRole((await open(LIST)).text).links).toContain(link);
    // A form of an older page is asked the same.
    for (const intent of ['remove', 'removeListed'])
      expect((await send({ ...item, intent })).url).toBe(site.it() + link);
    const asked = await open(link);
    const step = formOf(asked, 'removeListed', byRole(asked.text).one('dialog').within);
    expect(step).toMatchObject({ travelId: TRAVEL.id, confirmed: 'yes' });
    const removed = await send(step);
    expect(byRole(removed.text).all('article')).toEqual([]);
    expect(spokenOf(removed)).toMatch(/1/);
    // Twice says the same again.
    expect((await send(step)).status).toBe(200);

    const [path = ''] = byRole(removed.text)
      .all('form')
      .flatMap(({ attributes }) => attributes.action ?? [])
      .filter((action) => action.startsWith('/saved/reason'));
    const give = (form: Readonly<Record<string, string>>) =>
      browser.visit(site.it() + path, { form });
    const refused = [
      [{ reason: 'because', text: 'troppo caro' }, 400, 'wrong'],
      [{ reason: 'other', text: 'x'.repeat(501) }, 400, 'long'],
    ] as const;
    for (const [form, status, problem] of refused) {
      const back = await give(form);
      expect([form, back.status]).toEqual([form, status]);
      expect(back.text).toContain(t(`wishlist:reason.problem.${problem}`));
      expect(valueOf(back, 'text')).toBe(form.text);
    }
    // Nobody has to say why: the list asks again, and thanks for nothing.
    const none: readonly Readonly<Record<string, string>>[] = [{}, { reason: '', text: ' ' }];
    for (const form of none) {
      const back = await give(form);
      expect([back.status, back.url]).toEqual([200, removed.url]);
      expect(formOf(back, 'undo')).toEqual(formOf(removed, 'undo'));
    }
    const form = { reason: '', text: 'troppo caro\0' };
    await whileLocked(site.dataFolder, async () => {
      const back = await give(form);
      expect([back.status, back.headers['retry-after']]).toEqual([503, '5']);
      expect(valueOf(back, 'text')).toBe('troppo caro');
    });
    const loggedOut = await new CookieBrowser().ask(site.it() + path, { form });
    expect(loggedOut.status).toBe(401);
    expect(valueOf(loggedOut, 'text')).toBe('troppo caro');
    const thanked = await give(form);
    expect(new URL(thanked.url).searchParams.has('thanks')).toBe(true);
    const restored = await send(formOf(thanked, 'undo'));
    expect(byRole(restored.text).all('article')).toHaveLength(1);
    // The address of an older page offers to bring back what is listed again.
    expect(formOf(await open(LIST + new URL(removed.url).search), 'undo')).toEqual({});
    expect(await listed()).toEqual({ travels: 1, tours: 1 });
  });

  test('WISH-03 removes a departure alone, and brings it back', async () => {
    const removed = await send({
      intent: 'removeListed',
      travelId: TRAVEL.id,
      tourCode: TOUR.code,
    });
    expect(await listed()).toEqual({ travels: 1, tours: 0 });
    await send(formOf(removed, 'undo'));
    expect(await listed()).toEqual({ travels: 1, tours: 1 });
    expect(formOf(await open(LIST + new URL(removed.url).search), 'undo')).toEqual({});
  });

  test('WISH-01 refuses forged things without a fault', async () => {
    const refused: readonly (readonly [Readonly<Record<string, string>>, number])[] = [
      [{ ...item, intent: 'add', travelId: 'atlantis' }, 404],
      [{ ...item, intent: 'add', travelId: '__proto__' }, 404],
      [{ ...item, intent: 'add', tourCode: 'JPN-20991231' }, 404],
      [{ ...item, intent: 'add', travelId: 'x'.repeat(101) }, 400],
      [{ ...item, intent: 'give' }, 400],
      [{}, 400],
    ];
    for (const [form, status] of refused) {
      expect([form, (await fetchSaved(form)).status]).toEqual([form, status]);
      const page = await send(form);
      expect([form, page.status, linksToList(page)]).toEqual([form, 200, 3]);
    }
    expect((await fetchSaved({ ...item, intent: 'add' })).status).toBe(200);
    const elsewhere = await send({ ...item, intent: 'add', returnTo: 'https://evil.example/' });
    expect(elsewhere.url).toBe(`${site.it()}/`);
    for (const query of [
      '?modal=remove-confirm&type=atlantis',
      '?removed=<script>&tours=,,a',
      '?problem=__proto__',
    ])
      expect((await open(LIST + query)).status).toBe(200);
    expect((await send({ intent: 'undo', removed: 'atlantis', tours: 'a,b' })).status).toBe(200);
  });

  test('SEC-01 takes forms of the site alone', async () => {
    const foreign = await browser.ask(`${site.it()}/saved`, {
      form: { ...item, intent: 'remove' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('a visitor', () => {
  const browser = new CookieBrowser();

  test('WISH-04 sees the way to the login, which leads back to the list', async () => {
    const page = await browser.visit(site.it() + LIST);
    // By this the service worker knows that it is nobody's list (API-06).
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const login = `/login?${new URLSearchParams({ returnTo: LIST })}`;
    expect(byRole(page.text).one('main').within.links).toContain(login);
    expect((await site.logIn(new CookieBrowser(), LIST)).url).toBe(site.it() + LIST);
  });

  test('WISH-01 saves by the steps that need no login, and is led to it by every other form', async () => {
    const form = { intent: 'add', travelId: TRAVEL.id, returnTo: RETURN_TO };
    const steps = await browser.ask(`${site.it()}/saved`, { form });
    expect(steps.location).toContain(`/saved/steps?travelId=${TRAVEL.id}`);
    for (const intent of ['remove', 'removeListed', 'undo']) {
      const form = { intent, travelId: TRAVEL.id, returnTo: RETURN_TO };
      const { location } = await browser.ask(`${site.it()}/saved`, { form });
      const login = new URL(location ?? '');
      expect([login.pathname, login.searchParams.get('returnTo')]).toEqual(['/login', RETURN_TO]);
    }
  });
});
