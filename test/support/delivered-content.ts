/** The content folder as it is delivered, read once for all tests of a worker, or for all of a run: it takes seconds. */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { Content } from '../../backend/content-import/read-content.ts';
import { READ_CONTENT } from './read-content-file.ts';

async function deliveredContent(): Promise<Content> {
  const file = process.env[READ_CONTENT];
  if (file) return deserialize(readFileSync(file)) as Content;
  const { readContent } = await import('../../backend/content-import/read-content.ts');
  return readContent('content');
}

export const CONTENT = await deliveredContent();
