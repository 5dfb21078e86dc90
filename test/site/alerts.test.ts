/** Being told about travels and departures: turning it on and off, and the list of one's own (NTFY-01); without scripts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnOffAddress, type WantedAlert } from '../../app/alerts/alert-form.ts';
import { accountAddress } from '../../app/auth/account-address.ts';
import { STEPS_PATH } from '../../app/wishlist/steps-address.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { summaryOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { gatheringTour, tourPath, travelOf, travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { whileLocked } from '../support/while-locked.ts';

const site = siteToLogInAt();
const TOUR = gatheringTour();
const TOUR_PATH = tourPath(TOUR, 'it');
const MODAL = `${TOUR_PATH}?modal=notification-opt-in`;
const LIST = accountAddress('account-communications');
const t = await wordsOf('it');
const words = (key: string) => t(`modals:notificationOptIn.notice.${key}`);

const item = { travelId: TOUR.travelId, tourCode: TOUR.code };
const confirmed: WantedAlert = { ...item, type: 'TOUR_CONFIRMED' };
const cheaper: WantedAlert = { ...item, type: 'PRICE_DROPPED' };

/** The form that turns it on, as the modal has it. */
const formOf = (alert: WantedAlert) =>
  ({ ...alert, returnTo: TOUR_PATH }) as Record<string, string>;
const spoken = (page: Page) => readHtml(page.text).textsOf('output').join(' ');
/** What the forms of a page can turn on. */
const typesIn = (page: Page) =>
  byRole(page.text)
    .fields('type')
    .map(({ value }) => value);
const linksTo = (page: Page, path: string) =>
  readHtml(page.text).links.filter((link) => link.startsWith(path));

describe('NTFY-01 who is logged in', () => {
  const browser = new CookieBrowser();
  const open = (path: string) => browser.visit(site.it() + path);
  const turnOn = (form: Readonly<Record<string, string>>) =>
    browser.visit(`${site.it()}/alerts`, { form });
  const fetchOn = (form: Readonly<Record<string, string>>) =>
    browser.ask(`${site.it()}/alerts.data`, { form, headers: { accept: '*/*' } });
  const turnOff = (alert: WantedAlert, given: Readonly<Record<string, string>> = {}) =>
    browser.visit(site.it() + turnOffAddress(alert, TOUR_PATH), {
      form: { ...formOf(alert), ...given },
    });
  const listed = async () => linksTo(await open(LIST), '/alerts/off?type=');

  let storage: Storage;
  beforeAll(async () => {
    await site.logIn(browser, '/');
    storage = await openStorage({ databaseUrl: undefined, dataFolder: site.dataFolder });
  });
  afterAll(() => storage?.close());

  test('NTFY-02 sees what a departure offers, and begins without any', async () => {
    const modal = await open(MODAL);
    expect(modal.headers['cache-control']).toBe('private, no-store');
    expect(typesIn(modal)).toEqual(['TOUR_CONFIRMED', 'PRICE_DROPPED']);
    for (const type of typesIn(modal))
      expect(modal.text).toContain(t(`modals:notificationOptIn.type.${type}.title`));
    expect(linksTo(modal, STEPS_PATH)).toEqual([]);
    const list = await open(LIST);
    expect(list.text).toContain(t('wishlist:alerts.none'));
    expect(linksTo(list, pathOf('travels', 'it'))).not.toEqual([]);
  });

  test('turns one on, twice as once, is told so where it was, and finds it again', async () => {
    for (const _ of ['once', 'twice']) {
      const back = await turnOn(formOf(confirmed));
      expect(back.url).toBe(site.it() + TOUR_PATH);
      expect(spoken(back)).toContain(words('on'));
      // In the header, in the menu of a phone and in the notice.
      expect(linksTo(back, LIST)).toHaveLength(3);
    }
    expect(spoken(await open(TOUR_PATH))).not.toContain(words('on'));
    const modal = await open(MODAL);
    expect(spoken(modal)).toContain(t('modals:notificationOptIn.isOn'));
    expect(linksTo(modal, '/alerts/off')).toEqual([turnOffAddress(confirmed, TOUR_PATH)]);
    expect(typesIn(modal)).toEqual(['PRICE_DROPPED']);

    const list = await open(LIST);
    expect(linksTo(list, '/alerts/off')).toEqual([turnOffAddress(confirmed, LIST)]);
    expect(linksTo(list, TOUR_PATH)).toHaveLength(1);
  });

  test('LAY-11 chooses a departure on the page of its travel', async () => {
    const path = `${travelPath(travelOf(TOUR), 'it')}?modal=notification-opt-in`;
    const all = await open(path);
    const options = byRole(all.text).all('option');
    expect(options.map(({ value }) => value)).toContain(TOUR.code);
    expect(valueOf(all, 'tourCode')).toBeUndefined();
    const chosen = await open(`${path}&type=${TOUR.code}`);
    expect(valueOf(chosen, 'tourCode')).toBe(TOUR.code);
  });

  test('WISH-03 is asked before it is off, and a reason is stored without the person', async () => {
    await turnOn(formOf(cheaper));
    const address = turnOffAddress(cheaper, TOUR_PATH);
    const step = await open(address);
    expect([step.status, readHtml(step.text).robots]).toEqual([200, 'noindex']);
    expect(step.headers['cache-control']).toBe('private, no-store');
    expect(step.text).toContain(travelOf(TOUR).words.it!.title);
    expect(linksTo(step, TOUR_PATH)).toHaveLength(1);
    expect(await listed()).toHaveLength(2);

    const back = await turnOff(cheaper, { reason: 'other', text: 'Troppo tardi per me' });
    expect(back.url).toBe(site.it() + TOUR_PATH);
    expect(spoken(back)).toContain(words('off'));
    expect(await listed()).toEqual([turnOffAddress(confirmed, LIST)]);
    const reasons = storage.db.selectFrom('removal_reasons').selectAll();
    expect(await reasons.where('kind', '=', 'alert').execute()).toMatchObject([
      { reason: 'other', text: 'Troppo tardi per me', market_id: 'it' },
    ]);
    // Again, and where it is off already.
    expect(spoken(await turnOff(cheaper))).toContain(words('off'));
    expect(spoken(await open(address))).toContain(words('off'));
  });

  test('WISH-03 gets back what it cannot give as a reason, as it was typed', async () => {
    const wrong = [
      [{ reason: 'other', text: 'x'.repeat(501) }, t('wishlist:reason.problem.long')],
      [{ reason: 'none', text: 'perché no' }, t('wishlist:reason.problem.wrong')],
    ] as const;
    for (const [given, said] of wrong) {
      const back = await turnOff(confirmed, given);
      expect(back.status).toBe(400);
      expect(back.text).toContain(said);
      expect(valueOf(back, 'text')).toBe(given.text);
    }
    // Browsers count a line end once, and send it as two characters.
    const lines = 'x\r\n'.repeat(250);
    await turnOn(formOf(cheaper));
    const back = await turnOff(cheaper, { reason: 'other', text: lines });
    expect(spoken(back)).toContain(words('off'));
  });

  test('refuses what is not offered, or not there, and says why', async () => {
    const refused: readonly (readonly [Readonly<Record<string, string>>, number, string])[] = [
      [{ ...formOf(cheaper), type: 'STOCKOUT_TRAVEL' }, 409, 'notOffered'],
      [{ type: 'PRICE_DROPPED', travelId: TOUR.travelId, returnTo: TOUR_PATH }, 409, 'notOffered'],
      [{ ...formOf(cheaper), travelId: 'atlantis' }, 404, 'missing'],
      [{ ...formOf(cheaper), travelId: '__proto__' }, 404, 'missing'],
      [{ ...formOf(cheaper), tourCode: 'JPN-20991231' }, 404, 'missing'],
      [{ ...formOf(cheaper), type: 'SPAM' }, 400, 'invalid'],
      [{ returnTo: TOUR_PATH }, 400, 'invalid'],
    ];
    for (const [form, status, problem] of refused) {
      const fetched = await fetchOn(form);
      expect([form, fetched.status]).toEqual([form, status]);
      const page = await turnOn(form);
      expect([form, page.status]).toEqual([form, 200]);
      expect(spoken(page)).toContain(words(problem));
    }
    expect((await fetchOn({ ...formOf(confirmed), currency: 'XXX' })).status).toBe(200);
    const elsewhere = await turnOn({ ...formOf(confirmed), returnTo: 'https://evil.example/' });
    expect(elsewhere.url).toBe(`${site.it()}/`);
    for (const query of ['', '?type=SPAM&travelId=a', '?type=PRICE_DROPPED'])
      expect((await open(`/alerts/off${query}`)).status).toBe(404);
    expect((await turnOff(confirmed, { type: 'SPAM' })).status).toBe(400);
    expect((await open('/alerts')).status).toBe(405);
  });

  test('REL-01 is told that it did not work while the database is locked', async () => {
    await whileLocked(site.dataFolder, async () => {
      const fetched = await fetchOn(formOf(cheaper));
      expect([fetched.status, fetched.headers['retry-after']]).toEqual([503, '5']);
      expect(spoken(await turnOn(formOf(cheaper)))).toContain(words('unavailable'));
      const back = await turnOff(confirmed, { reason: 'other', text: 'perché no' });
      expect([back.status, back.headers['retry-after']]).toEqual([503, '5']);
      expect(summaryOf(back)).toContain(t('wishlist:reason.problem.unavailable'));
      expect(valueOf(back, 'text')).toBe('perché no');
    });
    expect(await listed()).toHaveLength(1);
  });

  test('turns all off once that is confirmed', async () => {
    await turnOn(formOf(cheaper));
    const list = await open(LIST);
    const all = turnOffAddress(null, LIST);
    expect(linksTo(list, '/alerts/off?all')).toEqual([all]);
    expect((await open(all)).text).toContain(t('wishlist:alertOff.count', { count: 2 }));
    const off = await browser.visit(site.it() + all, { form: { all: 'yes', returnTo: LIST } });
    expect(off.url).toBe(site.it() + LIST);
    expect(spoken(off)).toContain(words('allOff'));
    expect(off.text).toContain(t('wishlist:alerts.none'));
    expect((await open(all)).url).toBe(site.it() + LIST);
  });

  test('SEC-01 takes forms of the site alone', async () => {
    for (const path of ['/alerts', '/alerts/off']) {
      const foreign = await browser.ask(site.it() + path, {
        form: formOf(confirmed),
        headers: { origin: 'https://evil.example' },
      });
      expect(foreign.status).toBe(403);
    }
  });
});

describe('NTFY-01 a visitor', () => {
  test('gets the same page as everybody, with the way to the steps', async () => {
    const page = await new CookieBrowser().visit(site.it() + MODAL);
    expect(page.headers['cache-control']).not.toContain('no-store');
    const steps = linksTo(page, STEPS_PATH).map((link) => new URL(link, site.it()).searchParams);
    expect(steps.map((query) => Object.fromEntries(query))).toEqual(
      ['TOUR_CONFIRMED', 'PRICE_DROPPED'].map((alert) => ({ ...item, alert, returnTo: TOUR_PATH })),
    );
    expect(valueOf(page, 'tourCode')).toBeUndefined();
  });

  test('who has logged out in another tab loses nothing', async () => {
    const ask = (path: string, form: Readonly<Record<string, string>>) =>
      new CookieBrowser().ask(site.it() + path, { form });
    const on = new URL((await ask('/alerts', formOf(cheaper))).location ?? '');
    expect([on.pathname, on.searchParams.get('alert')]).toEqual([STEPS_PATH, 'PRICE_DROPPED']);
    expect(on.searchParams.get('returnTo')).toBe(TOUR_PATH);
    const step = turnOffAddress(cheaper, TOUR_PATH);
    const off = await ask(step, { ...formOf(cheaper), text: 'perché no' });
    expect(off.status).toBe(401);
    expect(summaryOf(off)).toContain(t('wishlist:reason.problem.loggedOut'));
    expect(valueOf(off, 'text')).toBe('perché no');
    const read = await new CookieBrowser().ask(site.it() + step);
    const login = new URL(read.location ?? '');
    expect([login.pathname, login.searchParams.get('returnTo')]).toEqual(['/login', step]);
  });
});
