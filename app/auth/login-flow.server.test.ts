/** Both halves of a login against a provider that is not ours, and that lies on demand. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSettings, type Settings } from '../../config/settings.ts';
import { MARKETS } from '../../domain/market.ts';
import { StubOpenIdProvider, type StubFaults } from '../../test/support/stub-openid-provider.ts';
import { beginLogin, completeLogin } from './login-flow.server.ts';
import { endedAttemptCookies, requestedReturn } from './login-attempt.server.ts';
import { LoginRefused, ProviderUnavailable } from './login-errors.ts';

const NOW = Date.now();
const market = MARKETS.it;
let stub: StubOpenIdProvider;

beforeAll(async () => {
  stub = await new StubOpenIdProvider().start();
});
afterEach(() => {
  stub.faults = {};
});
afterAll(() => stub.stop());

/** Settings of their own, so that each test discovers the provider anew. */
function settingsFor(environment: Record<string, string> = {}): Settings {
  return readSettings({ OIDC_TIMEOUT_MS: '2000', ...stub.environment, ...environment });
}

const asked = (cookie = '') =>
  new Request('http://it.localhost:3000/login', { headers: { cookie } });

interface Begun {
  readonly query: URLSearchParams;
  readonly cookie: string;
  /** Where the provider sends the person back to. */
  readonly callback: string;
}

async function begin(settings: Settings, returnTo = '/viaggi'): Promise<Begun> {
  const response = await beginLogin(asked(), { market, returnTo }, settings);
  const address = response.headers.get('location') ?? '';
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const redirected = await fetch(address, { redirect: 'manual' });
  return {
    query: new URL(address).searchParams,
    cookie,
    callback: redirected.headers.get('location') ?? '',
  };
}

const complete = (settings: Settings, { callback, cookie }: Pick<Begun, 'callback' | 'cookie'>) =>
  completeLogin(new Request(callback, { headers: { cookie } }), { market, now: NOW }, settings);

async function reasonOf(login: Promise<unknown>): Promise<string> {
  const fault = await login.then(
    () => null,
    (error: unknown) => error,
  );
  if (fault instanceof LoginRefused) return fault.reason;
  if (fault instanceof ProviderUnavailable) return 'unavailable';
  throw fault ?? new Error('The login succeeded');
}

describe('AUTH-01 AUTH-02 a login at another provider', () => {
  test('asks for a code with PKCE S256, state, nonce, all scopes, in the visitor’s language', async () => {
    const { query } = await begin(settingsFor());
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'cordata',
      redirect_uri: 'http://it.localhost:3000/login/redirect',
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      prompt: 'consent',
      ui_locales: 'it',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name), name).toMatch(/^[\w-]{43}$/);
    }
    const again = await begin(settingsFor());
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again.query.get(name), name).not.toBe(query.get(name));
    }
  });

  test('gives a session with the person and the tokens', async () => {
    const settings = settingsFor();
    const session = await complete(settings, await begin(settings));
    expect(session).toMatchObject({
      issuer: stub.issuer,
      subject: 'person-1',
      name: 'Grace Hopper',
      picture: `${stub.issuer}/grace.png`,
      accessExpiresAt: NOW + 3_600_000,
    });
    expect(session.refreshToken).not.toBeNull();
  });

  test('without offline_access nobody is asked for consent', async () => {
    const { query } = await begin(settingsFor({ OIDC_SCOPES: 'openid' }));
    expect(query.get('prompt')).toBeNull();
  });

  test('each market is sent back to its own site', async () => {
    const german = { market: MARKETS.de, returnTo: '/' };
    const response = await beginLogin(asked(), german, settingsFor());
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(searchParams.get('redirect_uri')).toBe('http://de.localhost:3000/login/redirect');
  });

  test('addresses that are given count before those of discovery', async () => {
    const { query, callback } = await begin(
      settingsFor({ OIDC_AUTHORIZE_URL: `${stub.issuer}/authorize?tenant=one` }),
    );
    expect(query.get('tenant')).toBe('one');
    expect(callback).toContain('code=');
  });
});

describe('AUTH-01 what is not of this login is refused', () => {
  test('the state of another browser, or none', async () => {
    const settings = settingsFor();
    const [mine, other] = [await begin(settings), await begin(settings)];
    expect(await reasonOf(complete(settings, { ...mine, cookie: other.cookie }))).toBe('state');
    expect(await reasonOf(complete(settings, { ...mine, cookie: '' }))).toBe('state');
    const forged = mine.callback.replace(/state=[^&]+/, 'state=forged');
    expect(await reasonOf(complete(settings, { ...mine, callback: forged }))).toBe('state');
    const without = mine.callback.replace(/state=[^&]+/, '');
    expect(await reasonOf(complete(settings, { ...mine, callback: without }))).toBe('state');
  });

  test('the code of another login: its PKCE verifier does not fit', async () => {
    const settings = settingsFor();
    const [mine, other] = [await begin(settings), await begin(settings)];
    const code = new URL(other.callback).searchParams.get('code') ?? '';
    const callback = mine.callback.replace(/code=[^&]+/, `code=${code}`);
    expect(await reasonOf(complete(settings, { ...mine, callback }))).toBe('invalid_grant');
  });

  test('a code that was used', async () => {
    const settings = settingsFor();
    const begun = await begin(settings);
    await complete(settings, begun);
    expect(await reasonOf(complete(settings, begun))).toBe('invalid_grant');
  });

  test('a person who cancels is no fault of anybody', async () => {
    const settings = settingsFor();
    const begun = await begin(settings);
    const callback = begun.callback.replace(/code=[^&]+/, 'error=access_denied');
    expect(await reasonOf(complete(settings, { ...begun, callback }))).toBe('access_denied');
  });

  const past = Math.floor(NOW / 1000) - 3600;
  const lies: readonly (readonly [string, StubFaults, string])[] = [
    ['a nonce of another login', { idToken: { nonce: 'another' } }, 'nonce'],
    ['no nonce', { idToken: { nonce: undefined } }, 'nonce'],
    ['another issuer', { idToken: { iss: 'https://evil.example' } }, 'iss'],
    ['another audience', { idToken: { aud: 'another-site' } }, 'aud'],
    [
      'several audiences, and nobody named',
      { idToken: { aud: ['cordata', 'x'] } },
      'authorized party',
    ],
    ['another authorized party', { idToken: { azp: 'another-site' } }, 'authorized party'],
    ['an id token that has expired', { idToken: { exp: past } }, 'expired'],
    ['an id token without end', { idToken: { exp: undefined } }, 'exp'],
    ['an id token without subject', { idToken: { sub: undefined } }, 'sub'],
    ['a signature by another key', { foreignKey: true }, 'id token'],
    ['no signature', { unsigned: true }, 'id token'],
    ['userinfo about somebody else', { userinfoSubject: 'person-2' }, 'subject of userinfo'],
  ];
  test.each(lies)('%s', async (_, faults, reason) => {
    const settings = settingsFor();
    const begun = await begin(settings);
    stub.faults = faults;
    expect(await reasonOf(complete(settings, begun))).toBe(reason);
  });

  test.each([
    ['an answer that names another provider', {}, 'https://evil.example', 'issuer of the answer'],
    ['an answer without a name', { namesItself: true }, null, 'issuer of the answer'],
    ['none of them, with the name', { namesItself: true }, 'its own', null],
    ['none of them, where it says nothing of it', {}, null, null],
  ] as const)('RFC 9207: %s', async (_, faults, named, reason) => {
    stub.faults = faults;
    const settings = settingsFor();
    const begun = await begin(settings);
    const iss = named === 'its own' ? stub.issuer : named;
    const callback =
      iss === null ? begun.callback : `${begun.callback}&iss=${encodeURIComponent(iss)}`;
    const completed = complete(settings, { ...begun, callback });
    if (reason === null) expect(await completed).toMatchObject({ subject: 'person-1' });
    else expect(await reasonOf(completed)).toBe(reason);
  });

  test('a discovery document of another issuer', async () => {
    const settings = settingsFor({ OIDC_ISSUER: `${stub.issuer}/` });
    expect(await reasonOf(begin(settings))).toBe('unavailable');
  });
});

describe('AUTH-01 a provider that fails', () => {
  test.each([
    ['is silent', { silent: true }],
    ['answers 500', { status: 500 }],
    ['answers 503', { status: 503 }],
  ] as const)(
    '%s: nobody is sent there, and no code is exchanged',
    async (_, faults) => {
      const settings = settingsFor({ OIDC_TIMEOUT_MS: '1000' });
      const begun = await begin(settings);
      stub.faults = faults;
      // Before its addresses were ever known, and when they are.
      expect(await reasonOf(begin(settingsFor({ OIDC_TIMEOUT_MS: '100' })))).toBe('unavailable');
      expect(await reasonOf(begin(settings))).toBe('unavailable');
      expect(await reasonOf(complete(settings, begun))).toBe('unavailable');
    },
    15_000,
  );

  test('answers what makes no sense', async () => {
    const settings = settingsFor();
    const begun = await begin(settings);
    stub.faults = { status: 200 };
    expect(await reasonOf(begin(settings))).toBe('unavailable');
    expect(await reasonOf(complete(settings, begun))).toBe('no id token');
  });

  test('is not there', async () => {
    const gone = await new StubOpenIdProvider().start();
    const settings = readSettings({ ...gone.environment });
    await gone.stop();
    expect(await reasonOf(begin(settings))).toBe('unavailable');
  });
});

describe('AUTH-01 what the browser remembers of a login', () => {
  test('the path comes back with its own state only', async () => {
    const { query, cookie } = await begin(settingsFor(), '/cerca?textSearch=mare & sole');
    const request = new Request('http://it.localhost/login/redirect', { headers: { cookie } });
    const state = query.get('state') ?? '';
    expect(requestedReturn(request, state, false)).toBe('/cerca?textSearch=mare & sole');
    expect(requestedReturn(request, 'another', false)).toBeNull();
  });

  test('it ends with the login, and no other login ends with it', async () => {
    const settings = settingsFor();
    const [mine, other] = [await begin(settings), await begin(settings)];
    const cookie = `${mine.cookie}; ${other.cookie}`;
    const request = new Request('http://it.localhost/login/redirect', { headers: { cookie } });
    const state = mine.query.get('state') ?? '';
    const ended = endedAttemptCookies(request, state, false).map((line) => line.split('=')[0]);
    expect(ended.toSorted()).toEqual(
      mine.cookie
        .split('; ')
        .map((pair) => pair.split('=')[0])
        .toSorted(),
    );
  });

  test('begun again and again, they do not fill the browser’s requests', async () => {
    const settings = settingsFor();
    const begun = await Promise.all(Array.from({ length: 5 }, () => begin(settings)));
    const ended = async (cookies: string) => {
      const where = { market, returnTo: '/' };
      const { headers } = await beginLogin(asked(cookies), where, settings);
      return headers
        .getSetCookie()
        .filter((line) => line.includes('Max-Age=0'))
        .map((line) => line.split('=')[0])
        .toSorted();
    };
    const cookieOf = (some: readonly Begun[]) => some.map(({ cookie }) => cookie).join('; ');
    // Fifty abandoned ones take no more room than the few that count.
    expect(cookieOf(begun).length).toBeLessThan(4096);
    expect(await ended(`session=x; ${cookieOf(begun.slice(1))}`)).toEqual([]);
    expect(await ended(`session=x; ${cookieOf(begun)}`)).toEqual(
      cookieOf(begun)
        .split('; ')
        .map((pair) => pair.split('=')[0])
        .toSorted(),
    );
  });

  test('SEC-03 a state that is none names no cookie of its own making', () => {
    const request = new Request('http://it.localhost/login/redirect');
    for (const line of endedAttemptCookies(request, 'x; Domain=evil\r\nSet-Cookie: y', true)) {
      expect(line).toMatch(/^__Host-login-return-[\w-]*=; Path=\/; Max-Age=0; /);
    }
  });
});
