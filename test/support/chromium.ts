import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing but the pages under test: no look-ups of its own, which a closed network would refuse. */
const QUIET_FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A window's own lists of suggestions are pages with scripts, made for each visitor: a second of processor
 * that no test looks at. Of several such lists Chromium takes the last alone, so that Playwright's is said
 * again here.
 */
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Starts the Chromium that the machine has (`npm test` installs one where there is none).
 *
 * Its sandbox needs a user other than root, and its shared memory more than a container's 64 MB.
 *
 * @throws when there is no Chromium, saying how to get one
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium(PROJECT_FOLDER);
  if (executablePath === null) {
    throw new Error(
      'No Chromium on this machine: `npm test` installs one, or name yours with CHROMIUM_PATH.',
    );
  }
  const args = [
    ...QUIET_FLAGS,
    `--disable-features=${WITHOUT_FEATURES.join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return await chromium.launch({
    ...options,
    executablePath,
    args: [...args, ...(options.args ?? [])],
  });
}
