/** What the commands of operators say on a machine that lacks something. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './project-folder.mjs';

const COMMANDS = [
  'serve',
  'backend',
  'content:check',
  'content:import',
  'backup',
  'restore',
  'mail',
  'analytics',
  'catalogue:generate',
];
/** Node itself has no older version at hand: it calls itself one. */
const OLD_NODE = `--import=data:text/javascript,${encodeURIComponent("Object.defineProperty(process,'version',{value:'v20.20.2'})")}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata installed '));
  cpSync(path.join(PROJECT_FOLDER, 'scripts'), path.join(folder, 'scripts'), {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
  const manifest = {
    name: 'site',
    dependencies: { hono: '4.0.0' },
    devDependencies: { vite: '6' },
  };
  writeJson('package.json', manifest);
  writeJson('package-lock.json', {
    packages: {
      '': manifest,
      'node_modules/hono': { version: '4.0.0' },
      'node_modules/node': { version: '24.0.0' },
      'node_modules/vite': { version: '6.0.0', dev: true },
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeJson(name: string, value: object): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}

/** As after `npm prune --omit=dev`. */
function install(): void {
  const hono = { version: '4.0.0' };
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/hono': hono } });
  writeJson('node_modules/hono/package.json', hono);
}

function run(command: string, options = '') {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      NODE_ENV: 'production',
      NODE_OPTIONS: options,
    },
  });
  return { status, stdout, stderr };
}

test.each(COMMANDS)('REL-05 npm run %s says that nothing is installed', (name) => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  expect(run(scripts[name])).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^.*nothing is installed.*npm install.*\n$/),
  });
});

test('REL-05 a package that is missing, and a Node that is too old, are named', () => {
  writeFileSync(
    path.join(folder, 'command.mjs'),
    "console.log('runs', process.env.MALLOC_ARENA_MAX)",
  );
  const command = 'exec node scripts/run-installed.mjs command.mjs';
  install();
  expect(run(command)).toEqual({ status: 0, stdout: 'runs 2\n', stderr: '' });
  expect(run(command, OLD_NODE)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Node 24 is needed, and this is v20\.20\.2.*\n$/),
  });
  rmSync(path.join(folder, 'node_modules/hono'), { recursive: true });
  expect(run(command)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^.*node_modules\/hono is missing.*npm install.*\n$/),
  });
});
