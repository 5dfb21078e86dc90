import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = {
  words: ['travel', 'listing'],
  loadReadsQuery: false,
  // Who else thinks of it, which nobody is told before (TRV-08), and what its travel's page tells.
  modalsWithData: ['group-info', 'available-dates', 'video-itinerary'],
};
