/**
 * A private PostgreSQL server for tests and for trying things out: found on this machine or installed,
 * started on a free port of the loopback address in a temporary folder, gone with it when it stops.
 * It forgets what it was told in a power cut: `fsync` is off.
 *
 *   node scripts/postgres.mjs start    prints its URL in the last line, and leaves it running
 *   node scripts/postgres.mjs stop
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ensurePostgres } from './ensure-postgres.mjs';
import { PlainFailure, plainMessage } from './plain-failure.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

const STATE_FILE = path.join(PROJECT_FOLDER, '.cache', 'postgres.json');
const DATABASE_USER = 'cordata';
const START_LIMIT_MS = 60_000;
const POLL_MS = 25;
/** Another process may take the free port before the server does. */
const START_ATTEMPTS = 3;

/** Speed before safety, and room for many test files at once. */
const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

/** Runs the server and removes its folder afterwards; `$1` is the folder, the rest the command. */
const RUN_UNTIL_STOPPED = 'folder=$1; shift; "$@" </dev/null; rm -rf -- "$folder"';
/** The same, and stops the server when its own input ends: when whoever started it is gone. */
const RUN_UNTIL_PARENT_ENDS = `
  folder=$1; shift; exec 3<&0
  "$@" </dev/null 3<&- & server=$!
  (cat <&3 >/dev/null; kill -INT "$server") 2>/dev/null &
  wait "$server"; rm -rf -- "$folder"`;

/**
 * @typedef {{ url: string, pid: number, folder: string, stop: () => Promise<void> }} RunningPostgres
 */

/**
 * Starts a server with an empty database `postgres`.
 *
 * @param {{ outlives?: boolean }} [options] `outlives` lets it run on when this process ends
 * @returns {Promise<RunningPostgres>}
 * @throws {PlainFailure} when it cannot be had
 */
export async function startPostgres({ outlives = false } = {}) {
  const programs = await ensurePostgres();
  const user = serverUser();
  for (let attempt = 1; ; attempt++) {
    const folder = makeFolder(user);
    try {
      const password = createCluster(programs, folder, user);
      const port = await freePort();
      const pid = await runServer({ programs, folder, user, port, outlives });
      const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`;
      return { url, pid, folder, stop: () => stopServer(pid, folder) };
    } catch (error) {
      const log = readIfThere(path.join(folder, 'log'));
      rmSync(folder, { recursive: true, force: true });
      if (/could not bind|Address already in use/.test(log) && attempt < START_ATTEMPTS) continue;
      const reason = log.trim().split('\n').pop() || /** @type {Error} */ (error).message;
      throw new PlainFailure(`PostgreSQL could not be started: ${reason}`);
    }
  }
}

/** PostgreSQL refuses to run as root: then it is Debian's user for it, else nobody. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The machine has no such user.
    }
  }
  throw new PlainFailure(
    'PostgreSQL cannot run as root, and this machine has no other user for it',
  );
}

/** A temporary folder that belongs to the server's user. */
function makeFolder({ uid, gid }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cordata-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** @returns {string} the password of its user */
function createCluster(programs, folder, user) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const args = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const program = path.join(programs, 'initdb');
  const places = ['-D', path.join(folder, 'data'), '-U', DATABASE_USER, `--pwfile=${passwordFile}`];
  execFileSync(program, [...places, ...args], { ...user, cwd: folder, stdio: 'pipe' });
  rmSync(passwordFile);
  return password;
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<number>} the server's process id, once it takes connections */
async function runServer({ programs, folder, user, port, outlives }) {
  const data = path.join(folder, 'data');
  const settings = Object.entries(SERVER_SETTINGS).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const command = [path.join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings];
  const script = outlives ? RUN_UNTIL_STOPPED : RUN_UNTIL_PARENT_ENDS;
  const log = openSync(path.join(folder, 'log'), 'a');
  // A session of its own: Ctrl-C in the terminal is for us, and we stop the server in good order.
  const child = spawn('/bin/sh', ['-c', script, 'sh', folder, ...command], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: [outlives ? 'ignore' : 'pipe', log, log],
  });
  child.unref();
  /** @type {import('node:net').Socket | null} */ (child.stdin)?.unref();
  let hasEnded = false;
  child.on('error', () => (hasEnded = true)).on('exit', () => (hasEnded = true));
  for (const start = Date.now(); Date.now() - start < START_LIMIT_MS; await delay(POLL_MS)) {
    const [pid, , , , , , , status] = readPidFile(folder);
    if (status === 'ready') return Number(pid);
    if (hasEnded) throw new Error('the server ended at once');
  }
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  throw new Error('the server took too long');
}

/** Stops the server by its process id, if that is still the one of this folder. */
async function stopServer(pid, folder) {
  if (readPidFile(folder)[0] === String(pid)) process.kill(pid, 'SIGINT');
  // The shell around the server removes the folder.
  while (existsSync(folder) && isAlive(pid)) await delay(POLL_MS);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Lines of the file that the server keeps while it runs; the last is its status. */
function readPidFile(folder) {
  return readIfThere(path.join(folder, 'data', 'postmaster.pid'))
    .split('\n')
    .map((line) => line.trim());
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns {{ url: string, pid: number, folder: string } | null} the server that `start` left running */
function readState() {
  const text = readIfThere(STATE_FILE);
  const state = text ? JSON.parse(text) : null;
  return state && readPidFile(state.folder)[0] === String(state.pid) ? state : null;
}

async function main(command) {
  if (command === 'start') {
    const running = readState() ?? (await startAndRemember());
    console.log(running.url);
  } else if (command === 'stop') {
    const running = readState();
    if (running) await stopServer(running.pid, running.folder);
    rmSync(STATE_FILE, { force: true });
  } else {
    throw new PlainFailure('Usage: node scripts/postgres.mjs start | stop');
  }
}

async function startAndRemember() {
  const { url, pid, folder } = await startPostgres({ outlives: true });
  mkdirSync(path.dirname(STATE_FILE), { recursive: true });
  writeFileSync(STATE_FILE, JSON.stringify({ url, pid, folder }), { mode: 0o600 });
  return { url };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv[2]).catch((error) => {
    console.error(plainMessage(error) ?? error);
    process.exitCode = 1;
  });
}
