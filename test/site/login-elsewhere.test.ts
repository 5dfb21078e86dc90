/** Login behind a proxy, and at another provider than the embedded one. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { startBackendAlone, type BackendAlone } from '../support/backend-under-test.ts';
import { freePort, startSite, type SiteProcess } from '../support/site-process.ts';
import { StubOpenIdProvider } from '../support/stub-openid-provider.ts';
import { knowPersonAtStub } from '../support/known-at-stub.ts';
import { formAddress } from '../../app/routes/account._index/account-forms.ts';
import { codeMailedTo, NAME, originOf } from '../support/login-site.ts';
import { wordsOf } from '../support/site-words.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;

describe('SEC-05 behind a proxy that speaks HTTPS', () => {
  let secure: SiteProcess;
  beforeAll(async () => {
    secure = await startSite({ LOG_LEVEL: 'trace', PUBLIC_PROTOCOL: 'https' });
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
  let dataFolder: string;

  beforeAll(async () => {
    stub = await new StubOpenIdProvider().start();
    dataFolder = await newFilledFolder();
    await knowPersonAtStub(stub, dataFolder);
    other = await startSite({ LOG_LEVEL: 'trace', DATA_FOLDER: dataFolder, ...stub.environment });
  });
  afterEach(() => {
    stub.faults = {};
  });
  afterAll(async () => {
    await other.stop();
    await stub.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const home = () => originOf('it.', other);

  test('signs people in, with name and picture, and out again', async () => {
    const browser = new CookieBrowser();
    const page = await browser.visit(`${home()}/login?returnTo=/viaggi`);
    expect(page.url).toBe(`${home()}/viaggi`);
    expect(page.text).toContain('Grace Hopper');
    const pictures = byRole(page.text).all('img');
    expect(pictures.map(({ attributes }) => attributes.src)).toContain(`${stub.issuer}/grace.png`);
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

  test('SEC-05 a logout while it is down ends the sessions here, in all markets, and leads home', async () => {
    const browser = new CookieBrowser();
    const french = originOf('fr.', other);
    for (const market of [home(), french])
      expect((await browser.visit(`${market}/login`)).text).toContain('Grace Hopper');
    stub.faults = { status: 503 };
    const left = await browser.visit(`${home()}/logout`, { form: {} });
    expect(left.url).toBe(`${home()}/`);
    expect(left.text).not.toContain('Grace Hopper');
    expect((await browser.visit(`${french}/`)).text).not.toContain('Grace Hopper');
  });

  test('AUTH-05 whom it names for the first time has to accept the privacy policy', async () => {
    stub.faults = { idToken: { sub: 'person-2' }, userinfoSubject: 'person-2' };
    const browser = new CookieBrowser();
    const page = await browser.visit(`${home()}/login?returnTo=/viaggi`);
    expect(page.url).toBe(`${home()}/account?routingKey=account-communications&returnTo=%2Fviaggi`);
    expect((await browser.visit(`${home()}/`)).text).not.toContain('Grace Hopper');
  });

  test('SEC-09 its codes and tokens are in no log', async () => {
    expect(stub.secrets.length).toBeGreaterThan(3);
    for (const secret of stub.secrets) expect(other.output()).not.toContain(secret);
    expect(other.output()).not.toContain('grace@example.org');
  });
});

describe('AUTH-01 a provider that is silent or down', () => {
  const elsewhere = { ACCOUNT_URL: 'https://account.example/base' };
  let stub: StubOpenIdProvider;
  let other: SiteProcess;

  beforeAll(async () => {
    stub = await new StubOpenIdProvider().start();
    other = await startSite({ ...stub.environment, ...elsewhere, OIDC_TIMEOUT_MS: '300' });
  });
  afterAll(async () => {
    await other.stop();
    await stub.stop();
  });

  test('AUTH-07 an account site elsewhere takes the place of the pages here', async () => {
    const account = `${originOf('it.', other)}/account`;
    const visitor = new CookieBrowser();
    const { location } = await visitor.ask(`${account}?routingKey=travels`);
    expect(location).toBe(`${elsewhere.ACCOUNT_URL}/account?routingKey=travels`);
    expect((await visitor.ask(`${account}?routingKey=bookings`)).status).toBe(404);
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
      expect(answer.text).toContain((await wordsOf('it'))('login:problem.unavailable.title'));
      const { all, links } = byRole(answer.text);
      expect(all('banner')).not.toEqual([]);
      expect(links).toContain('/login?returnTo=%2Fviaggi');
      expect(links).toContain('/viaggi');
    },
  );
});

describe('AUTH-04 API-08 the embedded provider, and a backend with a database of its own', () => {
  let backend: BackendAlone;
  let site: SiteProcess;
  const folders: string[] = [];

  beforeAll(async () => {
    folders.push(await newFilledFolder(), await newFilledFolder());
    const port = String(await freePort());
    // The backend asks userinfo there, and Node resolves no name under localhost.
    const issuer = `http://127.0.0.1:${port}/oidc`;
    backend = await startBackendAlone({
      DATA_FOLDER: folders[0] ?? '',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'site',
    });
    site = await startSite({
      PORT: port,
      DATA_FOLDER: folders[1] ?? '',
      API_BASE_URL: backend.baseUrl,
      LOGIN_HOST: `127.0.0.1:${port}`,
    });
  });
  afterAll(async () => {
    await site.stop();
    await backend.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  test('people log in, accept the privacy policy there, and have an account', async () => {
    const browser = new CookieBrowser();
    const home = originOf('it.', site);
    const form = await browser.visit(`${home}/login?returnTo=/viaggi`);
    const pending = await browser.visit(form.url, { form: { email, password } });
    const address = `${home}/account?routingKey=account-communications&returnTo=%2Fviaggi`;
    expect(pending.url).toBe(address);
    const version = valueOf(pending, 'version') ?? '';
    const accepted = { intent: 'privacy', version, returnTo: '/viaggi' };
    const page = await browser.visit(address, { form: accepted });
    expect(page.url).toBe(`${home}/viaggi`);
    expect(page.text).toContain(NAME);
    const data = JSON.parse((await browser.visit(`${home}/account/data`)).text);
    expect(data).toMatchObject({
      account: { email },
      otherLogins: [{ issuer: expect.any(String) }],
    });
  });

  test('AUTH-07 a deletion ends all sessions, and the account at the provider too', async () => {
    const browser = new CookieBrowser();
    const other = new CookieBrowser();
    const home = originOf('it.', site);
    const logIn = async (one: CookieBrowser) => {
      const form = await one.visit(`${home}/login?returnTo=/viaggi`);
      return one.visit(form.url, { form: { email, password } });
    };
    for (const one of [browser, other]) await logIn(one);
    await browser.visit(home + formAddress('code'), { form: { intent: 'code' } });
    const code = await codeMailedTo(email, folders[0] ?? '');
    const deleted = await browser.visit(home + formAddress('delete'), {
      form: { intent: 'delete', code },
    });
    expect(deleted.url).toBe(`${home}/account/deleted`);
    expect((await other.visit(`${home}/viaggi`)).text).not.toContain(NAME);
    const refused = await logIn(browser);
    expect(new URL(refused.url).pathname).toContain('/oidc/interaction/');
  });
});
