import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './plain-failure.mjs';
import { showStep } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Left to itself, the package makes a cluster of its own and starts it. The setting against it belongs
 * to another package, which comes first, and is put back afterwards.
 */
const INSTALLATION = `
  settings=/etc/postgresql-common/createcluster.conf
  apt-get update && apt-get install -y --no-install-recommends postgresql-common || exit
  cp -p "$settings" "$settings.before" && echo 'create_main_cluster = false' >>"$settings"
  apt-get install -y --no-install-recommends postgresql; code=$?
  mv "$settings.before" "$settings"
  exit $code`;

/**
 * The folder with the server's programs: the newest of Debian's, else that of the PATH.
 *
 * @returns {string | null}
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const programs = ['initdb', 'postgres'];
  return (
    [...debian, ...onPath].find((folder) =>
      programs.every((program) => isExecutable(path.join(folder, program))),
    ) ?? null
  );
}

/**
 * Finds the server's programs, or installs Debian's package when that is possible here.
 *
 * @returns {Promise<string>} their folder
 * @throws {PlainFailure} when they cannot be had
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new PlainFailure('no PostgreSQL server is installed on this machine');
  }
  const { code, output } = await showStep('Installing PostgreSQL with apt-get', () =>
    runCommand('/bin/sh', ['-c', INSTALLATION], {
      cwd: '/',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    }),
  );
  const installed = findPostgres();
  if (installed) return installed;
  const reason = output.trim().split('\n').pop() || 'it said nothing';
  throw new PlainFailure(`PostgreSQL could not be installed (exit code ${code}): ${reason}`);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
