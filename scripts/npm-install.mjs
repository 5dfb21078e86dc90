import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { explainNpmFailure } from './npm-failure.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCommand } from './run-command.mjs';
import { showStep } from './progress.mjs';

const RETRIES = [
  // npm's own waits (10 s, 60 s) keep somebody without a network waiting for minutes.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/** The npm that started us, run by our own Node, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath ?? '';
  if (cli.endsWith('npm-cli.js') && existsSync(cli))
    return { command: process.execPath, args: [cli] };
  return { command: 'npm', args: [] };
}

/** @param {string} folder */
function isWritable(folder) {
  let place = folder;
  while (!existsSync(place) && path.dirname(place) !== place) place = path.dirname(place);
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A home directory that cannot be written (a container's, a service's) must not stop the install. */
function cacheArguments(folder) {
  const usual = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
  return isWritable(usual) ? [] : ['--cache', path.join(folder, '.cache', 'npm')];
}

/** @param {string} folder */
async function registryAddress(folder) {
  const npm = npmCommand();
  const args = [...npm.args, 'config', 'get', 'registry'];
  const { code, output } = await runCommand(npm.command, args, {
    cwd: folder,
    quiet: true,
    shell: process.platform === 'win32',
  });
  return (code === 0 && /https?:\/\/\S+/.exec(output)?.[0]) || 'that npm is set to';
}

/**
 * Installs what package-lock.json names, showing that it is at work.
 *
 * `npm install`, never `npm ci`: the latter fails where a registry lacks the optional builds of other
 * platforms. The tools that build the site are development dependencies, so they are asked for even
 * with NODE_ENV=production.
 *
 * @param {string} folder the project's
 * @param {{ keepLock: boolean }} options keepLock leaves package-lock.json as it is
 */
export async function npmInstall(folder, { keepLock }) {
  const npm = npmCommand();
  const args = [...npm.args, 'install', '--include=dev', '--no-progress', ...RETRIES];
  args.push(...cacheArguments(folder), ...(keepLock ? ['--no-save'] : []));
  const { code, output } = await showStep('Installing dependencies', () =>
    runCommand(npm.command, args, {
      cwd: folder,
      quiet: true,
      shell: process.platform === 'win32',
    }),
  );
  if (code === 0) return;
  if (code === 127)
    throw new PlainFailure('npm is needed to install the dependencies: install Node with npm.');
  console.error(output.trimEnd().split('\n').slice(-25).join('\n'));
  const registry = await registryAddress(folder);
  throw new PlainFailure(explainNpmFailure(output, { registry, folder }));
}
