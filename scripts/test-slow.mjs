/**
 * `npm run test:slow`: the journeys in Chromium on a device that is eight times slower. What a test takes
 * for granted a moment too early shows there, and so does what a page loses of a hasty visitor's doing.
 */
import { runBrowserTests } from './run-browser-tests.mjs';

await runBrowserTests('BROWSER_SLOWDOWN', ['test/e2e', 'test/no-javascript'], '8');
