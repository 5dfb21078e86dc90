import { describe, expect, test } from 'vitest';
import { compareVersions, isInRange } from './version-range.mjs';

describe('compareVersions', () => {
  test('is the order of semver 2.0, example of its rule 11', () => {
    const ordered = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.9',
      '1.0.10',
      '1.9.0',
      '1.10.0',
      '10.0.0',
    ];
    const shuffled = [...ordered].reverse();
    expect(shuffled.sort(compareVersions)).toEqual(ordered);
  });

  test('build numbers and a leading v say nothing', () => {
    expect(compareVersions('v1.2.3+4', '1.2.3')).toBe(0);
  });
});

describe('isInRange', () => {
  test.each([
    ['2.17.4', '<2.17.5', true],
    ['2.17.5', '<2.17.5', false],
    ['2.17.5-pre.0', '<2.17.5', true],
    ['7.29.0', '<=7.29.0', true],
    ['7.29.1', '<=7.29.0', false],
    ['6.30.1', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', true],
    ['6.30.2', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', false],
    ['7.9.5', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', true],
    ['5.9.9', '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '=1.2.3', false],
    ['1.2.4', '>1.2.3', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  test.each(['^1.0.0', '1.x', '<1.0.0 ||', '', '~2.0.0'])(
    'refuses what it does not know: "%s"',
    (range) => {
      expect(() => isInRange('1.0.0', range)).toThrow(/is no version|empty alternative/);
    },
  );
});
