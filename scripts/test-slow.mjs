/**
 * `npm run test:slow`: the journeys in Chromium with pages that are six times slower. What a test takes for
 * granted a moment too early fails there, and so does what a hasty visitor would lose (decision 0058). Many
 * at once, since each waits most of the time.
 */
import { runBrowserTests } from './run-browser-tests.mjs';
import { slowRenderers } from './slow-renderers.mjs';

const letGo = slowRenderers();
await runBrowserTests(['test/e2e', 'test/no-javascript', '--maxWorkers=8', '--testTimeout=300000']);
letGo();
