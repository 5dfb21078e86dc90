import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Debian's browser without windows first: tests look at pages alone, and it takes a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const USUAL_PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** @returns {string[]} */
function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return roots.flatMap((root) => USUAL_PLACES.win32.map((place) => `${root}\\${place}`));
  }
  if (platform === 'darwin') return USUAL_PLACES.darwin;
  return USUAL_PLACES.linux.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
}

/**
 * Where a Chromium may be, the likeliest first: what CHROMIUM_PATH names and nothing else when it is
 * set, the one that playwright-core installs, those on the PATH, the usual places.
 *
 * @param {{ platform: NodeJS.Platform, env: Record<string, string | undefined>, playwrightPath: string | null }} machine
 * @returns {string[]}
 */
export function chromiumCandidates({ platform, env, playwrightPath }) {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const all = [
    ...(playwrightPath ? [playwrightPath] : []),
    ...onPath,
    ...usualPlaces(platform, env),
  ];
  return [...new Set(all)];
}

/** @returns {string | null} */
function playwrightBrowser(folder) {
  try {
    const require = createRequire(path.join(folder, 'package.json'));
    return require('playwright-core').chromium.executablePath() || null;
  } catch {
    return null;
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether a file is a browser that runs: Ubuntu's `chromium-browser` is a script that asks for a snap,
 * and one without its libraries ends at once. On Windows `--version` would open a window.
 */
function isWorking(file) {
  if (!isExecutable(file)) return false;
  if (process.platform === 'win32') return true;
  try {
    const version = execFileSync(file, ['--version'], {
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /chrom|edge/i.test(version.toString());
  } catch {
    return false;
  }
}

/**
 * A Chromium that works on this machine.
 *
 * @param {string} folder the project's
 * @returns {string | null} its executable
 */
export function findChromium(folder) {
  const playwrightPath = playwrightBrowser(folder);
  const machine = { platform: process.platform, env: process.env, playwrightPath };
  return chromiumCandidates(machine).find(isWorking) ?? null;
}
