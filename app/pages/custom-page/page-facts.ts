import type { PageFacts } from '../define-page.server.ts';

// Each block names its own words.
export const FACTS: PageFacts = { words: [], loadReadsQuery: true };
