/**
 * `npm run test:barriers`: all colours of all kinds of pages in all markets, with scripts and without
 * (A11Y-01). `npm test` looks at two markets, and at all colours in one: words alone differ.
 */
import { runBrowserTests } from './run-browser-tests.mjs';

process.env.ALL_BARRIERS = '1';
await runBrowserTests(['test/accessibility']);
