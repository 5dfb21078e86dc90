/**
 * Tells the site of errors in the browser (ERR-02): uncaught ones, rejections that nobody handles, and what is
 * handed to `reportError`, the platform's own way to report an error. It only listens, and fetches nothing for
 * itself: where something fails to load, nothing more is to be loaded.
 */
import { PAGE_ERRORS_PATH } from '../../contract/beacon-paths.ts';

const MOST_FOR_A_PAGE = 5;
/** The first file of a stack, with line and column. */
const SCRIPT = /[a-z-]+:\/\/[^\s()]+:\d+:\d+/;

export function startErrorReports(): void {
  const told = new Set<string>();
  const tell = (error: unknown, place = '') => {
    const source = SCRIPT.exec(String((error as Error | undefined)?.stack))?.[0] ?? place;
    // Extensions and scripts of others are not ours to mend.
    if (source && !source.startsWith(location.origin)) return;
    const message = String(error).slice(0, 300);
    const report = JSON.stringify({ message, source, path: location.pathname });
    // Without queries.
    const sent = report.replace(/\?[^\s:"\\]+/g, '');
    if (told.size < MOST_FOR_A_PAGE && told.size < told.add(sent).size)
      navigator.sendBeacon(PAGE_ERRORS_PATH, sent);
  };
  addEventListener('error', ({ error, message, filename }) => tell(error ?? message, filename));
  addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) tell(event.reason);
  });
}
