/** `npm run dev` shows a change while you look: in a copy of the project, in a browser, without a reload. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { launchChromium } from '../support/chromium.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.git', 'build', 'data', 'test']);
const FOOTER = 'app/layout/footer.tsx';
/** Vite makes each module when it is first asked for. */
const FIRST_LOAD_MS = 100_000;
const STYLE = 'app/styles/base.css.ts';

let folder: string;
let site: SiteProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordata-dev-'));
  await cp(PROJECT_FOLDER, folder, {
    recursive: true,
    filter: (source) => {
      const [top = ''] = relative(PROJECT_FOLDER, source).split(sep);
      return !LEFT_OUT.has(top);
    },
  });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'), 'dir');
  site = await startSite({ NODE_ENV: 'development' }, { folder });
  // To make pictures takes longer than the page.
  browser = await launchChromium({ args: ['--blink-settings=imagesEnabled=false'] });
  page = await browser.newPage();
  page.setDefaultTimeout(FIRST_LOAD_MS);
  await page.goto(`http://localhost:${site.port}/`, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function change(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

const isTheSamePage = () => page.evaluate(() => 'isTheSamePage' in window);

test('a changed component is drawn anew in the page that is open', async () => {
  await change(FOOTER, '<footer', '<footer data-changed=""');
  await page.locator('footer[data-changed]').waitFor();
  expect(await isTheSamePage()).toBe(true);
});

test('a changed style is seen in the page that is open', async () => {
  await change(STYLE, 'background: vars.color.background', "background: '#00ff00'");
  await page.waitForFunction(
    () => getComputedStyle(document.body).backgroundColor === 'rgb(0, 255, 0)',
  );
  expect(await isTheSamePage()).toBe(true);
});
