import { whenIdle } from '../ui/when-wanted.ts';
import { savesData } from './saves-data.ts';

/**
 * Registers the service worker (API-06) when the browser is idle. Where it cannot be had, the site is the same
 * without; whoever saves data fetches pages when they are needed.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || savesData()) return;
  whenIdle(() => {
    // Browsers have none on an insecure origin, and some none in a private window.
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
}
