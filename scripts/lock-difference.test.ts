import { describe, expect, test } from 'vitest';
import { lockDifference, lockMatchesManifest } from './lock-difference.mjs';

const lock = {
  packages: {
    '': { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/b-darwin': { version: '2.0.0', integrity: 'sha512-d', optional: true },
  },
};
const installed = {
  packages: {
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  },
};
const everythingIsThere = () => true;

describe('lockDifference', () => {
  test('is null when only builds for other platforms are missing', () => {
    expect(lockDifference(lock, installed, everythingIsThere)).toBeNull();
  });

  test.each([
    ['nothing noted', null, 'nothing is installed'],
    [
      'a package not noted',
      { packages: { 'node_modules/a': installed.packages['node_modules/a'] } },
      'node_modules/b is missing',
    ],
    [
      'another version',
      { packages: { ...installed.packages, 'node_modules/a': { version: '1.0.1' } } },
      'node_modules/a is 1.0.1, not 1.0.0',
    ],
    [
      'other contents of the same version',
      {
        packages: {
          ...installed.packages,
          'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
        },
      },
      'node_modules/a is 1.0.0, not 1.0.0',
    ],
    [
      'a package too many',
      { packages: { ...installed.packages, 'node_modules/c': { version: '1.0.0' } } },
      'node_modules/c is no longer wanted',
    ],
  ])('names %s', (_case, note, difference) => {
    expect(lockDifference(lock, note, everythingIsThere)).toBe(difference);
  });

  test('names a folder that was deleted although npm noted it', () => {
    expect(lockDifference(lock, installed, (name: string) => name !== 'node_modules/b')).toBe(
      'node_modules/b is missing',
    );
  });
});

describe('lockMatchesManifest', () => {
  test.each([
    [
      'the same in another order',
      { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } },
      true,
    ],
    ['a new range', { dependencies: { a: '1.1.0' }, devDependencies: { b: '2.0.0' } }, false],
    [
      'a new package',
      { dependencies: { a: '1.0.0', c: '1' }, devDependencies: { b: '2.0.0' } },
      false,
    ],
    ['no development packages', { dependencies: { a: '1.0.0' } }, false],
  ])('%s', (_case, manifest, expected) => {
    expect(lockMatchesManifest(manifest, lock)).toBe(expected);
  });
});
