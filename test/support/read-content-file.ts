/** Run by Node: reads the delivered content into the file that the setting names. */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { serialize } from 'node:v8';

/** Setting with the file of the content that was read, where there is one: set for all processes of the run. */
export const READ_CONTENT = 'TEST_READ_CONTENT';

const file = process.env[READ_CONTENT];
if (argv[1] === import.meta.filename && file) {
  const { readContent } = await import('../../backend/content-import/read-content.ts');
  writeFileSync(file, serialize(readContent('content')));
}
