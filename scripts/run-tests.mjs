import { ensureBuild } from './build-site.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { plainMessage } from './plain-failure.mjs';
import { runVitest } from './run-vitest.mjs';
import { readProjectNames, takeProjects } from './vitest-projects.mjs';

/** The suites that visit the built site, and those that do it with a browser. */
export const SITE_PROJECTS = ['site', 'browser'];
const BROWSER_PROJECTS = ['browser'];

const isCi = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/** @typedef {{ projects: readonly string[], problem: string, isFailure: boolean }} LeftOut */

/**
 * @param {string} folder
 * @param {string} node
 * @returns {Promise<LeftOut | null>} what cannot run without a build
 */
async function prepareBuild(folder, node) {
  try {
    await ensureBuild(folder, node);
    return null;
  } catch (error) {
    const problem = plainMessage(error);
    if (problem === null) throw error;
    return { projects: SITE_PROJECTS, problem, isFailure: true };
  }
}

/**
 * @param {string} folder
 * @param {string} node
 * @returns {Promise<LeftOut | null>} what cannot run without a browser
 */
async function prepareBrowser(folder, node) {
  const chromium = await ensureChromium(folder, node);
  if (chromium) {
    process.env.CHROMIUM_PATH = chromium;
    return null;
  }
  return {
    projects: BROWSER_PROJECTS,
    problem: 'No Chromium on this machine, and none could be installed (CHROMIUM_PATH names one).',
    isFailure: isCi(),
  };
}

/**
 * Runs the tests, having first got ready what some suites need: the built site, a Chromium. Where that
 * fails the other suites still run, and the last lines say what did not and why.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @param {readonly string[]} args vitest's own
 * @returns {Promise<import('./test-totals.mjs').Totals>}
 */
export async function runTests(folder, node, args) {
  const { projects, rest } = takeProjects(args, readProjectNames(folder));
  const includes = (/** @type {readonly string[]} */ some) =>
    some.some((name) => projects.includes(name));
  let leftOut = includes(SITE_PROJECTS) ? await prepareBuild(folder, node) : null;
  if (!leftOut && includes(BROWSER_PROJECTS)) leftOut = await prepareBrowser(folder, node);

  const able = projects.filter((name) => !leftOut?.projects.includes(name));
  const totals = await runVitest(folder, node, able, rest);
  if (!leftOut) return totals;
  const missing = projects.filter((name) => !able.includes(name));
  console.log(`\nNot run: the suites ${missing.join(' and ')}. ${leftOut.problem}`);
  return { ...totals, failed: totals.failed + (leftOut.isFailure ? 1 : 0) };
}
