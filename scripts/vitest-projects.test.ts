import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readProjectNames, takeProjects } from './vitest-projects.mjs';

describe('takeProjects', () => {
  const names = ['unit', 'storage', 'site', 'browser'];

  test.each([
    [[], names, []],
    [['test/e2e', '-t', 'menu'], names, ['test/e2e', '-t', 'menu']],
    [['--project', 'unit', 'domain'], ['unit'], ['domain']],
    [['--project=storage', '--project=unit'], ['unit', 'storage'], []],
    [['--project=s*'], ['storage', 'site'], []],
    [['--project=Site'], ['site'], []],
    [['--project=brows'], [], []],
    [['--project=!browser', '--bail=1'], ['unit', 'storage', 'site'], ['--bail=1']],
    [['--project=unit', '--project=!browser'], ['unit', 'storage', 'site'], []],
  ])('%o', (args, projects, rest) => {
    expect(takeProjects(args, names)).toEqual({ projects, rest });
  });
});

test('vitest.config.ts names the suites that the scripts treat apart', () => {
  const names = readProjectNames(fileURLToPath(new URL('..', import.meta.url)));
  expect(names).toEqual(expect.arrayContaining(['unit', 'storage', 'contract', 'site', 'browser']));
});
