/**
 * Tells the site of errors in the browser (ERR-02): uncaught ones, rejections that nobody handles, and what is
 * handed to `reportError`, the platform's own way to report an error. It only listens, and fetches nothing for
 * itself: where something fails to load, nothing more is to be loaded.
 */
import { PAGE_ERRORS_PATH } from '../../contract/system-paths.ts';
import { isCertainNetworkError } from './network-error.ts';

const MOST_FOR_A_PAGE = 5;
const LONGEST = 300;

export function startErrorReports(): void {
  const told = new Set<string>();
  const tell = (error: unknown, place: string) => {
    const at = (error instanceof Error && SCRIPT.exec(error.stack ?? '')?.[0]) || place;
    // Extensions and scripts of others are not ours to mend, and without a connection nothing arrives.
    if ((at && !at.startsWith(location.origin)) || isCertainNetworkError(error)) return;
    const report = JSON.stringify({
      message: withoutQueries(String(error)),
      source: withoutQueries(at.replace(location.origin, '')),
      path: location.pathname.slice(0, LONGEST),
    });
    if (told.has(report) || told.size === MOST_FOR_A_PAGE) return;
    told.add(report);
    navigator.sendBeacon(PAGE_ERRORS_PATH, report);
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell(error ?? message, filename && `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ defaultPrevented, reason }) => {
    if (!defaultPrevented) tell(reason, '');
  });
}

/** The first file of a stack, with line and column. */
const SCRIPT = /[a-z-]+:\/\/[^\s()]+:\d+:\d+/;

function withoutQueries(text: string): string {
  return text.replace(/\?[^\s:]+/g, '').slice(0, LONGEST);
}
