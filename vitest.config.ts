import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

const DEMONSTRATION_TESTS = ['packages/demonstration/**/*.test.ts'];
const UNIT_TESTS = [
  '{domain,contract,customer-code,config,edge,backend,app,packages,scripts}/**/*.test.{ts,tsx}',
];
/** What they put in a module's place must not reach other files. */
const TESTS_WITH_MOCKS = [
  'app/api/request-api.server.test.ts',
  'app/custom-styles/custom-styles.test.ts',
  'app/layout/layout.server.test.ts',
  'app/pages/page-route.server.test.ts',
  'app/routes/dev.blocks.test.ts',
];

/**
 * For what a loaded machine takes its time for; vitest's own are a second and five. A test's limit is beyond
 * all that is waited for within it, so that a wait that ends in vain says itself what it was for.
 */
const PATIENT = {
  expect: { poll: { timeout: 50_000 } },
  testTimeout: 300_000,
  hookTimeout: 400_000,
};

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
          ...PATIENT,
          ...TOGETHER,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'mocks',
          include: TESTS_WITH_MOCKS,
          environment: 'node',
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'demonstration',
          include: DEMONSTRATION_TESTS,
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          ...PATIENT,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'storage',
          include: ['test/storage/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          ...PATIENT,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts', 'test/support/filled-databases.ts'],
          ...PATIENT,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.ts'],
          ...PATIENT,
          ...TOGETHER,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{e2e,no-javascript,accessibility}/**/*.test.ts'],
          environment: 'node',
          // Those that needed it are named at the end (decision 0047).
          retry: 1,
          globalSetup: ['test/support/site.ts'],
          ...PATIENT,
          ...TOGETHER,
        },
      },
    ],
  },
});
