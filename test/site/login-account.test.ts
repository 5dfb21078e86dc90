/** What the account API's answer makes of a login, and later of its session (AUTH-04, AUTH-05, AUTH-06). */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../contract/account.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { CookieBrowser, type Page } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { NAME, siteToLogInAt } from '../support/login-site.ts';
import { wordsOf } from '../support/site-words.ts';
import { startServer, type StartedServer } from '../support/started-server.ts';

const { email } = DEMONSTRATION_ACCOUNT;
const t = await wordsOf('it');
const USER: User = {
  id: 'user-1',
  firstName: 'Rosalind',
  lastName: 'Franklin',
  email: 'rosalind@example.com',
  pictureImage: null,
  role: 'traveller',
  market: 'it',
  acceptsMarketing: false,
};
const USER_NAME = 'Rosalind Franklin';

interface ScriptedAnswer {
  readonly status: number;
  readonly body: unknown;
}
const answerOf = (user: User): ScriptedAnswer => ({
  status: 200,
  body: { response: 'success', data: user },
});
const refusalOf = (status: number, key: string, extra?: object): ScriptedAnswer => ({
  status,
  body: { response: 'error', error: { key, message: '', extra } },
});
const ADMIN = answerOf({ ...USER, role: 'admin' });
const NOT_ACCEPTED = refusalOf(403, 'USER_PRIVACY_POLICY_ERROR');

let api: StartedServer;
/** Null: none. */
let answer: ScriptedAnswer | null = null;
let calls: { readonly url?: string; readonly authorization?: string }[] = [];

beforeAll(async () => {
  api = await startServer(({ url, headers }, response) => {
    calls.push({ url, authorization: headers.authorization });
    if (!answer) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});
const site = siteToLogInAt(() => ({ ACCOUNT_API_URL: `${api.address}/api/` }));
afterAll(() => api.close());
beforeEach(() => {
  answer = answerOf(USER);
  calls = [];
});
const { it, logIn, originOf } = site;

const COMMUNICATIONS = '/account?routingKey=account-communications&returnTo=%2Fviaggi';

async function isLoggedIn(browser: CookieBrowser): Promise<boolean> {
  const { text } = await browser.visit(`${it()}/`);
  return text.includes(USER_NAME) || text.includes(NAME);
}

/** As an hour later: the tokens are refreshed with the next page. */
function expireTokens(): void {
  const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'), { timeout: 5_000 });
  database.exec(`update account_sessions set data = json_set(data, '$.accessExpiresAt', 0)`);
  database.close();
}

/** The demonstration's account, which the account area knows. */
function mustAccept(): ScriptedAnswer {
  const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'), { timeout: 5_000 });
  const row = database.prepare('select id from accounts where email = ?').get(email);
  database.close();
  return refusalOf(403, 'USER_PRIVACY_POLICY_ERROR', { userId: row?.id });
}

function expectEnded(page: Page, reason: string): void {
  expect(page.url).toBe(`${it()}/login/ended?reason=${reason}`);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  const { robots, bodyText } = readHtml(page.text);
  expect(robots).toContain('noindex');
  expect(bodyText).toContain(t(`login:ended.${reason}`));
}

describe('AUTH-04 the account API', () => {
  test('is asked once for a login, with its access token, and names the person', async () => {
    const browser = new CookieBrowser();
    const page = await logIn(browser, '/viaggi');
    expect(page.url).toBe(`${it()}/viaggi`);
    expect(page.text).toContain(USER_NAME);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(calls).toEqual([
      { url: '/api/backoffice/users/me', authorization: expect.stringMatching(/^Bearer \S{20,}$/) },
    ]);
    // And again with new tokens.
    answer = answerOf({ ...USER, firstName: 'Ros' });
    expireTokens();
    expect((await browser.visit(`${it()}/`)).text).toContain('Ros Franklin');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.authorization).not.toBe(calls[0]?.authorization);
  });

  test('AUTH-05 gives no answer: a session by what the provider says, and the question with new tokens', async () => {
    answer = null;
    const browser = new CookieBrowser();
    expect((await logIn(browser, '/viaggi')).text).toContain(NAME);
    answer = answerOf(USER);
    expireTokens();
    expect((await browser.visit(`${it()}/`)).text).toContain(USER_NAME);
    answer = null;
    expireTokens();
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

const ENDINGS: readonly [title: string, ScriptedAnswer, reason: string][] = [
  ['AUTH-06 an admin', ADMIN, 'admin'],
  ['AUTH-05 a privacy error without a user', NOT_ACCEPTED, 'privacy'],
  ['AUTH-05 a refused token', refusalOf(401, 'UNAUTHORIZED'), 'failed'],
  ['AUTH-05 another error', refusalOf(500, 'SOMETHING'), 'failed'],
  ['AUTH-05 a wrong shape', { status: 200, body: {} }, 'failed'],
];

describe.each(ENDINGS)('%s', (_, ending, reason) => {
  test('gets no session at login, and a page that says why', async () => {
    answer = ending;
    const browser = new CookieBrowser();
    const page = await logIn(browser, '/viaggi');
    expectEnded(page, reason);
    expect(page.headers.refresh).toBe(reason === 'privacy' ? '3; url=/' : undefined);
    expect(browser.cookie(it(), 'session')).toBeUndefined();
  });

  test('ends a session when its tokens are refreshed', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    const token = browser.cookie(it(), 'session') ?? '';
    answer = ending;
    expireTokens();
    expectEnded(await browser.visit(`${it()}/viaggi`), reason);
    expect(browser.cookie(it(), 'session')).toBeUndefined();
    const thief = new CookieBrowser();
    thief.plant(it(), 'session', token);
    expect(await isLoggedIn(thief)).toBe(false);
  });

  test('ends it and says why in a document, where a link asks for the data of a page', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    answer = ending;
    expireTokens();
    const { text } = await browser.ask(`${it()}/account.data?routingKey=travels`);
    expect(text).toContain(`/login/ended?reason=${reason}`);
    // Remix writes each value once: like `revalidate`, `reload` is true.
    expect(text).toContain('"revalidate",true,"reload","replace",false');
    expect(browser.cookie(it(), 'session')).toBeUndefined();
  });
});

describe('AUTH-05 whoever has to accept the privacy policy', () => {
  test('is led to where they can, and is a visitor till then', async () => {
    answer = mustAccept();
    const browser = new CookieBrowser();
    const page = await logIn(browser, '/viaggi');
    expect(page.url).toBe(it() + COMMUNICATIONS);
    expect(browser.cookie(it(), 'session')).toHaveLength(43);
    expect(await isLoggedIn(browser)).toBe(false);
    const again = await browser.ask(`${it()}/login?returnTo=/viaggi`);
    expect(again.location).toBe(it() + COMMUNICATIONS);
    // They may rather leave.
    expect((await browser.visit(`${it()}/logout`)).status).toBe(200);
    await browser.ask(`${it()}/logout`, { form: {} });
    const login = await browser.ask(`${it()}/login?returnTo=/viaggi`);
    expect(login.location).not.toBe(it() + COMMUNICATIONS);
  });

  test('is led there when tokens are refreshed too', async () => {
    const browser = new CookieBrowser();
    await logIn(browser);
    answer = mustAccept();
    expireTokens();
    expect((await browser.visit(`${it()}/viaggi`)).url).toBe(it() + COMMUNICATIONS);
    expect(await isLoggedIn(browser)).toBe(false);
  });
});

test.each(['', 'it.', 'es.', 'fr.', 'de.'])(
  'AUTH-05 /login/ended says something for every reason, %s',
  async (host) => {
    const titles = new Set<string>();
    for (const query of ['?reason=admin', '?reason=failed', '?reason=x', '']) {
      const page = await new CookieBrowser().visit(`${originOf(host)}/login/ended${query}`);
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).not.toMatch(/ended\.\w/);
      titles.add(readHtml(page.text).textsOf('h1').join());
    }
    expect(titles.size).toBe(1);
  },
);
