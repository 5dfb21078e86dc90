import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';
import { LIVE_ENVIRONMENT } from '../test/support/live-environment.ts';

const LIVE = LIVE_ENVIRONMENT;

describe('settings', () => {
  test('MKT-02 demonstration mode needs none, and its hosts are under localhost', () => {
    const settings = readSettings({});
    expect(settings.mode).toBe('demonstration');
    expect(settings.origins).toEqual({
      international: 'http://co.localhost:3000',
      it: 'http://it.localhost:3000',
      'en-WE': 'http://localhost:3000',
      'en-US': 'http://us.localhost:3000',
      es: 'http://es.localhost:3000',
      fr: 'http://fr.localhost:3000',
      de: 'http://de.localhost:3000',
    });
  });

  test('MKT-02 live hosts are the brand’s domain with each market’s ending', () => {
    const { origins } = readSettings(LIVE);
    expect(origins.it).toBe('https://www.example.it');
    expect(origins['en-US']).toBe('https://www.example.io');
    expect(origins.international).toBe('https://www.example.co');
  });

  test('pages are kept by default, by no CDN, and in development not at all', () => {
    const mostBytes = 32 * 1024 * 1024;
    expect(readSettings({}).htmlCache).toEqual({ mostBytes, cdnMaxAgeS: 0 });
    const set = readSettings({ ...LIVE, HTML_CACHE_MB: '1', CDN_MAX_AGE_S: '30' });
    expect(set.htmlCache).toEqual({ mostBytes: 1024 * 1024, cdnMaxAgeS: 30 });
    expect(readSettings({ NODE_ENV: 'development' }).htmlCache.mostBytes).toBe(0);
  });

  test('MKT-02 MARKET_HOSTS names single hosts', () => {
    const { origins } = readSettings({ ...LIVE, MARKET_HOSTS: 'it=viaggi.example.org' });
    expect(origins.it).toBe('https://viaggi.example.org');
    expect(origins.de).toBe('https://www.example.de');
  });

  test.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: 'eighty' }, 'PORT: is no whole number from 1 to 65535'],
    [{ BRAND_EMIAL: 'a@example.org' }, 'BRAND_EMIAL: there is no such setting; BRAND_EMAIL is one'],
    [{ DATABSE_URL: 'postgres://x' }, 'DATABASE_URL is one'],
    [{ APP_MODE: 'production' }, 'APP_MODE'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL'],
    [{ MARKET_HOSTS: 'xx=example.org' }, 'MARKET_HOSTS'],
    [{ BRAND_EMAIL: 'nobody' }, 'BRAND_EMAIL'],
    [{ MARKET_HOSTS: 'it=a:99999' }, 'MARKET_HOSTS'],
    [{ MARKET_HOSTS: 'it=a.999' }, 'MARKET_HOSTS'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://:::' }, 'SMTP_URL'],
    [{ API_BASE_URL: 'http://user:secret@127.0.0.1' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'http://127.0.0.1/?x=1' }, 'API_BASE_URL'],
    [{ BRAND_DOMAIN: '-' }, 'BRAND_DOMAIN'],
    [{ DATA_FOLDER: '   ' }, 'DATA_FOLDER'],
    [{ API_BASE_URL: 'foo' }, 'API_BASE_URL: is no address'],
    [{ BOOKINGS_URL: 'foo' }, 'BOOKINGS_URL: is no address'],
    [{ HTML_CACHE_MB: '-1' }, 'HTML_CACHE_MB'],
    [{ CDN_MAX_AGE_S: 'x' }, 'CDN_MAX_AGE_S'],
    [{ TAG_MANAGER_URL: '//tags.example/x.js' }, 'TAG_MANAGER_URL: is no address'],
    [{ TAG_MANAGER_ORIGINS: 'https://a.example/path' }, 'TAG_MANAGER_ORIGINS: are origins'],
    [{ MESSAGING_WIDGET_URL: 'chat.example' }, 'MESSAGING_WIDGET_URL: is no address'],
    [{ IMAGES_BASE_URL: 'x' }, 'IMAGES_BASE_URL: is no address'],
    [{ LOGIN_HOST: 'a:99999' }, 'LOGIN_HOST: is no lower-case host'],
    [{ LOGIN_HOST: 'a..b' }, 'LOGIN_HOST'],
    [{ OIDC_ISSUER: 'foo' }, 'OIDC_ISSUER'],
    [{ MARKET_HOSTS: 'it=a..b' }, 'MARKET_HOSTS'],
    [{ DATABASE_URL: 'sqlite:file.db' }, 'DATABASE_URL: begins with postgres://, or is left out'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, nonsense' }, 'TRUSTED_PROXIES'],
  ])('a wrong setting is named: %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(WrongSetting);
    expect(() => readSettings(environment)).toThrow(name);
  });

  test.each([
    ['BRAND_DOMAIN', 'MARKET_HOSTS'],
    ['SESSION_SECRET', 'SESSION_SECRET'],
    ['DATA_FOLDER', 'DATABASE_URL or DATA_FOLDER'],
    ['COMPANY_NAME', 'COMPANY_NAME'],
    ['BRAND_EMAIL', 'BRAND_EMAIL'],
    ['SMTP_URL', 'SMTP_URL'],
    ['MAIL_FROM', 'MAIL_FROM'],
    ['LOGIN_HOST', 'OIDC_ISSUER or LOGIN_HOST'],
  ])('live mode refuses to start without %s, and names the setting', (missing, named) => {
    const environment = { ...LIVE, [missing]: undefined };
    expect(() => readSettings(environment)).toThrow(named);
  });

  test.each([
    ['one market alone', { BRAND_DOMAIN: undefined, MARKET_HOSTS: 'it=shop.example' }],
    ['a local name', { MARKET_HOSTS: 'it=it.localhost' }],
    ['one host for two markets', { MARKET_HOSTS: 'it=shop.example,de=shop.example' }],
  ])('MKT-02 live mode refuses hosts that name %s', (_, hosts) => {
    expect(() => readSettings({ ...LIVE, ...hosts })).toThrow('MARKET_HOSTS');
  });

  test('live mode with everything starts', () => {
    expect(readSettings(LIVE).mode).toBe('live');
  });

  test('TRV-02 requests close three days before departure, unless told otherwise', () => {
    expect(readSettings({}).closingDays).toBe(3);
    expect(readSettings({ BOOKING_CLOSING_DAYS: '0' }).closingDays).toBe(0);
    expect(() => readSettings({ BOOKING_CLOSING_DAYS: '-1' })).toThrow(/BOOKING_CLOSING_DAYS/);
  });

  test('SEO-01 search engines may keep the site, unless it is said that they may not', () => {
    expect(readSettings({}).isIndexed).toBe(true);
    expect(readSettings({ INDEXING: 'off' }).isIndexed).toBe(false);
    expect(() => readSettings({ INDEXING: 'no' })).toThrow(/INDEXING/);
  });

  test('API-06 browsers keep pages for when there is no connection, unless it is turned off', () => {
    expect(readSettings({}).hasServiceWorker).toBe(true);
    expect(readSettings({ SERVICE_WORKER: 'off' }).hasServiceWorker).toBe(false);
    expect(() => readSettings({ SERVICE_WORKER: 'no' })).toThrow(/SERVICE_WORKER/);
  });

  test('an empty variable counts as none', () => {
    expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });
});

describe('SEC-04 live mode refuses what others can read or guess', () => {
  test.each([
    ['a site without TLS', { PUBLIC_PROTOCOL: 'http' }, 'PUBLIC_PROTOCOL', 'site'],
    ['mail in the clear', { SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL', 'smtp'],
    [
      'a database in the clear',
      { DATABASE_URL: 'postgres://db.example.org/x' },
      'DATABASE_URL',
      'postgres',
    ],
    [
      'a database of another machine, whatever the address says before it',
      { DATABASE_URL: 'postgres://localhost/x?host=db.example.org' },
      'DATABASE_URL',
      'postgres',
    ],
    [
      'a database whose certificate is not checked',
      { DATABASE_URL: 'postgres://db.example.org/x?sslmode=no-verify' },
      'DATABASE_URL',
      'postgres',
    ],
    [
      'a backend in the clear',
      { API_BASE_URL: 'http://api.example.org', BACKEND_TOKEN: LIVE.SESSION_SECRET },
      'API_BASE_URL',
      'backend',
    ],
    [
      'questions in the clear',
      { AI_BASE_URL: 'http://models.example.org/v1', AI_MODEL: 'small' },
      'AI_BASE_URL',
      'model',
    ],
  ])('%s, unless ALLOW_INSECURE names it', (_, environment, named, exception) => {
    const given = { ...LIVE, ...environment };
    expect(() => readSettings(given)).toThrow(`live mode: ${named}: `);
    const others = ['site', 'smtp', 'postgres', 'backend', 'model'].filter(
      (name) => name !== exception,
    );
    expect(() => readSettings({ ...given, ALLOW_INSECURE: others.join(' ') })).toThrow(named);
    expect(readSettings({ ...given, ALLOW_INSECURE: exception }).mode).toBe('live');
  });

  test.each([
    ['one letter forty times', 'a'.repeat(40)],
    ['a sentence', 'a-secret-of-our-own-with-enough-characters'],
    ['the demonstration’s', undefined],
  ])('a secret that is %s, and says how to make one', (_, SESSION_SECRET) => {
    const refused = () => readSettings({ ...LIVE, SESSION_SECRET });
    expect(refused).toThrow(/SESSION_SECRET: 32 random bytes.*randomBytes\(32\)/);
  });

  test('takes any 32 random bytes, in hexadecimal and in base64', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      for (let round = 0; round < 200; round += 1) {
        const SESSION_SECRET = randomBytes(32).toString(encoding);
        expect(readSettings({ ...LIVE, SESSION_SECRET }).mode).toBe('live');
      }
    }
  });

  test.each([
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMTP_URL: 'smtp://mail.example.org:587?requireTLS=true' },
    { DATABASE_URL: 'postgres://localhost/x' },
    { DATABASE_URL: 'postgres://db.example.org/x?host=127.0.0.1' },
    { DATABASE_URL: 'postgres://user@db/x?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://db.example.org/x?sslmode=verify-full' },
    { API_BASE_URL: 'http://[::1]:3001', BACKEND_TOKEN: LIVE.SESSION_SECRET },
    { TRUSTED_PROXIES: '10.0.0.0/8' },
  ])('takes %j', (environment) => {
    expect(readSettings({ ...LIVE, ...environment }).mode).toBe('live');
  });

  test('a remote backend without its token, and proxies that nobody has thought of', () => {
    const remote = { ...LIVE, API_BASE_URL: 'https://api.example.org' };
    expect(() => readSettings(remote)).toThrow('BACKEND_TOKEN');
    expect(() => readSettings({ ...LIVE, TRUSTED_PROXIES: undefined })).toThrow('TRUSTED_PROXIES');
    expect(readSettings(LIVE).trustedProxies).toEqual([]);
  });

  test('SEC-04 what browsers are told of subdomains is the operator’s choice', () => {
    expect(readSettings(LIVE).hstsOptions).toEqual([]);
    const both = readSettings({ ...LIVE, HSTS_OPTIONS: 'includeSubDomains preload' });
    expect(both.hstsOptions).toEqual(['includeSubDomains', 'preload']);
    expect(() => readSettings({ ...LIVE, HSTS_OPTIONS: 'preload' })).toThrow('HSTS_OPTIONS');
  });
});
