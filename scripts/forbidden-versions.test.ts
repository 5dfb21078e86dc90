import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findForbiddenVersions, isInRange, needlessAcceptances } from './forbidden-versions.mjs';

interface Rule {
  readonly package: string;
  readonly range: string;
  readonly reason: string;
  readonly accepted?: string;
}
const rule: Rule = { package: '@scope/bad', range: '<1.5.0', reason: 'GHSA-1: harm.' };

const lock = {
  packages: {
    '': { version: '0.0.1' },
    'node_modules/@scope/bad': { version: '1.5.0' },
    'node_modules/other': { version: '1.0.0' },
    'node_modules/other/node_modules/@scope/bad': { version: '1.4.9' },
    'node_modules/alias': { version: '1.0.0', name: '@scope/bad' },
    'node_modules/linked': {},
  },
};

describe('SEC-10 isInRange', () => {
  test.each([
    ['2.17.4', '<2.17.5', true],
    ['2.17.5', '<2.17.5', false],
    ['2.17.5-pre.0', '<2.17.5', true],
    ['2.17.5-pre.0', '>=2.17.5', false],
    ['7.29.0', '<=7.29.0', true],
    ['7.29.1', '<=7.29.0', false],
    ['6.30.1', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', true],
    ['6.30.2', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', false],
    ['7.9.5', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', true],
    ['7.0.0-pre.3', '>=6.0.0 <7.9.6', true],
    ['5.9.9', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', false],
    ['1.2.3+4', '1.2.3', true],
    ['1.2.4', '=1.2.3', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    '<1.0.0 ||',
    '|| <1.0.0',
    '<1.0.0 || newest',
    '<=',
    '=>1.0.0',
    '<1.0.0, >2.0.0',
  ])('refuses the range "%s"', (range) => {
    expect(() => isInRange('1.0.0', range)).toThrow(/^Invalid/);
  });

  test.each(['', '1.0', 'next', 'file:../one'])('refuses the version "%s"', (version) => {
    expect(() => isInRange(version, '<1.0.0')).toThrow(/^Invalid/);
  });
});

describe('SEC-10 findForbiddenVersions', () => {
  test('finds nested and renamed packages, and only those in the range', () => {
    expect(findForbiddenVersions(lock, [rule]).map(({ path }) => path)).toEqual([
      'node_modules/other/node_modules/@scope/bad',
      'node_modules/alias',
    ]);
  });

  test('an accepted rule that meets nothing is needless', () => {
    const accepted = { ...rule, accepted: 'Never called.' };
    expect(needlessAcceptances(findForbiddenVersions(lock, [accepted]), [accepted])).toEqual([]);
    expect(needlessAcceptances([], [accepted, rule])).toEqual([accepted]);
  });
});

describe('SEC-10 the list', () => {
  const rules: Rule[] = JSON.parse(
    readFileSync(new URL('forbidden-versions.json', import.meta.url), 'utf8'),
  );

  test.each(rules.map((one) => [one.package, one.range, one] as const))(
    '%s %s',
    (_name, range, one) => {
      expect(() => isInRange('1.0.0', range)).not.toThrow();
      expect(one.reason).toMatch(/^GHSA-[\w-]+(, GHSA-[\w-]+)*: .+\.$/);
    },
  );

  test('is sorted by package, so that two people add to different lines', () => {
    const names = rules.map((one) => one.package);
    expect(names).toEqual([...names].sort());
  });
});
