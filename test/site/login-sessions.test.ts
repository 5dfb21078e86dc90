/** What a login leaves in the browser, and what nobody gets by one that is not theirs. */
import { describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { MARKET_IDS, MARKETS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { NAME, siteToLogInAt } from '../support/login-site.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf } from '../support/visit.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;
const site = siteToLogInAt();
const { it, loginHost, toForm, logIn, originOf } = site;

describe('SEC-05 sessions', () => {
  test('a planted id does not survive login, and becomes no session', async () => {
    const browser = new CookieBrowser();
    const planted = 'p'.repeat(43);
    browser.plant(it(), 'session', planted);
    const page = await logIn(browser);
    expect(page.text).toContain(NAME);
    expect(browser.cookie(it(), 'session')).not.toBe(planted);
    const thief = new CookieBrowser();
    thief.plant(it(), 'session', planted);
    expect((await thief.visit(`${it()}/`)).text).not.toContain(NAME);
  });

  test('a session that a stranger planted ends when its new owner logs in', async () => {
    const stranger = new CookieBrowser();
    await logIn(stranger);
    const planted = stranger.cookie(it(), 'session') ?? '';
    const victim = new CookieBrowser();
    victim.plant(it(), 'session', planted);
    // Nobody logs in who is logged in already; so the provider's answer itself is brought.
    victim.forget(it());
    const form = await toForm(victim);
    const resumed = await victim.ask(form.url, { form: { email, password } });
    const answered = await victim.ask(resumed.location ?? '');
    victim.plant(it(), 'session', planted);
    await victim.visit(answered.location ?? '');
    expect(victim.cookie(it(), 'session')).not.toBe(planted);
    expect((await stranger.visit(`${it()}/`)).text).not.toContain(NAME);
  });

  test('a logout in one market ends the same login in all, for a thief of its cookies too, and no other login', async () => {
    const [browser, thief, elsewhere] = [
      new CookieBrowser(),
      new CookieBrowser(),
      new CookieBrowser(),
    ];
    await logIn(elsewhere);
    await logIn(browser);
    const origins = MARKET_IDS.map((id) => `http://${hostOf(id, site.port)}`);
    const namesSeen = (who: CookieBrowser) =>
      Promise.all(origins.map(async (one) => (await who.visit(`${one}/`)).text.includes(NAME)));
    for (const origin of origins) {
      expect((await browser.visit(`${origin}/login`)).url).toBe(`${origin}/`);
      thief.plant(origin, 'session', browser.cookie(origin, 'session') ?? '');
    }
    expect(await namesSeen(thief)).toEqual(origins.map(() => true));
    // The provider is not reached: the browser does not follow.
    await browser.ask(`${it()}/logout`, { form: {} });
    for (const who of [browser, thief]) {
      expect(await namesSeen(who)).toEqual(origins.map(() => false));
    }
    expect((await elsewhere.visit(`${it()}/`)).text).toContain(NAME);
  });

  test('nothing that somebody sees who is logged in is stored, and their logout empties the cache', async () => {
    const browser = new CookieBrowser();
    const page = await logIn(browser);
    expect(page.headers['cache-control']).toBe('private, no-store');
    const ended = await browser.ask(`${it()}/logout`, { form: {} });
    expect(ended.status).toBe(303);
    expect(ended.headers['clear-site-data']).toBe('"cache"');
    const after = await browser.visit(`${it()}/`);
    expect(after.headers['cache-control']).toBe('private, no-cache');
  });

  test('AUTH-03 the browser gets a random id, and no token', async () => {
    const browser = new CookieBrowser();
    const page = await logIn(browser);
    const mine = browser.setCookies.filter((line) => line.startsWith('session='));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
    );
    expect(page.text).not.toMatch(/accessToken|refreshToken|eyJ/);
    for (const line of browser.setCookies) {
      expect(line).toMatch(/httponly/i);
      expect(line).toMatch(/samesite=lax/i);
    }
  });

  test('SEC-01 only a form of the site itself logs out', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: originOf('de.') },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await browser.ask(`${it()}/logout`, { form: {}, headers });
      expect(answer.status).toBe(403);
    }
    const asked = await browser.visit(`${it()}/logout`);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain((await wordsOf('it'))('login:logout.title'));
    expect(asked.text).toContain(NAME);
  });

  test('the provider asks before it ends the session of somebody whom no site sent', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const home = encodeURIComponent(`${it()}/`);
    const end = `${loginHost()}/oidc/session/end`;
    const asked = await browser.visit(
      `${end}?client_id=site&post_logout_redirect_uri=${home}&ui_locales=it`,
    );
    expect(asked.status).toBe(200);
    expect(readHtml(asked.text).textsOf('h1')).toEqual([identityWords(MARKETS.it).logout.title]);
    const xsrf = valueOf(asked, 'xsrf') ?? '';
    const forged = await browser.ask(`${end}/confirm`, {
      form: { xsrf, logout: 'yes' },
      headers: { origin: it() },
    });
    expect(forged.status).toBe(403);
    const left = await browser.visit(`${end}/confirm`, { form: { xsrf, logout: 'yes' } });
    expect(left.url).toBe(`${it()}/`);
    await browser.visit(`${it()}/logout`, { form: {} });
    await toForm(browser);
  });

  test('logging out where nobody is logged in leads home', async () => {
    const browser = new CookieBrowser();
    expect((await browser.visit(`${it()}/logout`, { form: {} })).url).toBe(`${it()}/`);
    expect((await browser.visit(`${it()}/logout`)).url).toBe(`${it()}/`);
    const nobody = `${loginHost()}/oidc/session/end?client_id=site`;
    const home = encodeURIComponent(`${it()}/`);
    const ended = await browser.visit(`${nobody}&post_logout_redirect_uri=${home}`);
    expect(ended.url).toBe(`${it()}/`);
  });
});

describe('SEC-03 redirects', () => {
  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://de.localhost/',
  ])('a return path that leads away is refused: %s', async (returnTo) => {
    const page = await logIn(new CookieBrowser(), returnTo);
    expect(page.url).toBe(`${it()}/`);
  });

  test('a return path that was changed in the browser is checked again', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, '/viaggi');
    const name = browser.setCookies.find((line) => line.startsWith('login-return-'))?.split('=')[0];
    browser.plant(it(), name ?? '', encodeURIComponent('//evil.example'));
    const page = await browser.visit(form.url, { form: { email, password } });
    expect(page.url).toBe(`${it()}/`);
  });

  test('the provider sends nobody to a stranger, before or after', async () => {
    const browser = new CookieBrowser();
    const evil = encodeURIComponent('https://evil.example/');
    const asked = await browser.ask(
      `${loginHost()}/oidc/auth?client_id=site&response_type=code&scope=openid&redirect_uri=${evil}`,
    );
    expect(asked.status).toBe(400);
    expect(asked.location).toBeNull();
    expect(asked.text).not.toContain('evil.example');
    await logIn(browser);
    const ended = await browser.ask(
      `${loginHost()}/oidc/session/end?client_id=site&post_logout_redirect_uri=${evil}`,
    );
    expect(ended.status).toBe(400);
    expect(ended.location).toBeNull();
  });
});

describe('AUTH-01 logins that are begun and abandoned', () => {
  test.each([
    ['ASCII', 'x', true],
    ['é and CJK', 'é旅', false],
  ])(
    'fifty of them, each with a long way back, fill no headers; the next one logs in, %s',
    async (_, letters, isKept) => {
      const browser = new CookieBrowser();
      const returnTo = '/viaggi?note='.padEnd(290, letters);
      for (let count = 0; count < 50; count += 1) {
        const { url } = await toForm(browser, returnTo);
        for (const address of [it(), url])
          expect(browser.cookieHeader(new URL(address)).length).toBeLessThan(8_000);
      }
      const longest = Math.max(...browser.setCookies.map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThan(4_000);
      const page = await logIn(browser, returnTo);
      expect(page.url).toBe(it() + (isKept ? returnTo : '/'));
      expect(page.text).toContain(NAME);
    },
  );
});

describe('AUTH-01 answers that are not of this login', () => {
  test('of another browser, or made up: a page that says so, and no session', async () => {
    const mine = new CookieBrowser();
    const form = await toForm(mine);
    const resumed = await mine.ask(form.url, { form: { email, password } });
    const { location } = await mine.ask(resumed.location ?? '');
    const victim = new CookieBrowser();
    const address = location ?? '';
    for (const callback of [address, `${it()}/login/redirect`, `${it()}/login/redirect?state=x`]) {
      const page = await victim.visit(callback);
      expect(page.status).toBe(400);
      expect(page.text).toContain((await wordsOf('it'))('login:problem.failed.title'));
      const { all, links } = byRole(page.text);
      expect(all('banner')).not.toEqual([]);
      expect(links).toContain('/login');
      expect(victim.cookie(it(), 'session')).toBeUndefined();
    }
  });
});
