import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { explainNpmFailure, isRegistrySilent } from './npm-failure.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCommand } from './run-command.mjs';
import { say, showStep } from './progress.mjs';

const COMMAND_MISSING = 127;

const RETRIES = [
  // npm's own waits (10 s, 60 s) keep somebody without a network waiting for minutes.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/**
 * Runs npm: the one that started us, with our own Node, else the one on the PATH.
 *
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {Partial<Parameters<typeof runCommand>[2]>} [options]
 */
function runNpm(folder, args, options) {
  const cli = process.env.npm_execpath ?? '';
  const isNpm = cli.endsWith('npm-cli.js') && existsSync(cli);
  const [command, ...before] = isNpm ? [process.execPath, cli] : ['npm'];
  const shell = process.platform === 'win32' && !isNpm;
  return runCommand(command, [...before, ...args], { cwd: folder, quiet: true, shell, ...options });
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

/**
 * A home directory that cannot be written (a container's, a service's) must not stop the install.
 *
 * @param {string} folder
 */
function cacheArguments(folder) {
  const usual = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
  return isWritable(usual) ? [] : [`--cache=${path.join(folder, '.cache', 'npm')}`];
}

/** @param {string} folder */
async function registryAddress(folder) {
  const { output } = await runNpm(folder, ['config', 'get', 'registry']);
  return /https?:\/\/\S+/.exec(output)?.[0] ?? 'that npm is set to';
}

/**
 * @param {string} output npm's
 * @returns {string} its last lines without the log of requests
 */
function lastLines(output) {
  const lines = output.split('\n').filter((line) => line && !line.startsWith('npm http'));
  return lines.slice(-25).join('\n');
}

/**
 * Installs what package-lock.json names, showing that it is at work. Without an answer of the registry
 * it tries with npm's cache alone.
 *
 * `npm install`, never `npm ci`: the latter fails where a registry lacks the optional builds of other
 * platforms. The tools that build the site are development dependencies, so they are asked for even
 * with NODE_ENV=production.
 *
 * @param {string} folder the project's
 * @param {{ keepLock: boolean }} options keepLock leaves package-lock.json as it is
 */
export async function npmInstall(folder, { keepLock }) {
  const args = ['install', '--include=dev', '--no-progress', '--loglevel=http'];
  args.push(...cacheArguments(folder), ...(keepLock ? ['--no-save'] : []));
  let fetched = 0;
  const online = await showStep(
    'Installing dependencies',
    () =>
      runNpm(folder, [...args, ...RETRIES], {
        giveUp(output, elapsedMs) {
          fetched = output.split('npm http fetch GET 200').length - 1;
          return isRegistrySilent(output, elapsedMs);
        },
      }),
    () => `(${fetched} downloads)`,
  );
  if (online.code === 0) return;
  if (online.code === COMMAND_MISSING) {
    throw new PlainFailure('npm is needed to install the dependencies: install Node with npm.');
  }
  const registry = await registryAddress(folder);
  const { message, isUnreachable } = explainNpmFailure(online.output, { registry, folder });
  if (!isUnreachable) {
    console.error(lastLines(online.output));
    throw new PlainFailure(message);
  }
  say("The npm registry does not answer; trying with npm's cache alone.");
  const offline = await showStep('Installing dependencies', () =>
    runNpm(folder, [...args, '--offline']),
  );
  if (offline.code !== 0) throw new PlainFailure(message);
}

/**
 * Installs one package with what it needs into a folder of its own, outside node_modules. Scripts of packages do not
 * run.
 *
 * @param {string} folder the project's
 * @param {{ title: string, spec: string, target: string }} wanted spec is a name with its exact version
 * @throws {PlainFailure} where it cannot be had
 */
export async function npmInstallApart(folder, { title, spec, target }) {
  mkdirSync(target, { recursive: true });
  // Without one npm would take the project for where it is to install.
  writeFileSync(path.join(target, 'package.json'), '{ "private": true }\n');
  const args = ['install', spec, `--prefix=${target}`, '--no-save', '--no-package-lock'];
  args.push('--ignore-scripts', '--no-progress', '--loglevel=http', ...cacheArguments(folder));
  const { code, output } = await showStep(`Installing ${title}`, () =>
    runNpm(target, [...args, ...RETRIES], { giveUp: isRegistrySilent }),
  );
  if (code === 0) return;
  if (code === COMMAND_MISSING) throw new PlainFailure(`npm is needed to install ${title}.`);
  const registry = await registryAddress(folder);
  const { message, isUnreachable } = explainNpmFailure(output, { registry, folder, what: title });
  if (!isUnreachable) console.error(lastLines(output));
  throw new PlainFailure(message);
}
