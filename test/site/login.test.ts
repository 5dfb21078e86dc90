/** Login as a visitor does it, at the embedded provider and at another one, without scripts. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { MARKETS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { commonPart, CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { visit } from '../support/visit.ts';
import { NAME, siteToLogInAt } from '../support/login-site.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;
const site = siteToLogInAt();
const words = identityWords(MARKETS.it);
const { it, loginHost, toForm, logIn, originOf } = site;

describe('AUTH-01 AUTH-02 login on a bare machine', () => {
  test('leads to the provider, back to the page, and shows the name; logout ends it', async () => {
    const browser = new CookieBrowser();
    const before = await browser.visit(`${it()}/viaggi?page=2`);
    expect(before.text).not.toContain(NAME);
    expect(byRole(before.text).links).toContain('/login?returnTo=%2Fviaggi%3Fpage%3D2');

    const after = await logIn(browser, '/viaggi?page=2');
    expect(after.status).toBe(200);
    expect(after.url).toBe(`${it()}/viaggi?page=2`);
    expect(after.text).toContain(NAME);
    expect(byRole(after.text).links.filter((href) => href.startsWith('/login'))).toEqual([]);

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
      const { lang, textsOf } = readHtml(form.text);
      expect([lang, textsOf('h1')]).toEqual([language, [words]]);
      expect(form.text.match(/<script/g)).toHaveLength(1);
      expect(form.text).toContain(password);
      const policy = String(form.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+'; script-src 'sha256-/);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(it());
      expect(form.headers['x-content-type-options']).toBe('nosniff');
      expect(form.headers['x-frame-options']).toBe('DENY');
      expect(form.headers['cache-control']).toBe('no-store');
    }
  });

  test('SEC-04 the fonts of the form come from its own host, and are kept for good', async () => {
    const form = await new CookieBrowser().visit(`${originOf('')}/login`);
    expect(form.headers['content-security-policy']).toContain("font-src 'self'");
    const preloads = [...form.text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(preloads).toHaveLength(2);
    for (const [, path = ''] of preloads) {
      expect(form.text).toContain(`src: url(${path})`);
      const font = await new CookieBrowser().visit(new URL(path, form.url).href);
      expect(font.status).toBe(200);
      expect(font.headers['content-type']).toBe('font/woff2');
      expect(font.headers['cache-control']).toContain('immutable');
    }
  });

  test('a wrong password says so, and keeps the address', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser);
    const wrong = await browser.visit(form.url, {
      form: { email: 'dana"><script>@x.example', password: 'no' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(words.login.wrong);
    expect(valueOf(wrong, 'email')).toBe('dana"><script>@x.example');
    expect(wrong.text).not.toContain('<script>@');
    const right = await browser.visit(form.url, {
      form: { email: 'DEMO@cordata.example', password },
    });
    expect(right.text).toContain(NAME);
  });

  test('AUTH-02 a wrong password gets the same answer whether the address has an account or not', async () => {
    const answers = [];
    // The customer's own address is on the form, for whoever tries the demonstration.
    for (const name of ['privacy', 'code', 'nobody']) {
      const address = `${name}@cordata.example`;
      const browser = new CookieBrowser();
      const { url } = await toForm(browser);
      const page = await browser.visit(url, { form: { email: address, password: 'no' } });
      answers.push({ status: page.status, text: commonPart(page.text, address) });
    }
    expect(answers[0]?.status).toBe(422);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
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
      expect(foreign.text).toContain(words.expired.title);
      expect(byRole(foreign.text).one('link', words.back).attributes.href).toBe(`${it()}/`);
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
    const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'), { timeout: 5_000 });
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
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(2);
    expect(log, name).not.toContain(secret);
  }
  expect(log, 'a signed token').not.toMatch(/eyJ[\w-]+\.eyJ/);
});
