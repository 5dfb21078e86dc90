import { allowsStatistics } from '../cookies/consent.ts';
import { whenIdle } from '../ui/when-wanted.ts';
import type { ReadData } from './start-events.ts';

/**
 * Fetches what pushes events (ANA-01), if the visitor allows it, when the browser is idle. Where it does not
 * come, the site is the same without.
 */
export function fetchEvents(readData: ReadData): void {
  if (!allowsStatistics(document.cookie)) return;
  whenIdle(() => {
    import('./start-events.ts').then(
      ({ startEvents }) => startEvents(readData),
      () => undefined,
    );
  });
}
