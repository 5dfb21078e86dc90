import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * The suites of `npm test`. Each is a project, so that one can be run by itself:
 * `npx vitest run --project unit`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{domain,contract,config,edge,backend,app,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'storage',
          include: ['test/storage/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{e2e,no-javascript,accessibility}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One Chromium after the other: two cores, and the server wants one of them.
          fileParallelism: false,
        },
      },
    ],
  },
});
