/** Global set-up of the suites that visit the site: one process for all of them. */
import type { TestProject } from 'vitest/node';
import { fillForToday } from './filled-data.ts';
import { startSite } from './site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sitePort: number;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const forgetToday = await fillForToday();
  const site = await startSite();
  project.provide('sitePort', site.port);
  return async () => {
    await site.stop();
    await forgetToday();
  };
}
