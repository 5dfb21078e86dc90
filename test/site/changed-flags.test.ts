/** A flag of the file changes pages that are kept, without a restart, and only where it is on. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEVICE_COOKIE } from '../../contract/device-cookie.ts';
import type { MarketId } from '../../domain/market.ts';
import { flagOfFile, parseFlagFile } from '../../edge/flags/file-flag-provider.ts';
import { byRole } from '../support/by-role.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { spawnSite, startSite, type SiteProcess } from '../support/site-process.ts';
import { visit } from '../support/visit.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const hasField = (text: string) => byRole(text).fields('travelsUnless').length > 0;

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
      expect(hasField(text)).toBe(isOn);
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

  test('for a share of the visitors is two kept pages, each the same for all of its share', async () => {
    const flag = { isOn: false, rules: [{ percentage: 50, isOn: true }] };
    await write(flag);
    const file = parseFlagFile(JSON.stringify({ 'search-travels-tab': flag }));
    const place = { url: 'http://de.localhost/', market: 'de', country: 'DE' } as const;
    const isIn = (deviceId: string) =>
      flagOfFile(file, 'search-travels-tab', { ...place, visitor: { country: null, deviceId } });
    const come = (deviceId: string) =>
      visit('de', '/', { port: site.port, headers: { cookie: `${DEVICE_COOKIE}=${deviceId}` } });
    const devices = Array.from({ length: 24 }, () => randomUUID());
    const shares = [devices.filter(isIn), devices.filter((device) => !isIn(device))];
    for (const [index, share] of shares.entries()) {
      const [first = ''] = share;
      await vi.waitFor(async () => {
        const { headers, text } = await come(first);
        expect([headers['cache-status'], hasField(text)]).toEqual(['html; hit', index === 0]);
      }, PATIENCE);
    }
    const texts = await Promise.all(
      shares.map(async (share) => {
        const answers = await Promise.all(share.map(come));
        expect(new Set(answers.map(({ headers }) => headers['cache-status']))).toEqual(
          new Set(['html; hit']),
        );
        return new Set(answers.map(({ text }) => text));
      }),
    );
    expect(texts.map(({ size }) => size)).toEqual([1, 1]);
    // Who has no id yet is in no share.
    expect(texts[1]).toContain((await open('de', '/')).text);
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
