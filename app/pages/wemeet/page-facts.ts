import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = { words: ['meetups', 'listing'], loadReadsQuery: true };
