/**
 * Customers' HTML and CSS in the page of a real browser (CMS-03, SEC-06): a backend that sends nothing but
 * attacks, drawn by the server, and by the browser on a page that comes by a link.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { launchChromium } from '../support/chromium.ts';
import { ALL_CSS_ATTACKS } from '../support/css-attacks.ts';
import { ALL_HTML_ATTACKS } from '../support/html-attacks.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import type { StartedServer } from '../support/started-server.ts';
import { startStubBackend } from '../support/stub-backend.ts';
import { watchHarm, type HarmWatch } from '../support/watch-harm.ts';

const code = (id: string, html: string, customCss?: string) => ({
  id,
  blockType: 'wr-html',
  content: { html, ...(customCss !== undefined && { customCss }) },
});

/** In texts, which are in the page, in its head and in the state that scripts take over. */
const TEXT_ATTACK = '</script><script>hit()</script>\u2028\u2029<!--<script>"\\';
const OUTSIDE = '<p class="outside">Outside</p>';
const INK = 'rgb(1, 2, 3)';

const faqs = {
  id: 'faqs',
  blockType: 'faqs',
  content: {
    title: TEXT_ATTACK,
    groups: [{ title: TEXT_ATTACK, items: [{ question: TEXT_ATTACK, answer: TEXT_ATTACK }] }],
  },
};

const PAGES = {
  'attacks-start': { title: `Start ${TEXT_ATTACK}`, blocks: [faqs, code('out', OUTSIDE)] },
  'attacks-html': {
    title: 'HTML',
    blocks: [
      ...ALL_HTML_ATTACKS.map((html, index) => code(`html-${index}`, html)),
      code('out', OUTSIDE),
    ],
  },
  'attacks-css': {
    title: 'CSS',
    blocks: [
      ...ALL_CSS_ATTACKS.map((css, index) => code(`css-${index}`, '<p title="a">Text</p>', css)),
      code('out', OUTSIDE),
    ],
  },
  'styled-page': {
    title: 'Styled',
    customCss: `:root { color: ${INK} } .outside { position: fixed; text-align: end }`,
    blocks: [
      code('out', OUTSIDE),
      code('own', '<p class="own">Own</p>', `.own { color: ${INK}; margin-block-start: -900px }`),
    ],
  },
};
const BAR = {
  id: 'bar',
  message: 'A bar',
  customCss: `p { font-style: italic } ${ALL_CSS_ATTACKS[0]}`,
};

let backend: StartedServer;
let site: SiteProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let harm: HarmWatch;
const origin = () => `http://localhost:${site.port}`;

beforeAll(async () => {
  backend = await startStubBackend(PAGES, [BAR]);
  site = await startSite({ API_BASE_URL: backend.address });
  browser = await launchChromium();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  harm = await watchHarm(context);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await backend?.close();
});

/** Draws everything there is: blocks are taken over when they are seen. */
async function lookAtAll(): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 3_000) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** By its address, and then by a link from another page. */
async function openBoth(slug: string, look: () => Promise<void>): Promise<void> {
  const answer = await page.goto(`${origin()}/${slug}`, { waitUntil: 'load' });
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  await lookAtAll();
  await look();
  await page.goto(`${origin()}/attacks-start`, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__remixRouter') as { navigate: (to: string) => unknown };
    router.navigate(to);
  }, `/${slug}`);
  await page.waitForURL(`**/${slug}`);
  await page.locator('[data-block="out"]').waitFor();
  await lookAtAll();
  await look();
}

/** Colours and places of what stands outside of the blocks with styles. */
const outsideLooks = () =>
  page.evaluate(() =>
    ['html', 'body', 'header', 'main', '[data-block="out"] .outside'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is missing`;
      const { color, backgroundColor, position, display, fontSize } = getComputedStyle(element);
      return [selector, color, backgroundColor, position, display, fontSize].join(' ');
    }),
  );

describe('SEC-06 CMS-03 customers’ code in the page', () => {
  test('of all attacks in HTML nothing runs, loads, opens or is left', async () => {
    await openBoth('attacks-html', async () => {
      expect(harm.take()).toEqual([]);
      const left = await page.evaluate(() => {
        const found: string[] = [];
        for (const element of document.querySelectorAll('[data-block^="html-"] *')) {
          const { localName, attributes } = element;
          if (
            /^(script|style|svg|math|i?frame|object|embed|form|input|base|meta|link)$/.test(
              localName,
            )
          )
            found.push(localName);
          for (const { name } of attributes)
            if (/^(on|id$|name$|srcdoc|formaction)/.test(name)) found.push(`${localName} ${name}`);
        }
        return found;
      });
      expect(left).toEqual([]);
      // Each block is one child of the page, in its order: nothing has got out.
      await expect
        .poll(() => page.locator('main [data-block]').count())
        .toBe(ALL_HTML_ATTACKS.length + 1);
      expect(await page.locator('main [data-block] [data-block]').count()).toBe(0);
    });
  });

  test('of all attacks in CSS nothing loads, and nothing outside of the block changes', async () => {
    await page.goto(`${origin()}/attacks-start`, { waitUntil: 'load' });
    const before = await outsideLooks();
    await openBoth('attacks-css', async () => {
      expect(harm.take()).toEqual([]);
      await expect.poll(outsideLooks).toEqual(before);
      // Header and footer may be taken over at this moment: what stays is what counts.
      const faults = () =>
        page.evaluate(() => {
          const found: string[] = [];
          const judge = (rules: CSSRuleList): void => {
            for (const rule of rules) {
              if (rule instanceof CSSKeyframesRule) continue;
              if (rule instanceof CSSStyleRule) {
                for (const element of document.querySelectorAll(
                  rule.selectorText.replace(/::[\w-]+(\([^)]*\))?/g, ''),
                ))
                  if (!element.closest('[data-block^="css-"]')) found.push(rule.selectorText);
              } else if (rule instanceof CSSGroupingRule) judge(rule.cssRules);
              else found.push(rule.cssText);
            }
          };
          const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('page='));
          for (const sheet of sheets) judge(sheet.cssRules);
          for (const element of document.querySelectorAll('[data-block^="css-"] *')) {
            const { position } = getComputedStyle(element);
            if (position === 'fixed' || position === 'sticky') found.push(position);
          }
          const { width } = document.documentElement.getBoundingClientRect();
          if (document.documentElement.scrollWidth > width) found.push('the page is wider');
          // Where the header is, the header is seen.
          const header = document.querySelector('header');
          const box = header?.getBoundingClientRect();
          const top = box && document.elementFromPoint(box.x + 20, box.y + box.height / 2);
          if (!top || !header?.contains(top)) found.push('something covers the header');
          return sheets.length > 0 ? found : ['no stylesheet'];
        });
      await expect.poll(faults).toEqual([]);
    });
  });

  test('a page’s, a block’s and a bar’s own styles are there, by address and by link', async () => {
    await openBoth('styled-page', async () => {
      expect(harm.take()).toEqual([]);
      const own = page.locator('.own');
      await expect.poll(() => own.evaluate((element) => getComputedStyle(element).color)).toBe(INK);
      const outside = page.locator('.outside');
      const looks = () =>
        outside.evaluate((element) => {
          const { color, textAlign, position } = getComputedStyle(element);
          return { color, textAlign, position };
        });
      await expect.poll(looks).toEqual({ color: INK, textAlign: 'end', position: 'static' });
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(INK);
      const bar = page.getByText('A bar');
      const fontStyle = () => bar.evaluate((element) => getComputedStyle(element).fontStyle);
      await expect.poll(fontStyle).toBe('italic');
    });
  });
});

test('SEC-06 texts that end a script stay texts: in the head, in the page, in the state, in JSON-LD', async () => {
  const answer = await fetch(`${origin()}/attacks-start`);
  const source = await answer.text();
  const scripts = [...source.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(source.match(/<script\b/g)).toHaveLength(scripts.length);
  for (const [, attributes = '', body = ''] of scripts) {
    expect(body).not.toMatch(/<!--|<script|[\u2028\u2029]/);
    if (attributes.includes('ld+json')) expect(() => JSON.parse(body)).not.toThrow();
  }
  expect(scripts.map(([script]) => script).join()).toContain('\\u003c/script\\u003e');
  await page.goto(`${origin()}/attacks-start`, { waitUntil: 'load' });
  await hydrated(page);
  expect(harm.take()).toEqual([]);
  expect(await page.title()).toContain(TEXT_ATTACK.replace(/\s+/g, ' ').slice(0, 20));
  const text = await page.locator('[data-block="faqs"]').textContent();
  expect(text).toContain(TEXT_ATTACK);
});
