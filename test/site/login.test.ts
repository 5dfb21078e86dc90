/** Login as a visitor does it, at the embedded provider and at another one, without scripts. */
import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { CookieBrowser, type Page } from '../support/cookie-browser.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { StubOpenIdProvider } from '../support/stub-openid-provider.ts';
import { visit } from '../support/visit.ts';

const { email, password, firstName, lastName } = DEMONSTRATION_ACCOUNT;
const NAME = `${firstName} ${lastName}`;
/** The machine of the tests is busy; what is silent is tested with a time of its own. */
const PATIENT = { OIDC_TIMEOUT_MS: '10000', LOG_LEVEL: 'trace' };

let dataFolder: string;
let site: SiteProcess;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'cordata-login-'));
  site = await startSite({ ...PATIENT, DATA_FOLDER: dataFolder });
});
afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const originOf = (name: string, { port } = site) => `http://${name}localhost:${port}`;
const it = () => originOf('it.');
const loginHost = () => originOf('login.');

/** To the login form, which is the provider's. */
async function toForm(browser: CookieBrowser, returnTo = '/'): Promise<Page> {
  const query = new URLSearchParams({ returnTo });
  const form = await browser.visit(`${it()}/login?${query}`);
  expect(form.status).toBe(200);
  expect(new URL(form.url).origin).toBe(loginHost());
  return form;
}

async function logIn(browser: CookieBrowser, returnTo = '/'): Promise<Page> {
  const form = await toForm(browser, returnTo);
  return browser.visit(form.url, { form: { email, password } });
}

describe('AUTH-01 AUTH-02 login on a bare machine', () => {
  test('leads to the provider, back to the page, and shows the name; logout ends it', async () => {
    const browser = new CookieBrowser();
    const before = await browser.visit(`${it()}/viaggi?page=2`);
    expect(before.text).not.toContain(NAME);
    expect(before.text).toContain('href="/login?returnTo=%2Fviaggi%3Fpage%3D2"');

    const after = await logIn(browser, '/viaggi?page=2');
    expect(after.status).toBe(200);
    expect(after.url).toBe(`${it()}/viaggi?page=2`);
    expect(after.text).toContain(NAME);
    expect(after.text).not.toContain('href="/login');

    const left = await browser.visit(`${it()}/logout`, { form: {} });
    expect(left.url).toBe(`${it()}/`);
    expect(left.text).not.toContain(NAME);
    // The provider's session has ended, too: it asks who it is.
    await toForm(browser);
  });

  test('SEC-04 the login form is strict, needs no script, and speaks the visitor’s language', async () => {
    for (const [name, language, words] of [
      ['it.', 'it', 'Accedi'],
      ['de.', 'de', 'Anmelden'],
      ['es.', 'es', 'Inicia sesión'],
      ['fr.', 'fr', 'Connexion'],
      ['us.', 'en-US', 'Log in'],
      ['', 'en-GB', 'Log in'],
    ]) {
      const form = await new CookieBrowser().visit(`${originOf(name ?? '')}/login`);
      expect(form.text).toContain(`<html lang="${language}">`);
      expect(form.text).toContain(`<h1>${words}</h1>`);
      expect(form.text).not.toContain('<script');
      expect(form.text).toContain(password);
      const policy = String(form.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(policy).not.toContain('script-src');
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(it());
      expect(form.headers['x-content-type-options']).toBe('nosniff');
      expect(form.headers['x-frame-options']).toBe('DENY');
      expect(form.headers['cache-control']).toBe('no-store');
    }
  });

  test('a wrong password says so, and keeps the address', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser);
    const wrong = await browser.visit(form.url, {
      form: { email: 'dana"><script>@x.example', password: 'no' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Email o password errata');
    expect(wrong.text).toContain('value="dana&quot;&gt;&lt;script&gt;@x.example"');
    expect(wrong.text).not.toContain('<script');
    const right = await browser.visit(form.url, {
      form: { email: 'DEMO@cordata.example', password },
    });
    expect(right.text).toContain(NAME);
  });

  test('who cancels goes on where he was', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, '/viaggi');
    const back = await browser.visit(form.url, { form: { cancel: 'yes' } });
    expect(back.url).toBe(`${it()}/viaggi`);
    expect(back.text).not.toContain(NAME);
  });

  test('one login serves all markets', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const german = await browser.visit(`${originOf('de.')}/login?returnTo=/reisen`);
    expect(german.url).toBe(`${originOf('de.')}/reisen`);
    expect(german.text).toContain(NAME);
  });

  test('who is logged in is not sent away again', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const answer = await browser.ask(`${it()}/login?returnTo=/viaggi`);
    expect(answer.location).toBe(`${it()}/viaggi`);
  });

  test('MKT-02 a visitor by another name is sent to the market’s own host first', async () => {
    const answer = await new CookieBrowser().ask(
      `http://127.0.0.1:${site.port}/login?returnTo=/search`,
    );
    expect(answer.location).toBe(`${originOf('')}/login?returnTo=%2Fsearch`);
  });

  test('a form left open in another browser has expired', async () => {
    const form = await toForm(new CookieBrowser());
    for (const request of [{}, { form: { email, password } }]) {
      const foreign = await new CookieBrowser().visit(form.url, request);
      expect(foreign.status).toBe(400);
      expect(foreign.text).toContain('Questo accesso è scaduto');
      expect(foreign.text).toContain(`href="${it()}/"`);
    }
  });
});

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

  test('a stolen cookie is dead after logout', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const thief = new CookieBrowser();
    thief.plant(it(), 'session', browser.cookie(it(), 'session') ?? '');
    expect((await thief.visit(`${it()}/`)).text).toContain(NAME);
    await browser.visit(`${it()}/logout`, { form: {} });
    expect((await thief.visit(`${it()}/`)).text).not.toContain(NAME);
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
    expect(asked.text).toContain('Vuoi uscire?');
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
    expect(asked.text).toContain('<h1>Vuoi uscire?</h1>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
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
      expect(page.text).toContain('L’accesso non è stato completato');
      expect(page.text).toContain('<header');
      expect(page.text).toContain('href="/login"');
      expect(victim.cookie(it(), 'session')).toBeUndefined();
    }
  });
});

describe('AUTH-02 the login host', () => {
  const discovery = '/oidc/.well-known/openid-configuration';

  test('answers for the provider alone', async () => {
    const browser = new CookieBrowser();
    for (const path of ['/', '/viaggi', '/login', '/favicon.svg', '/dev/mail']) {
      expect((await browser.ask(loginHost() + path)).status, path).toBe(404);
    }
    expect((await browser.ask(`${loginHost()}/healthz`)).text).toBe('ok');
  });

  test('the markets’ hosts do not answer for it', async () => {
    for (const host of [it(), originOf('')]) {
      for (const path of ['/oidc/auth', '/oidc/jwks', discovery]) {
        expect((await new CookieBrowser().ask(host + path)).status, host + path).toBe(421);
      }
    }
  });

  test('MKT-02 discovery names its own host, whatever the caller says', async () => {
    const answer = await visit('it', discovery, {
      port: site.port,
      headers: {
        host: 'LOGIN.localhost:1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
    });
    expect(answer.status).toBe(200);
    const found = JSON.parse(answer.text) as Record<string, unknown>;
    expect(found.issuer).toBe(`${loginHost()}/oidc`);
    expect(found.token_endpoint).toBe(`${loginHost()}/oidc/token`);
    expect(found.code_challenge_methods_supported).toEqual(['S256']);
    expect(answer.text).not.toContain('evil.example');
  });

  test('SEC-01 a program may post to the token endpoint; a wrong secret gets nothing', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('site:wrong').toString('base64')}`,
    };
    const post = (host: string, path: string) =>
      visit('it', path, {
        port: site.port,
        method: 'POST',
        headers: { ...headers, host },
        body: 'grant_type=refresh_token&refresh_token=x',
      });
    const login = `login.localhost:${site.port}`;
    expect((await post(login, '/oidc/token')).status).toBe(401);
    expect((await post(`127.0.0.1:${site.port}`, '/oidc/token')).status).toBe(401);
    expect((await post(login, '/oidc/interaction/x')).status).toBe(403);
    expect((await post(`it.localhost:${site.port}`, '/oidc/token')).status).toBe(421);
    expect((await post(`it.localhost:${site.port}`, '/logout')).status).toBe(403);
  });

  test('nobody gets a code without PKCE', async () => {
    const redirect = encodeURIComponent(`${it()}/login/redirect`);
    const answer = await new CookieBrowser().ask(
      `${loginHost()}/oidc/auth?client_id=site&response_type=code&scope=openid&redirect_uri=${redirect}`,
    );
    expect(answer.location).toContain('error=invalid_request');
  });
});

describe('AUTH-03 tokens of the embedded provider', () => {
  test('are refreshed with rotation, and a refresh token that was used is refused', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const before = expireTokens();
    expect((await browser.visit(`${it()}/`)).text).toContain(NAME);
    const [after] = sessionsOf(before.hash);
    expect(after?.refreshToken).not.toBe(before.refreshToken);
    expect(after?.accessToken).not.toBe(before.accessToken);

    // A thief of the old refresh token ends the whole grant, and with it the session.
    replaceRefreshToken(before.hash, before.refreshToken);
    expect((await browser.visit(`${it()}/`)).text).not.toContain(NAME);
    expect(sessionsOf(before.hash)).toEqual([]);
  });

  interface StoredTokens {
    readonly hash: string;
    readonly accessToken: string;
    readonly refreshToken: string;
  }

  function withDatabase<Result>(use: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(join(dataFolder, 'cordata.sqlite'), { timeout: 5_000 });
    try {
      return use(database);
    } finally {
      database.close();
    }
  }

  function sessionsOf(hash: string): StoredTokens[] {
    return withDatabase((database) =>
      database
        .prepare('select data from account_sessions where token_hash = ?')
        .all(hash)
        .map(({ data }) => ({ hash, ...(JSON.parse(String(data)) as Omit<StoredTokens, 'hash'>) })),
    );
  }

  function change(hash: string, values: object): void {
    withDatabase((database) => {
      const row = database
        .prepare('select data from account_sessions where token_hash = ?')
        .get(hash);
      const data = { ...(JSON.parse(String(row?.data)) as object), ...values };
      database
        .prepare('update account_sessions set data = ? where token_hash = ?')
        .run(JSON.stringify(data), hash);
    });
  }

  /** Lets the newest session's tokens have expired. */
  function expireTokens(): StoredTokens {
    const hash = withDatabase((database) =>
      String(
        database
          .prepare('select token_hash from account_sessions order by created_at desc limit 1')
          .get()?.token_hash,
      ),
    );
    change(hash, { accessExpiresAt: Date.now() - 1 });
    const [tokens] = sessionsOf(hash);
    if (!tokens) throw new Error('There is no session');
    return tokens;
  }

  function replaceRefreshToken(hash: string, refreshToken: string): void {
    change(hash, { refreshToken, accessExpiresAt: Date.now() - 1 });
  }
});

test('SEC-09 logs hold no code, token, id, address or password', async () => {
  const browser = new CookieBrowser();
  const form = await toForm(browser);
  await browser.visit(form.url, { form: { email, password: 'wrong-password-of-a-person' } });
  const resumed = await browser.ask(form.url, { form: { email, password } });
  const answered = await browser.ask(resumed.location ?? '');
  const callback = new URL(answered.location ?? '');
  await browser.visit(callback.href);
  const session = browser.cookie(it(), 'session') ?? '';
  const out = await browser.ask(`${it()}/logout`, { form: {} });
  const hint = new URL(out.location ?? '').searchParams.get('id_token_hint') ?? '';
  await browser.visit(out.location ?? '');

  const [, ...lines] = site.output().split('\n{');
  const log = lines.join('\n');
  expect(log).toContain('"event":"login"');
  expect(log).toContain('"event":"login-failed"');
  expect(log).toContain('"event":"logout"');
  const secrets = {
    code: callback.searchParams.get('code') ?? '',
    state: callback.searchParams.get('state') ?? '',
    session,
    hint,
    email,
    password,
    typed: 'wrong-password-of-a-person',
    tokens: 'eyJ',
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(2);
    expect(log, name).not.toContain(secret);
  }
});

describe('SEC-05 behind a proxy that speaks HTTPS', () => {
  let secure: SiteProcess;
  beforeAll(async () => {
    secure = await startSite({ ...PATIENT, PUBLIC_PROTOCOL: 'https' });
  });
  afterAll(() => secure.stop());

  test('every cookie is bound to its host and to HTTPS, and login works', async () => {
    const home = `https://it.localhost:${secure.port}`;
    const browser = new CookieBrowser();
    const form = await browser.visit(`${home}/login?returnTo=/viaggi`);
    expect(form.url).toMatch(
      new RegExp(`^https://login.localhost:${secure.port}/oidc/interaction/`),
    );
    const page = await browser.visit(form.url, { form: { email, password } });
    expect(page.url).toBe(`${home}/viaggi`);
    expect(page.text).toContain(NAME);
    expect(browser.cookie(home, '__Host-session')).toHaveLength(43);
    for (const line of browser.setCookies) {
      expect(line).toMatch(/; secure/i);
      expect(line).not.toMatch(/domain=/i);
      const isOfPath = /path=\/oidc\//.test(line);
      expect(line.startsWith('__Host-') || isOfPath, line).toBe(true);
    }
    const left = await browser.visit(`${home}/logout`, { form: {} });
    expect(left.url).toBe(`${home}/`);
    expect(left.text).not.toContain(NAME);
  });
});

describe('AUTH-02 another provider by settings alone', () => {
  let stub: StubOpenIdProvider;
  let other: SiteProcess;

  beforeAll(async () => {
    stub = await new StubOpenIdProvider().start();
    other = await startSite({ ...PATIENT, ...stub.environment });
  });
  afterEach(() => {
    stub.faults = {};
  });
  afterAll(async () => {
    await other.stop();
    await stub.stop();
  });

  const home = () => originOf('it.', other);

  test('signs people in, with name and picture, and out again', async () => {
    const browser = new CookieBrowser();
    const page = await browser.visit(`${home()}/login?returnTo=/viaggi`);
    expect(page.url).toBe(`${home()}/viaggi`);
    expect(page.text).toContain('Grace Hopper');
    expect(page.text).toContain(`src="${stub.issuer}/grace.png"`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`img-src [^;]*${stub.issuer}`));
    expect(policy).toMatch(new RegExp(`form-action [^;]*${stub.issuer}`));

    const out = await browser.ask(`${home()}/logout`, { form: {} });
    expect(out.status).toBe(303);
    expect(out.location).toContain(`${stub.issuer}/end?id_token_hint=`);
    const left = await browser.visit(out.location ?? '');
    expect(left.url).toBe(`${home()}/`);
    expect(left.text).not.toContain('Grace Hopper');
  });

  test('the embedded one is not there', async () => {
    const login = originOf('login.', other);
    expect((await new CookieBrowser().ask(`${login}/oidc/jwks`)).status).toBe(404);
    expect(other.output()).not.toContain(password);
  });

  test('a logout while it is down ends the session here, and leads home', async () => {
    const browser = new CookieBrowser();
    await browser.visit(`${home()}/login`);
    stub.faults = { status: 503 };
    const left = await browser.visit(`${home()}/logout`, { form: {} });
    expect(left.url).toBe(`${home()}/`);
    expect(left.text).not.toContain('Grace Hopper');
  });

  test('SEC-09 its codes and tokens are in no log', async () => {
    expect(stub.secrets.length).toBeGreaterThan(3);
    for (const secret of stub.secrets) expect(other.output()).not.toContain(secret);
    expect(other.output()).not.toContain('grace@example.org');
  });
});

describe('AUTH-01 a provider that is silent or down', () => {
  let stub: StubOpenIdProvider;
  let other: SiteProcess;

  beforeAll(async () => {
    stub = await new StubOpenIdProvider().start();
    other = await startSite({ ...stub.environment, OIDC_TIMEOUT_MS: '300' });
  });
  afterAll(async () => {
    await other.stop();
    await stub.stop();
  });

  test.each([['is silent'], ['is gone']])(
    '%s: browsing works, login says try again',
    async (how) => {
      stub.faults = { silent: true };
      if (how === 'is gone') await stub.stop();
      const home = originOf('it.', other);
      const browser = new CookieBrowser();
      expect((await browser.visit(`${home}/viaggi`)).status).toBe(200);
      const answer = await browser.visit(`${home}/login?returnTo=/viaggi`);
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.text).toContain('Al momento non è possibile accedere');
      expect(answer.text).toContain('<header');
      expect(answer.text).toContain('href="/login?returnTo=%2Fviaggi"');
      expect(answer.text).toContain('href="/viaggi"');
    },
  );
});
