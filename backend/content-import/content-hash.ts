/** A hash of the content folder: whether there is anything to import is known before a file is parsed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandWords, type BrandWords } from './brand-words.ts';

/**
 * What an import makes of the same files. Count it up with every change of that, departure rule and
 * schemas included: a database that an older release has filled is then filled again (REL-05).
 */
export const IMPORTER_VERSION = 26;

const LIVE = 'live ';

/**
 * Changes with the name or text of any file in the folder, hidden ones apart, with the brand and with the importer. A folder that is missing
 * hashes as an empty one: `readContent` says what is wrong with it.
 */
export function contentHash(
  folder: string,
  words: BrandWords = brandWords(),
  importerVersion = IMPORTER_VERSION,
): string {
  const brand = JSON.stringify(words);
  const hash = createHash('sha256').update(`importer ${importerVersion} for ${brand}\0`);
  for (const name of contentFileNames(folder)) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What the database remembers an import by: a demonstration makes other departures of the same files. */
export function importedAs(hash: string, isDemonstration: boolean): string {
  return isDemonstration ? hash : LIVE + hash;
}

/** Whether an import was a demonstration's. */
export function isOfDemonstration(contentHash: string): boolean {
  return !contentHash.startsWith(LIVE);
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
