/** Documents that scripts write: each script compares its document with what it would write, or writes it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** `-- --write` was given. */
export const isWriting = process.argv.includes('--write');

/**
 * @param command what writes the document
 * @returns what is wrong with the document, or null
 */
export async function writeOrCompare(
  file: string,
  markdown: string,
  command: string,
): Promise<string | null> {
  const options = await resolveConfig(file);
  const text = await format(markdown, { ...options, filepath: file });
  if (isWriting) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    return `${file} is out of date: run npm run ${command} -- --write`;
  }
  return null;
}
