import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromiumCandidates } from './find-chromium.mjs';

describe('chromiumCandidates', () => {
  test('CHROMIUM_PATH is the only one when it is set: a wrong setting must not be hidden', () => {
    const env = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' };
    expect(chromiumCandidates({ platform: 'linux', env, playwrightPath: '/cache/chrome' })).toEqual(
      ['/opt/chromium'],
    );
  });

  test("playwright-core's own, then the PATH in its order, then the usual places", () => {
    const env = { PATH: ['/first', '/second'].join(path.delimiter) };
    const found = chromiumCandidates({ platform: 'linux', env, playwrightPath: '/cache/chrome' });
    const order = ['/cache/chrome', '/first/chromium', '/second/chromium', '/usr/bin/chromium'];
    expect(order.map((name) => found.indexOf(name))).toEqual(
      order.map((name) => found.indexOf(name)).sort((a, b) => a - b),
    );
    expect(found).toEqual(expect.arrayContaining(order));
    expect(new Set(found).size).toBe(found.length);
  });

  test('of one folder the browser without windows', () => {
    const found = chromiumCandidates({ platform: 'linux', env: {}, playwrightPath: null });
    const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    expect(found.slice(0, 2)).toEqual([shell, whole]);
  });

  test.each([
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\a\\Local' },
      'C:\\Users\\a\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
    ['linux', {}, '/usr/bin/google-chrome'],
  ] as const)('%s %o', (platform, env, expected) => {
    expect(chromiumCandidates({ platform, env, playwrightPath: null })).toContain(expected);
  });
});
