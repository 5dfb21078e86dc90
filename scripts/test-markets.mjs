/**
 * `npm run test:markets`: the journeys in Chromium in every market that they are written for. `npm test`
 * makes each in one market (test/support/visited-markets.ts).
 */
import { runBrowserTests } from './run-browser-tests.mjs';

process.env.ALL_MARKETS = '1';
await runBrowserTests(['test/e2e', 'test/no-javascript']);
