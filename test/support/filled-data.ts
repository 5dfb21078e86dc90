/**
 * Databases that hold the delivered content, filled once for a run: whoever wants one of its own copies it,
 * which takes milliseconds and not ten seconds. What filling does is for tests that begin with nothing.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { READ_CONTENT } from './read-content-file.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('fill-database.ts', import.meta.url));
const READER = fileURLToPath(new URL('read-content-file.ts', import.meta.url));

/** Of the folder that is filled for today, where there is one: set for all processes of the run. */
const SETTING = 'TEST_FILLED_FOLDER';

export interface FilledFolder {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A data folder with the content as of a moment (ms since 1970). */
export async function fillFolder(atMs: number): Promise<FilledFolder> {
  const folder = await emptyFolder();
  await fill({ DATA_FOLDER: folder }, atMs);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Fills a PostgreSQL database that has no table yet. */
export function fillPostgres(url: string, atMs: number): Promise<void> {
  return fill({ DATABASE_URL: url }, atMs);
}

function fill(target: Readonly<Record<string, string>>, atMs: number): Promise<void> {
  return run(PROGRAM, { ...target, FILL_AT: String(atMs) });
}

async function run(program: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_ENV: 'test' as const, PATH, TZ, NODE_COMPILE_CACHE, ...settings };
  await promisify(execFile)(process.execPath, [program], { cwd: PROJECT_FOLDER, env });
}

/**
 * For a global set-up: from then on `newFilledFolder` copies, and the content itself is read already. The
 * first suite of a run does it for all.
 * @returns what undoes it, once the suite is over
 */
export async function fillForToday(): Promise<() => Promise<void>> {
  if (process.env[SETTING]) return async () => {};
  const elsewhere = await emptyFolder();
  const content = join(elsewhere, 'content');
  const [{ folder, remove }] = await Promise.all([
    fillFolder(Date.now()),
    run(READER, { [READ_CONTENT]: content }),
  ]);
  process.env[SETTING] = folder;
  process.env[READ_CONTENT] = content;
  return async () => {
    delete process.env[SETTING];
    delete process.env[READ_CONTENT];
    await remove();
    await rm(elsewhere, { recursive: true, force: true });
  };
}

/** A data folder of one's own, filled for today; an empty one where nothing was filled before. */
export async function newFilledFolder(): Promise<string> {
  const folder = await emptyFolder();
  const filled = process.env[SETTING];
  if (filled) await copyFolder(filled, folder);
  return folder;
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
}

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cordata-data-'));
}
