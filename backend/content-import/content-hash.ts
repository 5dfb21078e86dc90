/** A hash of the content folder: whether there is anything to import is known before a file is parsed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppMode } from '../../config/settings.ts';

/**
 * What an import makes of the same files. Count it up with every change of that, departure rule and
 * schemas included: a database that an older release has filled is then filled again (REL-05).
 */
export const IMPORTER_VERSION = 14;

const LIVE = 'live ';

/**
 * Changes with the name or text of any file in the folder, hidden ones apart, and with the importer. A folder that is missing
 * hashes as an empty one: `readContent` says what is wrong with it.
 */
export function contentHash(folder: string, importerVersion = IMPORTER_VERSION): string {
  const hash = createHash('sha256').update(`importer ${importerVersion}\0`);
  for (const name of contentFileNames(folder)) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What the database remembers an import by: live mode makes other departures of the same files. */
export function importedAs(hash: string, mode: AppMode): string {
  return mode === 'live' ? LIVE + hash : hash;
}

/** The mode that an import was made in. */
export function modeOfImport(contentHash: string): AppMode {
  return contentHash.startsWith(LIVE) ? 'live' : 'demonstration';
}

/** Paths of all files in the folder, hidden ones apart, in an order that is always the same. */
export function contentFileNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
