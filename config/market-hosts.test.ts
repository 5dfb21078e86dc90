import { describe, expect, test } from 'vitest';
import { marketOfHost } from './market-hosts.ts';
import { readSettings } from './settings.ts';
import { LIVE_ENVIRONMENT } from '../test/support/live-environment.ts';

const demonstration = readSettings({});
const live = readSettings({
  ...LIVE_ENVIRONMENT,
  BRAND_DOMAIN: 'cordata',
  LOGIN_HOST: 'login.cordata.com',
});

describe('MKT-02 the market of a host', () => {
  test.each([
    ['localhost:3000', 'en-WE'],
    ['it.localhost:3000', 'it'],
    ['us.localhost', 'en-US'],
    ['es.localhost:8080', 'es'],
    ['fr.localhost:3000', 'fr'],
    ['DE.LOCALHOST:3000', 'de'],
    ['co.localhost.:3000', 'international'],
    ['127.0.0.1:3000', 'en-WE'],
    ['[::1]:3000', 'en-WE'],
  ])('on a developer’s machine %s is %s', (host, id) => {
    expect(marketOfHost(host, demonstration)?.id).toBe(id);
  });

  test.each([
    ['cordata.it', 'it'],
    ['cordata.com:443', 'en-WE'],
    ['cordata.io.', 'en-US'],
    ['Cordata.DE', 'de'],
  ])('live, %s is %s', (host, id) => {
    expect(marketOfHost(host, live)?.id).toBe(id);
  });

  test.each([
    'localhost',
    'it.localhost:3000',
    'cordata.it:8443',
    'evil.example',
    'cordata.it.evil.example',
    'evilcordata.it',
    '',
    'cordata.it@evil.example',
    'cordata.it,evil.example',
  ])('live, %s belongs to no market', (host) => {
    expect(marketOfHost(host, live)).toBeNull();
  });
});

describe('MKT-04 the first day of the week', () => {
  test.each([
    ['it.localhost', 1],
    ['us.localhost', 0],
    ['localhost', 0],
    ['de.localhost', 1],
  ])('of %s is %i by itself', (host, day) => {
    expect(marketOfHost(host, demonstration)?.firstDayOfWeek).toBe(day);
  });

  test('is configured for single markets, and for days that weeks begin with', () => {
    const settings = readSettings({ WEEK_STARTS_ON: 'en-WE=monday, de=sunday' });
    expect(marketOfHost('localhost', settings)?.firstDayOfWeek).toBe(1);
    expect(marketOfHost('de.localhost', settings)?.firstDayOfWeek).toBe(0);
    expect(marketOfHost('it.localhost', settings)?.firstDayOfWeek).toBe(1);
    for (const wrong of ['en-WE=friday', 'xx=monday', 'monday', 'en-WE=']) {
      expect(() => readSettings({ WEEK_STARTS_ON: wrong })).toThrow('WEEK_STARTS_ON');
    }
  });
});
