import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = { words: ['listing', 'ask'], loadReadsQuery: true };
