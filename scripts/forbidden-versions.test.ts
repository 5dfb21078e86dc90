import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findForbiddenVersions, needlessAcceptances } from './forbidden-versions.mjs';
import { isInRange } from './version-range.mjs';

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
