/** The content folder as it is delivered, read once for all tests of a worker: it takes seconds. */
import { readContent } from '../../backend/content-import/read-content.ts';

export const CONTENT = readContent('content');
