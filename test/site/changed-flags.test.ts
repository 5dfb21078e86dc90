/** A flag of the file changes pages that are kept, without a restart, and only where it is on. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { spawnSite, startSite, type SiteProcess } from '../support/site-process.ts';
import { visit } from '../support/visit.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const FIELD = /name="travelsUnless"/;

describe('API-05 a flag of the file', () => {
  let folder: string;
  let file: string;
  let site: SiteProcess;
  const write = (flag: unknown) => writeFile(file, JSON.stringify({ 'search-travels-tab': flag }));
  beforeAll(async () => {
    folder = await newFilledFolder();
    file = join(folder, 'flags.json');
    await write({ isOn: false });
    site = await startSite({ FLAGS_FILE: file, DATA_FOLDER: folder });
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const open = (market: MarketId, path: string) => visit(market, path, { port: site.port });
  /** The page is there to be kept, and was asked for until it was. */
  const kept = (market: MarketId, path: string, isOn: boolean) =>
    vi.waitFor(async () => {
      const { headers, text } = await open(market, path);
      expect(headers['cache-status']).toBe('html; hit');
      expect(FIELD.test(text)).toBe(isOn);
    }, PATIENCE);

  test('SRCH-15 SRCH-16 turns the tab on in its market alone, and off again, on pages that were kept', async () => {
    await kept('it', '/', false);
    await kept('it', '/cerca', false);
    await write({ isOn: false, rules: [{ markets: ['it'], isOn: true }] });
    await kept('it', '/', true);
    await kept('it', '/cerca', true);
    await kept('de', '/', false);
    // What the form sends then leads to travels.
    const sent = await open('it', '/cerca?textSearch=&where=JPN&month=&travelsUnless=-');
    expect(sent.status).toBe(302);
    expect(sent.headers.location).toMatch(/^\/cerca\?tab=travels/);
    // The router's own question, too, as a client navigation asks it.
    const data = await open('it', '/_root.data');
    expect(data.text).toContain('search-travels-tab');
    await write({ isOn: false });
    await kept('it', '/', false);
  });
});

test('API-05 a wrong flag file at the start ends the process with one line that names the field', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cordata-flags-'));
  const file = join(folder, 'flags.json');
  await writeFile(file, '{"search-engine":{"isOn":"yes"}}');
  const site = await spawnSite({ FLAGS_FILE: file });
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(/flags\.json: search-engine\.isOn: /);
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
