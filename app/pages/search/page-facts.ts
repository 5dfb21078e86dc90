import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = { words: ['listing'], loadReadsQuery: true };
