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
