import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const LIVE = {
  APP_MODE: 'live',
  BRAND_DOMAIN: 'www.example',
  BRAND_EMAIL: 'people@example.org',
  COMPANY_NAME: 'Brand Travel Ltd',
  COMPANY_ADDRESS: '1 Long Road, Dover',
  SESSION_SECRET: 'a-secret-of-our-own-with-enough-characters',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'people@example.org',
  LOGIN_HOST: 'login.example.org',
};

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
    const mostBytes = 64 * 1024 * 1024;
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
    [{ PORT: 'eighty' }, 'PORT'],
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

  test('an empty variable counts as none', () => {
    expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });
});
