/** The steps of a visitor who saves something or wants an alert (WISH-02, NTFY-01, CODE-02); without scripts. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKETS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { bookableTour, itineraryPath, travelOf, travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const { email: KNOWN, password: PASSWORD } = DEMONSTRATION_ACCOUNT;
const site = siteToLogInAt();
const t = await wordsOf('it');
const login = identityWords(MARKETS.it);
const TIME = '\\d\\d:\\d\\d';
const TOUR = bookableTour();
const TRAVEL = travelOf(TOUR);
const RETURN_TO = travelPath(TRAVEL, 'it');
const LIST = pathOf('wishlist', 'it');
const PRIVATE = 'private, no-store';

type Query = Readonly<Record<string, string>>;
const addressOf = (query: Query = {}) =>
  `${site.it()}/saved/steps?${new URLSearchParams({ travelId: TRAVEL.id, returnTo: RETURN_TO, ...query })}`;
const stepOf = ({ url }: Page) => new URL(url).searchParams.get('step');
const articlesOf = ({ text }: Page) => byRole(text).all('article');
const linkTo = ({ text }: Page, start: string) =>
  byRole(text).links.find((href) => href.startsWith(start)) ?? '';
/** What is between header and footer, which have links and fields of their own. */
const mainOf = ({ text }: Page) => byRole(text).one('main').within;
const problemOf = ({ text }: Page) => byRole(text).all('alert').length > 0;
const lastStepsOf = ({ text }: Page) => byRole(text).all('heading', t('saving:done.lastStep'));

const codeTo = async (email: string) => /^\d{6}/.exec(await site.lastMailTo(email))?.[0] ?? '';

const send = (browser: CookieBrowser, at: string, form: Query) => browser.visit(at, { form });
const begin = (browser: CookieBrowser, email: string, query: Query = {}) =>
  send(browser, addressOf({ step: 'email', ...query }), { intent: 'email', email });
const typeCode = (
  browser: CookieBrowser,
  page: Page,
  email: string,
  code: string,
  more: Query = {},
) => send(browser, page.url, { intent: 'code', email, code, ...more });

function inDatabase<Row>(query: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'));
  try {
    return database.prepare(query).all(...values) as Row[];
  } finally {
    database.close();
  }
}
const savedOf = (email: string) =>
  inDatabase<{ travel_id: string; tour_code: string | null }>(
    'SELECT w.* FROM wishlist_items w JOIN accounts a ON a.id = w.account_id WHERE a.email = ?',
    email,
  );

describe('WISH-02 who has an account', () => {
  test('types an address and a code, and finds the item when logging in', async () => {
    const browser = new CookieBrowser();
    const start = await browser.visit(addressOf({ tourCode: TOUR.code }));
    expect([start.status, start.headers['cache-control']]).toEqual([200, PRIVATE]);
    expect(readHtml(start.text).robots).toContain('noindex');
    const waiting = await begin(browser, ` ${KNOWN.toUpperCase()} `, { tourCode: TOUR.code });
    expect(stepOf(waiting)).toBe('code');
    // What was typed is in no address.
    expect(waiting.url).not.toMatch(/@|%40/);
    const code = await codeTo(KNOWN);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await typeCode(browser, waiting, KNOWN, wrong);
    expect([refused.status, refused.text.includes(t('saving:problem.wrong'))]).toEqual([400, true]);
    expect(valueOf(refused, 'code')).toBe(wrong);
    // A reload, and going back, show the same step.
    expect(stepOf(await browser.visit(waiting.url))).toBe('code');
    const before = await browser.visit(addressOf({ step: 'email' }));
    expect(valueOf(before, 'email')).toBe(KNOWN.toUpperCase());
    for (const _ of ['once', 'twice']) {
      const done = await typeCode(browser, waiting, KNOWN, code);
      expect([done.status, stepOf(done)]).toEqual([200, 'done']);
      const { one } = mainOf(done);
      expect(one('link', t('saving:done.back')).attributes.href).toBe(RETURN_TO);
      expect(one('link', t('saving:done.logIn')).attributes.href).toMatch(/^\/login\?returnTo=/);
      expect(lastStepsOf(done)).toEqual([]);
    }
    expect(
      savedOf(KNOWN)
        .map(({ tour_code }) => tour_code)
        .toSorted(),
    ).toEqual([TOUR.code, null]);
    expect(site.output()).not.toContain(code);
    // No session: one logs in to see the list.
    expect(articlesOf(await browser.visit(site.it() + LIST))).toEqual([]);
    await site.logIn(browser, '/');
    expect(articlesOf(await browser.visit(site.it() + LIST))).toHaveLength(1);
  });

  test('a second item and a second tab are saved with the code of the first', async () => {
    const browser = new CookieBrowser();
    const email = 'anna.two@example.com';
    const first = await newAccountCode(browser, email);
    const code = await codeTo(email);
    await typeCode(browser, first, email, code, { marketing: 'decline' });
    expect(savedOf(email)).toHaveLength(1);
    const second = await begin(browser, email, { tourCode: TOUR.code });
    expect(stepOf(second)).toBe('code');
    const done = await typeCode(browser, second, email, await codeTo(email));
    expect(stepOf(done)).toBe('done');
    expect(savedOf(email)).toHaveLength(2);
    // Each tab says what it has done, and the one of another item none of it.
    expect(stepOf(await browser.visit(first.url.replace('step=code', 'step=done')))).toBe('email');
  });

  test('logs in instead: one press saves it, and a page alone nothing', async () => {
    const browser = new CookieBrowser();
    const start = await browser.visit(addressOf());
    const form = await browser.visit(site.it() + linkTo(start, '/login?returnTo=%2Fsaved%2Fsteps'));
    const page = await browser.visit(form.url, { form: { email: KNOWN, password: PASSWORD } });
    expect(new URL(page.url).pathname).toBe('/saved/steps');
    const { fields } = mainOf(page);
    expect(fields('intent').map(({ value }) => value)).toEqual(['mine']);
    expect(fields('email')).toEqual([]);
    const foreign = await browser.ask(addressOf(), {
      form: { intent: 'mine' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const done = await send(browser, page.url, { intent: 'mine' });
    expect(stepOf(done)).toBe('done');
    expect(mainOf(done).links).toContain(LIST);
  });
});

/** A new address up to the page that takes its code. */
async function newAccountCode(
  browser: CookieBrowser,
  email: string,
  query: Query = {},
): Promise<Page> {
  const question = await begin(browser, email, query);
  expect(stepOf(question)).toBe('new');
  return send(browser, question.url, { intent: 'new', email, marketing: 'decline' });
}

describe('WISH-02 who is new', () => {
  const email = 'nora.new@example.com';

  test('is asked about marketing, confirms by a code, and sets name and password by a mailed link', async () => {
    const browser = new CookieBrowser();
    const question = await begin(browser, email);
    expect(stepOf(question)).toBe('new');
    expect(question.text).toContain(email);
    const answers = byRole(question.text).all('radio');
    expect(answers.map(({ attributes }) => 'checked' in attributes)).toEqual([false, false]);
    const policy = mainOf(question).one('link', t('saving:new.privacyLink'));
    expect(policy.attributes.href).toContain('/legal/privacy');
    const unanswered = await send(browser, question.url, { intent: 'new', email });
    expect([unanswered.status, problemOf(unanswered)]).toEqual([400, true]);
    const waiting = await send(browser, question.url, {
      intent: 'new',
      email,
      marketing: 'accept',
    });
    expect([stepOf(waiting), new URL(waiting.url).searchParams.get('marketing')]).toEqual([
      'code',
      'accept',
    ]);
    expect(savedOf(email)).toEqual([]);
    const code = await codeTo(email);
    const done = await typeCode(browser, waiting, email, code, { marketing: 'accept' });
    expect([stepOf(done), lastStepsOf(done).length]).toEqual(['done', 1]);
    const [account] = inDatabase<Record<string, unknown>>(
      'SELECT * FROM accounts WHERE email = ?',
      email,
    );
    expect(account).toMatchObject({ accepts_marketing: 1, market_id: 'it', first_name: null });
    expect(account?.privacy_version).not.toBeNull();
    expect(account?.privacy_accepted_at).toBeGreaterThan(0);

    const link = /http:\/\/login\.[\w:.]+\/oidc\/new-account\/[\w-]{43}[^\s"<]*/.exec(
      await site.lastMailTo(email),
    )?.[0];
    expect(link).toContain('?ui_locales=it');
    const mailReader = new CookieBrowser();
    const page = await mailReader.visit(link ?? '');
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'strict-origin']);
    expect(readHtml(page.text).textsOf('strong')).toContain(email);
    for (const form of [
      { firstName: '', password: 'a long password' },
      { firstName: 'Nora', password: 'short' },
    ])
      expect((await mailReader.visit(link ?? '', { form })).status).toBe(422);
    const password = 'quite a long password';
    const set = await mailReader.visit(link ?? '', {
      form: { firstName: 'Nora', lastName: 'Lind', password },
    });
    // It is said, with the way to the login, and from there to the list; by a used link too.
    expect([set.status, set.text.includes(login.accountReady.title)]).toEqual([200, true]);
    const again = await mailReader.visit(link ?? '');
    expect([again.status, again.text.includes(login.linkOver.title)]).toEqual([410, true]);
    const [way = '', wayAgain] = [set, again].map(({ text }) =>
      byRole(text).links.find((href) => href.includes('/login?')),
    );
    expect(way).toBe(wayAgain);
    const form = await mailReader.visit(way);
    const after = await mailReader.visit(form.url, { form: { email, password } });
    expect(after.url).toBe(site.it() + LIST);
    expect(articlesOf(after)).toHaveLength(1);
    expect((await mailReader.visit(`${site.loginHost()}/oidc/new-account/x`)).status).toBe(410);
    expect(site.output()).not.toContain(link?.split('/').at(-1)?.slice(0, 43));
  });

  test('LAY-11 who begins again with the same thing comes to its code, who begins with another to the first step', async () => {
    const browser = new CookieBrowser();
    await newAccountCode(browser, 'nora.again@example.com');
    const again = new URL((await browser.visit(addressOf())).url).searchParams;
    expect([again.get('step'), again.get('marketing')]).toEqual(['code', 'decline']);
    expect(stepOf(await browser.visit(addressOf({ tourCode: TOUR.code })))).toBeNull();
  });

  test('an answer that is missing at the code leads back to the question', async () => {
    const browser = new CookieBrowser();
    const other = 'nora.second@example.com';
    const waiting = await newAccountCode(browser, other);
    const bare = waiting.url.replace(/&marketing=\w+/, '');
    expect(stepOf(await browser.visit(bare))).toBe('new');
    expect(savedOf(other)).toEqual([]);
  });
});

describe('NTFY-01 an alert', () => {
  test('is turned on by the same steps, and one that is not offered is said', async () => {
    const browser = new CookieBrowser();
    const alert = { tourCode: TOUR.code, alert: 'PRICE_DROPPED' };
    const waiting = await newAccountCode(browser, 'alert@example.com', alert);
    const code = await codeTo('alert@example.com');
    const done = await typeCode(browser, waiting, 'alert@example.com', code, {
      marketing: 'decline',
    });
    expect(stepOf(done)).toBe('done');
    expect(
      inDatabase('SELECT * FROM notification_subscriptions WHERE tour_code = ?', TOUR.code),
    ).toMatchObject([{ type: 'PRICE_DROPPED', market_id: 'it' }]);
    const none = { alert: 'STOCKOUT_TRAVEL' };
    expect((await browser.visit(addressOf(none))).status).toBe(409);
    const refused = await begin(browser, 'alert@example.com', none);
    expect([refused.status, problemOf(refused)]).toEqual([409, true]);
  });
});

describe('WISH-02 ERR-01 what is wrong is said, and nothing is lost', () => {
  test.each<[Query, number]>([
    [{ travelId: 'atlantis' }, 404],
    [{ travelId: '__proto__' }, 404],
    [{ travelId: '' }, 404],
    [{ travelId: 'x'.repeat(101) }, 404],
    [{ tourCode: 'JPN-20991231' }, 404],
    [{ alert: 'EVERYTHING' }, 404],
    [{ step: 'nonsense' }, 200],
    [{ returnTo: 'https://evil.example/' }, 200],
  ])('an address with %j answers %i', async (query, status) => {
    const browser = new CookieBrowser();
    const page = await browser.visit(addressOf(query));
    expect([page.status, page.headers['cache-control']]).toEqual([status, PRIVATE]);
    const { all, links } = byRole(page.text);
    const targets = [...links, ...all('form').map(({ attributes }) => attributes.action ?? '')];
    expect(targets.filter((to) => new URL(to, site.it()).host === 'evil.example')).toEqual([]);
    const sent = await begin(browser, 'a@b', query);
    expect([sent.status, problemOf(sent)]).toEqual([status === 200 ? 400 : status, true]);
  });

  test('CODE-02 what is no address stays, and so does what is no form', async () => {
    const browser = new CookieBrowser();
    const page = await begin(browser, 'no address');
    expect(page.status).toBe(400);
    expect(page.text).toContain(t('saving:problem.wrongEmail'));
    expect(valueOf(page, 'email')).toBe('no address');
    expect((await browser.ask(addressOf(), { form: { intent: 'steal' } })).status).toBe(400);
  });

  test('a step that is not there yet leads to the right one', async () => {
    const browser = new CookieBrowser();
    for (const step of ['new', 'code', 'done'])
      expect([step, stepOf(await browser.visit(addressOf({ step })))]).toEqual([step, 'email']);
    // A code that nobody has asked for in this browser: it begins again, with the address filled in.
    const late = await typeCode(
      browser,
      await browser.visit(addressOf({ step: 'email' })),
      'late@example.com',
      '123456',
    );
    expect(new URL(late.url).searchParams.get('problem')).toBe('expired');
    expect(valueOf(late, 'email')).toBe('late@example.com');
    expect(late.text).toContain(t('saving:problem.expired'));
  });

  test('CODE-01 five wrong codes are enough, another one waits a minute, and too many are refused', async () => {
    const browser = new CookieBrowser();
    const email = 'tries@example.com';
    const waiting = await newAccountCode(browser, email);
    const again = await send(browser, waiting.url, {
      intent: 'resend',
      email,
      marketing: 'decline',
    });
    expect(new URL(again.url).searchParams.get('sent')).toBe('before');
    expect(again.text).toMatch(new RegExp(t('saving:code.resendFrom', { time: TIME })));
    const code = await codeTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    let last: Page | undefined;
    for (let tries = 0; tries < 5; tries += 1)
      last = await typeCode(browser, waiting, email, wrong);
    expect(last && new URL(last.url).searchParams.get('problem')).toBe('usedUp');
    expect(last && valueOf(last, 'email')).toBe(email);
    for (let count = 0; count < 5; count += 1)
      last = await send(new CookieBrowser(), addressOf({ step: 'code' }), {
        intent: 'resend',
        email,
      });
    expect(last?.status).toBe(429);
    expect(last?.text).toMatch(new RegExp(t('saving:problem.tooMany', { time: TIME })));
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('ERR-02 a database that is locked is said, with the form filled in', async () => {
    const browser = new CookieBrowser();
    const email = 'locked@example.com';
    const waiting = await newAccountCode(browser, email);
    const code = await codeTo(email);
    const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'));
    let answers: Page[];
    try {
      database.exec('BEGIN IMMEDIATE');
      answers = [
        await begin(browser, email),
        await typeCode(browser, waiting, email, code, { marketing: 'decline' }),
      ];
    } finally {
      database.exec('ROLLBACK');
      database.close();
    }
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(valueOf(answer, 'email')).toBe(email);
    }
    expect(answers[1] && valueOf(answers[1], 'code')).toBe(code);
    const done = await typeCode(browser, waiting, email, code, { marketing: 'decline' });
    expect(stepOf(done)).toBe('done');
  });
});

describe('WISH-02 a visitor’s heart', () => {
  test.each<[string, string]>([
    ['home', '/'],
    ['travels', pathOf('travels', 'it')],
    ['search', pathOf('search', 'it')],
  ])('on the cards of %s leads to the steps, with the item and the way back', async (_, path) => {
    const page = await new CookieBrowser().visit(site.it() + path);
    const address = site.it() + linkTo(page, '/saved/steps?');
    expect(new URL(address).searchParams.get('returnTo')).toBe(path);
    expect((await new CookieBrowser().visit(address)).status).toBe(200);
  });

  test('LAY-11 a step that scripts show in a modal has a link to its page without them', async () => {
    const query = { modal: 'verification-code', travelId: TRAVEL.id, step: 'code' };
    const page = await new CookieBrowser().visit(
      `${site.it()}${LIST}?${new URLSearchParams(query)}`,
    );
    const { searchParams } = new URL(linkTo(page, '/saved/steps?'), site.it());
    expect(Object.fromEntries(searchParams)).toEqual({
      travelId: TRAVEL.id,
      step: 'code',
      returnTo: LIST,
    });
  });

  test('on the pages of one travel opens the first step over them', async () => {
    const itinerary = itineraryPath(TRAVEL, 'it');
    for (const path of [RETURN_TO, itinerary, `${RETURN_TO}/${TOUR.code}`]) {
      const browser = new CookieBrowser();
      const links = byRole((await browser.visit(site.it() + path)).text).all('link');
      const opened = links.map(({ attributes }) => attributes['data-opens']);
      expect(opened).toContain('wishlist-steps');
      const { text } = await browser.visit(`${site.it()}${path}?modal=wishlist-steps`);
      const [action = ''] = byRole(text)
        .all('form')
        .flatMap(({ attributes }) => attributes.action ?? [])
        .filter((address) => address.startsWith('/saved/steps'));
      const query = new URL(action, site.it()).searchParams;
      expect([query.get('travelId'), query.get('returnTo')]).toEqual([TRAVEL.id, path]);
    }
  });
});
