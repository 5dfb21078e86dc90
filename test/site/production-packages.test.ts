/** A built site without the packages that only building and testing want, as an operator installs it. */
import { execFile } from 'node:child_process';
import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readHtml } from '../support/html-page.ts';
import { startSite } from '../support/site-process.ts';
import { visit } from '../support/visit.ts';

const run = promisify(execFile);
const OTHERS = ['node_modules', '.git', '.cache', 'data', 'coverage', 'screenshots', 'test'];

/** The same files in another folder: copies would be half a gigabyte. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to);
  await Promise.all(
    (await readdir(from, { withFileTypes: true })).map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await linkAll(source, target);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      // npm writes its note in place, which would change ours.
      else if (entry.name === '.package-lock.json') await copyFile(source, target);
      else await link(source, target);
    }),
  );
}

test('REL-05 a built site and its commands run without the development packages', async () => {
  // Beside the packages: a file has one name more in its own file system alone.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(path.resolve('.cache', 'production-'));
  try {
    const files = (await readdir('.')).filter((name) => !OTHERS.includes(name));
    await Promise.all(files.map((name) => cp(name, path.join(folder, name), { recursive: true })));
    await linkAll('node_modules', path.join(folder, 'node_modules'));
    const pruned = ['prune', '--omit=dev', '--offline', '--ignore-scripts', '--no-audit'];
    await run('npm', pruned, { cwd: folder });
    expect(await readdir(path.join(folder, 'node_modules'))).not.toContain('vite');

    const env = { ...process.env, DATABASE_URL: 'sqlite::memory:' };
    const { stdout } = await run('npm', ['run', '--silent', 'mail'], { cwd: folder, env });
    expect(stdout).toContain('No mail waits');

    const site = await startSite({}, { folder });
    try {
      const home = await visit('it', '/', { port: site.port });
      expect(home.status).toBe(200);
      expect(readHtml(home.text).lang).toBe('it');
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
