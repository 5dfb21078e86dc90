/** A site whose proxy, any client of this machine, tells the visitor's country, with flags of its own. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { newFilledFolder } from './filled-data.ts';
import { startSite, type SiteProcess } from './site-process.ts';

export const COUNTRY_HEADER = 'x-country';

/**
 * For a file of tests: it runs while they do.
 * @param flags what the flag file says
 */
export function siteBehindProxy(flags: object): { readonly port: number } {
  let folder: string;
  let site: SiteProcess;
  beforeAll(async () => {
    folder = await newFilledFolder();
    const file = join(folder, 'flags.json');
    await writeFile(file, JSON.stringify(flags));
    site = await startSite({
      DATA_FOLDER: folder,
      FLAGS_FILE: file,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      COUNTRY_HEADER,
    });
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get port() {
      return site.port;
    },
  };
}
