/**
 * `npm run test:markets`: the journeys in Chromium in every market that they are written for, and what `npm
 * test` asks over HTTP in some of the markets (test/support/visited-markets.ts).
 */
import { runBrowserTests } from './run-browser-tests.mjs';

process.env.ALL_MARKETS = '1';
await runBrowserTests(['--project=site', 'test/e2e', 'test/no-javascript', 'test/site']);
