import { ensureBuild } from './build-site.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { mayRunBrowserSuites, WITHOUT_BROWSER_SUITES } from './browser-suites.mjs';
import { plainMessage } from './plain-failure.mjs';
import { runVitest } from './run-vitest.mjs';
import { sumTotals } from './test-totals.mjs';

const isCi = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/**
 * What the browser suites need, and why they cannot run where something is missing.
 *
 * @param {string} folder
 * @param {string} node
 * @returns {Promise<{ chromium: string } | { problem: string, isFailure: boolean }>}
 */
async function prepareBrowserSuites(folder, node) {
  try {
    await ensureBuild(folder, node);
  } catch (error) {
    const problem = plainMessage(error);
    if (problem === null) throw error;
    return { problem, isFailure: true };
  }
  const chromium = await ensureChromium(folder, node);
  if (chromium) return { chromium };
  return {
    problem:
      'No Chromium on this machine and none could be installed (name one with CHROMIUM_PATH).',
    isFailure: isCi(),
  };
}

/**
 * Runs the tests, having first got ready what the browser suites need. Where that fails the other suites
 * still run, and the last lines say what did not.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @param {readonly string[]} args vitest's own
 * @returns {Promise<import('./test-totals.mjs').Totals>}
 */
export async function runTests(folder, node, args) {
  if (!mayRunBrowserSuites(args)) return runVitest(folder, node, args);
  const browser = await prepareBrowserSuites(folder, node);
  if ('chromium' in browser) {
    return runVitest(folder, node, args, { CHROMIUM_PATH: browser.chromium });
  }
  const totals = await runVitest(folder, node, [...args, WITHOUT_BROWSER_SUITES]);
  console.log(`\nThe browser suites (end to end, no JavaScript, accessibility) did not run.`);
  console.log(browser.problem);
  return browser.isFailure ? sumTotals([totals, { passed: 0, failed: 1, skipped: 0 }]) : totals;
}
