import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';
import { say, showStep } from './progress.mjs';
import { toolEnvironment } from './site-node.mjs';

/** @param {string} name */
function isOnPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => folder && existsSync(path.join(folder, name)));
}

/** Ways to get a Chromium, the least surprising for this machine first. */
function installations(folder, node) {
  const ways = [];
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    ways.push({
      title: 'Installing Chromium with apt-get',
      command: '/bin/sh',
      args: [
        '-c',
        'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }',
      ],
    });
  }
  const playwright = path.join(folder, 'node_modules', 'playwright-core', 'cli.js');
  ways.push({
    title: 'Installing Chromium with playwright-core',
    command: node,
    args: [playwright, 'install', 'chromium'],
  });
  return ways;
}

/**
 * A Chromium for the browser suites, installed when the machine has none.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @returns {Promise<string | null>} its executable, or null when none could be had
 */
export async function ensureChromium(folder, node) {
  const found = findChromium(folder);
  if (found || process.env.CHROMIUM_PATH) return found;
  const env = { ...toolEnvironment(folder, node), DEBIAN_FRONTEND: 'noninteractive' };
  for (const { title, command, args } of installations(folder, node)) {
    const { code, output } = await showStep(title, () =>
      runCommand(command, args, { cwd: folder, env, quiet: true }),
    );
    const installed = findChromium(folder);
    if (installed) return installed;
    const lines = output.trim().split('\n');
    const reason = lines.find((line) => /^E:|error/i.test(line)) ?? lines[lines.length - 1];
    say(`  without success (exit code ${code}): ${reason}`);
  }
  return null;
}
