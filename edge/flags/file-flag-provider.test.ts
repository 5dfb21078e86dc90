import { describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FEATURE_FLAGS, FLAG_KEYS, type FlagKey } from '../../domain/feature-flag.ts';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import { flagOfFile, parseFlagFile } from './file-flag-provider.ts';

const HOME: FlagPlace = {
  url: 'https://cordata.it/',
  market: 'it',
  country: 'IT',
  visitor: null,
};
const fileOf = (flag: unknown, key: FlagKey = 'search-engine') =>
  parseFlagFile(JSON.stringify({ [key]: flag }));

describe('API-05 the flag file', () => {
  test('that the project has names every flag, each as it is without a file', () => {
    const file = parseFlagFile(readFileSync('config/flags.json', 'utf8'));
    expect(FLAG_KEYS.map((key) => flagOfFile(file, key, HOME))).toEqual(
      FLAG_KEYS.map((key) => FEATURE_FLAGS[key].isOnByDefault),
    );
  });

  test.each([
    ['no rule', [], true],
    ['the market', [{ markets: ['it'] }], false],
    ['another market', [{ markets: ['de'] }], true],
    ['the country', [{ countries: ['FR', 'IT'] }], false],
    ['another country', [{ countries: ['FR'] }], true],
    ['the path', [{ paths: ['/'] }], false],
    ['paths below another', [{ paths: ['/viaggi*'] }], true],
    ['market and path', [{ markets: ['it'], paths: ['/viaggi'] }], true],
    ['the second rule', [{ markets: ['de'] }, { paths: ['/*'] }], false],
  ])('%s', (_, rules, isOn) => {
    const file = fileOf({ isOn: true, rules: rules.map((rule) => ({ ...rule, isOn: false })) });
    expect(flagOfFile(file, 'search-engine', HOME)).toBe(isOn);
  });

  test.each([
    ['the visitor’s country', { visitorCountries: ['FR', 'GB'] }, 'FR', true],
    ['another country', { visitorCountries: ['GB'] }, 'FR', false],
    ['a country that is not known', { visitorCountries: ['GB'] }, null, false],
    ['everybody', { percentage: 100 }, null, true],
    ['nobody', { percentage: 0 }, null, false],
  ])('of a visitor: %s', (_, rule, country, isOn) => {
    const file = fileOf({ isOn: false, rules: [{ ...rule, isOn: true }] }, 'talk-to-us');
    const visitor = { country, deviceId: randomUUID() };
    expect(flagOfFile(file, 'talk-to-us', { ...HOME, visitor })).toBe(isOn);
  });

  test('a share of the devices is as large as the file says, and the same devices after a restart', () => {
    const rules = [{ percentage: 30, isOn: true }];
    const of = (key: FlagKey, deviceId: string | null) =>
      flagOfFile(fileOf({ isOn: false, rules }, key), key, {
        ...HOME,
        visitor: { country: null, deviceId },
      });
    const isIn = (deviceId: string) => of('search-travels-tab', deviceId);
    const devices = Array.from({ length: 100_000 }, () => randomUUID());
    const inShare = devices.filter(isIn);
    expect(Math.abs(inShare.length / devices.length - 0.3)).toBeLessThan(0.01);
    expect(devices.slice(0, 1_000).filter(isIn)).toEqual(
      devices.slice(0, 1_000).filter((device) => inShare.includes(device)),
    );
    // Another flag has another share of them, and a first visit is in none.
    const inBoth = inShare.filter((device) => of('talk-to-us', device));
    expect(Math.abs(inBoth.length / inShare.length - 0.3)).toBeLessThan(0.02);
    expect(of('search-travels-tab', null)).toBe(false);
  });

  test('a market of no country has none', () => {
    const file = fileOf({ isOn: false, rules: [{ isOn: true, countries: ['GB'] }] });
    const place: FlagPlace = { ...HOME, market: 'international', country: null };
    expect(flagOfFile(file, 'search-engine', place)).toBe(false);
  });

  test('a flag that it does not name is undecided', () =>
    expect(flagOfFile(parseFlagFile('{}'), 'search-engine', HOME)).toBeUndefined());

  test.each([
    ['{', /^is not valid JSON/],
    ['[]', /object/],
    ['{"serch-engine":{"isOn":true}}', /serch-engine/],
    ['{"search-engine":true}', /^search-engine:/],
    ['{"search-engine":{"isOn":"yes"}}', /^search-engine\.isOn:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"markets":["at"]}]}}', /markets\.0:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"countries":["it"]}]}}', /countries\.0:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"path":["/"]}]}}', /rules\.0: .*path/],
    ['{"wishlist":{"isOn":true,"rules":[{"isOn":true,"percentage":5}]}}', /^wishlist: .*visitor/],
    ['{"talk-to-us":{"isOn":true,"rules":[{"isOn":true,"percentage":101}]}}', /percentage:/],
    ['{"talk-to-us":{"isOn":true,"rules":[{"isOn":true,"visitorCountries":["T1"]}]}}', /Countries/],
  ])('%s is refused, and the field named', (text, message) =>
    expect(() => parseFlagFile(text)).toThrow(message),
  );
});
