/** A page that is kept shows a changed catalogue at once, with a backend inside the process or outside. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import type { TourRecord } from '../../backend/catalogue/records.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { findLayout, saveLayout } from '../../backend/storage/queries/layouts.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { readTourBatches } from '../../backend/storage/queries/tours.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import type { Layout } from '../../contract/layout.ts';
import type { PriceMap } from '../../domain/money.ts';
import { startBackendAlone, type BackendAlone } from '../support/backend-under-test.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { pathOfPage, travelPath, type SitePage } from '../support/site-paths.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { visit } from '../support/visit.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** A site for the tests of one group, over a database that they may change. */
function siteWithBackend(place: 'inside' | 'outside') {
  let folder: string;
  let backend: BackendAlone | null = null;
  let site: SiteProcess;
  let storage: Storage;
  beforeAll(async () => {
    folder = await newFilledFolder();
    const data = { DATA_FOLDER: folder };
    backend = place === 'outside' ? await startBackendAlone(data) : null;
    site = await startSite(backend ? { API_BASE_URL: backend.baseUrl } : data);
    storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
  });
  afterAll(async () => {
    await storage.close();
    await site.stop();
    await backend?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (path = '/') => visit('it', path, { port: site.port });

  async function changeLayout(legalMessage: string): Promise<void> {
    const layout = (await findLayout(storage.db, 'it')) as Layout;
    const changed = { ...layout, footer: { ...layout.footer, legalMessage } };
    await storage.inTransaction(async (transaction) => {
      await saveLayout(transaction, 'it', changed, Date.now());
      await bumpCatalogueVersion(transaction, Date.now());
    });
  }

  async function changePrices(travelId: string, price: PriceMap): Promise<void> {
    const tours: TourRecord[] = [];
    for await (const batch of readTourBatches(storage.db)) {
      tours.push(...batch.filter((tour) => tour.travelId === travelId));
    }
    await storage.inTransaction(async (transaction) => {
      const changed = tours.map((tour) => ({ ...tour, price, basePrice: price }));
      await saveTours(transaction, changed, Date.now());
      await bumpCatalogueVersion(transaction, Date.now());
    });
  }

  return {
    open,
    changeLayout,
    changePrices,
    port: () => site.port,
    stopBackend: () => backend?.stop(),
  };
}

type ChangingSite = ReturnType<typeof siteWithBackend>;

function followsChanges({ open, changeLayout }: ChangingSite): void {
  test('REL-04 a change shows in a page that was kept, and then that page is kept', async () => {
    await vi.waitFor(async () => {
      await open();
      expect((await open()).headers['cache-status']).toBe('html; hit');
    }, PATIENCE);
    for (const message of ['Message one', 'Message two']) {
      await changeLayout(message);
      // Within two seconds where the machine has nothing else to do.
      await vi.waitFor(async () => expect((await open()).text).toContain(message), PATIENCE);
      await vi.waitFor(async () => {
        const { headers, text } = await open();
        expect(headers['cache-status']).toBe('html; hit');
        expect(text).toContain(message);
      }, PATIENCE);
    }
  });
}

describe('with the backend inside', () => {
  const site = siteWithBackend('inside');
  const { open } = site;
  followsChanges(site);

  test('REL-04 TRV-06 a price shows on the pages of the travels that lead to it', async () => {
    const [travel] = CONTENT.travels;
    const path = travel ? travelPath(travel, 'it') : '';
    const related = async () =>
      byRole((await open(path)).text)
        .all('region')
        .find(({ attributes }) => attributes.id === 'related');
    await vi.waitFor(async () => {
      await related();
      expect((await open(path)).headers['cache-status']).toBe('html; hit');
    }, PATIENCE);
    const before = await related();
    const other = CONTENT.travels.find((one) =>
      before?.within.links.includes(travelPath(one, 'it')),
    );
    await site.changePrices(other?.id ?? '', { EUR: 123_400, GBP: 105_000, USD: 135_000 });
    await vi.waitFor(async () => expect((await related())?.text).toContain('1.234 €'), PATIENCE);
    expect(before?.text).not.toContain('1.234');
  });

  test('LAY-03 who is logged in is greeted alone, and no kept page changes by a byte', async () => {
    const { email, password, firstName, lastName } = DEMONSTRATION_ACCOUNT;
    const name = `${firstName} ${lastName}`;
    const browser = new CookieBrowser();
    const origin = `http://it.localhost:${site.port()}`;
    const form = await browser.visit(`${origin}/login?returnTo=%2Fviaggi`);
    expect((await browser.visit(form.url, { form: { email, password } })).text).toContain(name);
    const kinds: readonly SitePage[] = [
      'home',
      'travels',
      'search',
      'travel',
      'tour',
      'coordinator',
    ];
    for (const path of [...kinds.map((kind) => pathOfPage(kind, 'it')), '/legal/privacy']) {
      await vi.waitFor(async () => {
        await open(path);
        expect((await open(path)).headers['cache-status'], path).toBe('html; hit');
      }, PATIENCE);
      const before = await open(path);
      const own = await browser.visit(origin + path);
      expect(own.text, path).toContain(name);
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect(own.headers['cache-status']).toBeUndefined();
      const after = await open(path);
      expect(after.headers['cache-status'], path).toBe('html; hit');
      expect(after.body.equals(before.body), path).toBe(true);
    }
    expect((await browser.visit(`${origin}/viaggi.data`)).text).toContain(name);
    expect((await open('/viaggi.data')).text).not.toContain(name);
  });
});

describe('with the backend outside', () => {
  const site = siteWithBackend('outside');
  const { open } = site;
  followsChanges(site);

  test('REL-01 pages stand while the backend is away', async () => {
    await vi.waitFor(async () => {
      await open('/viaggi');
      expect((await open('/viaggi')).headers['cache-status']).toBe('html; hit');
    }, PATIENCE);
    const { text } = await open('/viaggi');
    await site.stopBackend();
    expect((await open('/viaggi')).text).toBe(text);
    expect((await open('/offerte')).status).toBe(503);
  });
});
