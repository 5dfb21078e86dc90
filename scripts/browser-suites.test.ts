import { expect, test } from 'vitest';
import { mayRunBrowserSuites, WITHOUT_BROWSER_SUITES } from './browser-suites.mjs';

test.each([
  [[], true],
  [['test/e2e'], true],
  [['--project', 'unit'], false],
  [['--project=unit', '--project=storage'], false],
  [['--project=unit', '--project', 'browser'], true],
  [['--project=b*'], true],
  [['--project=brows'], false],
  [['--project=!unit'], true],
  [['--project=!browser'], false],
  [[WITHOUT_BROWSER_SUITES], false],
])('vitest %o may run the browser suites: %s', (args, expected) => {
  expect(mayRunBrowserSuites(args)).toBe(expected);
});
