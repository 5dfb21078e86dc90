import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

const DEMONSTRATION_TESTS = ['packages/demonstration/**/*.test.ts'];
const UNIT_TESTS = [
  '{domain,contract,customer-code,config,edge,backend,app,packages,scripts}/**/*.test.{ts,tsx}',
];
/** What they put in a module's place, or need a module to have forgotten, is no other file's. */
const TESTS_WITH_MOCKS = [
  'app/api/request-api.server.test.ts',
  'app/custom-styles/custom-styles.test.ts',
  'app/layout/layout.server.test.ts',
  'app/pages/page-route.server.test.ts',
  // A layout that another file has asked for is remembered for two seconds.
  'app/pages/shared-page.server.test.ts',
  'app/routes/dev.blocks.test.ts',
];

/**
 * Limits for a busy machine with two cores. A single wait gives up long before its test does, so that the
 * message names what was waited for.
 */
const LIMITS = {
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
/**
 * For tests that start processes or a browser. With a load of 30, a journey from the home page to the mail
 * takes 70 seconds, and importing the whole content into a new database as long.
 */
const PROCESS_LIMITS = { ...LIMITS, testTimeout: 120_000, hookTimeout: 180_000 };

/**
 * Modules read once, and the content with them, serve all files of a worker: most of the time went into
 * reading them.
 */
const TOGETHER = { isolate: false };

/**
 * The suites of `npm test`. Each is a project, so that one can be run by itself:
 * `npx vitest run --project unit`.
 */
export default defineConfig({
  test: {
    // By itself it leaves a core free, which of two cores would be half of them; and most of its time a
    // suite waits for a server or a browser.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...configDefaults.exclude, ...TESTS_WITH_MOCKS, ...DEMONSTRATION_TESTS],
          environment: 'node',
          ...LIMITS,
          ...TOGETHER,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'mocks',
          include: TESTS_WITH_MOCKS,
          environment: 'node',
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'demonstration',
          include: DEMONSTRATION_TESTS,
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          ...PROCESS_LIMITS,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'storage',
          include: ['test/storage/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          ...PROCESS_LIMITS,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts', 'test/support/filled-databases.ts'],
          ...PROCESS_LIMITS,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.ts'],
          ...PROCESS_LIMITS,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{e2e,no-javascript,accessibility}/**/*.test.ts'],
          environment: 'node',
          // Pages of one test that are looked at side by side.
          maxConcurrency: 2,
          globalSetup: ['test/support/site.ts'],
          ...PROCESS_LIMITS,
          ...TOGETHER,
        },
      },
    ],
  },
});
