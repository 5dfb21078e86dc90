import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { FEATURE_FLAGS, FLAG_KEYS } from '../../domain/feature-flag.ts';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import { flagOfFile, parseFlagFile } from './file-flag-provider.ts';

const HOME: FlagPlace = { url: 'https://cordata.it/', market: 'it', country: 'IT' };
const fileOf = (flag: unknown) => parseFlagFile(JSON.stringify({ 'search-engine': flag }));

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

  test('a market of no country has none', () => {
    const file = fileOf({ isOn: false, rules: [{ isOn: true, countries: ['GB'] }] });
    const place: FlagPlace = { ...HOME, market: 'international', country: null };
    expect(flagOfFile(file, 'search-engine', place)).toBe(false);
  });

  test('a flag that it does not name is undecided', () =>
    expect(flagOfFile(parseFlagFile('{}'), 'search-engine', HOME)).toBeUndefined());

  test.each([
    ['{', /^is no JSON/],
    ['[]', /object/],
    ['{"serch-engine":{"isOn":true}}', /serch-engine/],
    ['{"search-engine":true}', /^search-engine:/],
    ['{"search-engine":{"isOn":"yes"}}', /^search-engine\.isOn:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"markets":["at"]}]}}', /markets\.0:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"countries":["it"]}]}}', /countries\.0:/],
    ['{"search-engine":{"isOn":true,"rules":[{"isOn":true,"path":["/"]}]}}', /rules\.0: .*path/],
  ])('%s is refused, and the field named', (text, message) =>
    expect(() => parseFlagFile(text)).toThrow(message),
  );
});
