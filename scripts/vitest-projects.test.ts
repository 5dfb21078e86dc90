import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readProjectNames, takeProjects } from './vitest-projects.mjs';

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));

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
  const suites = ['unit', 'mocks', 'demonstration', 'storage', 'contract', 'site', 'browser'];
  expect(readProjectNames(PROJECT_FOLDER)).toEqual(suites);
});

test('a unit test that puts something in a module’s place is named as one that runs apart', () => {
  const config = readFileSync(`${PROJECT_FOLDER}vitest.config.ts`, 'utf8');
  const pattern = '{domain,contract,customer-code,config,edge,backend,app}/**/*.test.{ts,tsx}';
  const mocking = globSync(pattern, { cwd: PROJECT_FOLDER }).filter((file) =>
    readFileSync(PROJECT_FOLDER + file, 'utf8').includes('vi.mock('),
  );
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !config.includes(`'${file}'`))).toEqual([]);
});
