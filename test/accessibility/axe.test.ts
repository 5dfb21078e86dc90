/** WCAG 2.2 AA by axe: every kind of page in every market, narrow and wide, light and dark. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { DESKTOP, PHONE, shareOut, testBrowser, type Scripts } from '../support/browser.ts';
import { pathOfPage, PRESENT_PAGES, type SitePage } from '../support/site-paths.ts';
import { findBarriers, type RuleSet } from '../support/barriers.ts';
import { faintWords } from '../support/picture-contrast.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

/** For the many pages of one test, on a machine with other work to do. */
const LONG = { timeout: 400_000 };

/** Further states and further pages of a kind, looked at in the markets with the shortest and longest words. */
const STATES: readonly SitePage[] = [
  'travels',
  'sales',
  'area',
  'search for travels',
  'search with filters',
  'search without results',
  'tour that gathers people',
  'booking sent',
];
const KINDS = PRESENT_PAGES.filter((page) => !STATES.includes(page));
const MARKETS_OF_STATES: readonly MarketId[] = ['de', 'en-US'];

interface Look {
  readonly viewport: typeof PHONE;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: RuleSet;
}

const IN_LIGHT: readonly Look[] = [
  { viewport: DESKTOP, colorScheme: 'light', rules: 'all' },
  { viewport: PHONE, colorScheme: 'light', rules: 'all' },
];
/** The dark scheme changes colours and nothing else. */
const IN_THE_DARK: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'dark', rules: 'colours' },
  { viewport: DESKTOP, colorScheme: 'dark', rules: 'colours' },
];

test.each(MARKET_IDS)('A11Y-01 no barrier on any kind of page of %s', LONG, async (marketId) => {
  const pages = MARKETS_OF_STATES.includes(marketId) ? PRESENT_PAGES : KINDS;
  await expectNoBarriers({ pages, marketId, scripts: 'on', looks: [...IN_LIGHT, ...IN_THE_DARK] });
});

test.each(MARKETS_OF_STATES)(
  'A11Y-01 no barrier on any page of %s where no script arrives',
  LONG,
  async (marketId) => {
    await expectNoBarriers({ pages: PRESENT_PAGES, marketId, scripts: 'lost', looks: IN_LIGHT });
  },
);

async function expectNoBarriers(parts: {
  readonly pages: readonly SitePage[];
  readonly marketId: MarketId;
  readonly scripts: Scripts;
  readonly looks: readonly Look[];
}): Promise<void> {
  const { pages, marketId, scripts, looks } = parts;
  const found: string[] = [];
  const newVisitor = () => browser.visitor(marketId, { scripts });
  await shareOut(pages, newVisitor, async (visitor, page) => {
    await visitor.open(pathOfPage(page, marketId));
    for (const look of looks) found.push(...(await barriersOf(visitor.page, page, look)));
  });
  expect(found.join('\n')).toBe('');
}

async function barriersOf(page: Page, name: SitePage, look: Look): Promise<string[]> {
  const { viewport, colorScheme, rules } = look;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const { found, onPictures } = await findBarriers(page, rules);
  const problems = [...found, ...(await faintWords(page, onPictures))];
  return problems.map((text) => `${name}, ${viewport.width} px, ${colorScheme}: ${text}`);
}
