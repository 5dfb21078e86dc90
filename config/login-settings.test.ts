import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { LIVE_ENVIRONMENT } from '../test/support/live-environment.ts';

const EXTERNAL = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'cordata' };
const LIVE = { ...LIVE_ENVIRONMENT, LOGIN_HOST: undefined };

describe('AUTH-02 the embedded provider', () => {
  test('needs no setting: it has a host of its own, and the site reaches it by loopback', () => {
    const { login } = readSettings({ PORT: '4000' });
    expect(login.isEmbedded).toBe(true);
    expect(login.issuer).toBe('http://login.localhost:4000/oidc');
    expect(login.endpoints).toEqual({
      authorize: 'http://login.localhost:4000/oidc/auth',
      token: 'http://127.0.0.1:4000/oidc/token',
      userinfo: 'http://127.0.0.1:4000/oidc/me',
      logout: 'http://login.localhost:4000/oidc/session/end',
      keys: 'http://127.0.0.1:4000/oidc/jwks',
    });
    expect(login.scopes).toEqual(['openid', 'profile', 'email', 'offline_access']);
  });

  test.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
    [{ HOST: '::' }, 'http://127.0.0.1:3000'],
    [{ HOST: '10.1.2.3' }, 'http://10.1.2.3:3000'],
    [{ HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
  ])('the site reaches it where the process listens: %j', (environment, origin) => {
    const { login } = readSettings(environment);
    expect(login.endpoints.token).toBe(`${origin}/oidc/token`);
  });

  test('live, it stands on LOGIN_HOST, and its secret is the operator’s', () => {
    const { login } = readSettings({ ...LIVE, LOGIN_HOST: 'login.example.org' });
    expect(login.issuer).toBe('https://login.example.org/oidc');
    expect(login.clientSecret).not.toBe(readSettings({}).login.clientSecret);
    expect(login.clientSecret).not.toContain(LIVE.SESSION_SECRET);
  });
});

describe('AUTH-02 another provider', () => {
  test('takes its place by three settings; discovery tells the rest', () => {
    const { login } = readSettings({ ...EXTERNAL, OIDC_CLIENT_SECRET: 'secret' });
    expect(login).toMatchObject({
      isEmbedded: false,
      issuer: 'https://id.example',
      clientId: 'cordata',
      clientSecret: 'secret',
      endpoints: { authorize: null, token: null, userinfo: null, logout: null, keys: null },
    });
  });

  test('AUTH-01 each address can be given', () => {
    const { login } = readSettings({
      ...EXTERNAL,
      OIDC_AUTHORIZE_URL: 'https://id.example/a',
      OIDC_TOKEN_URL: 'https://id.example/t',
      OIDC_USERINFO_URL: 'https://id.example/u',
      OIDC_LOGOUT_URL: 'https://id.example/l',
      OIDC_KEYS_URL: 'https://id.example/k',
      OIDC_SCOPES: 'openid email',
    });
    expect(login.endpoints).toEqual({
      authorize: 'https://id.example/a',
      token: 'https://id.example/t',
      userinfo: 'https://id.example/u',
      logout: 'https://id.example/l',
      keys: 'https://id.example/k',
    });
    expect(login.scopes).toEqual(['openid', 'email']);
  });

  test.each([
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER'],
    [{ ...EXTERNAL, OIDC_TOKEN_URL: '/token' }, 'OIDC_TOKEN_URL'],
    [{ ...EXTERNAL, OIDC_TIMEOUT_MS: 'soon' }, 'OIDC_TIMEOUT_MS'],
    [{ ...EXTERNAL, OIDC_PICTURE_ORIGINS: 'https://a.example/path' }, 'OIDC_PICTURE_ORIGINS'],
    [{ LOGIN_HOST: 'Login Host' }, 'LOGIN_HOST'],
    [{ LOGIN_HOST: 'it.localhost:3000' }, 'LOGIN_HOST'],
    [{ ...LIVE, ...EXTERNAL, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
    [LIVE, 'OIDC_ISSUER or LOGIN_HOST'],
  ])('a wrong setting is named: %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  test('live mode starts with another provider, or with a host for its own', () => {
    expect(readSettings({ ...LIVE, ...EXTERNAL }).login.isEmbedded).toBe(false);
    expect(readSettings({ ...LIVE, LOGIN_HOST: 'login.example.org' }).login.isEmbedded).toBe(true);
  });
});
