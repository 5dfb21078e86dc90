/** WCAG 2.2 AA by axe: every kind of page in every market, narrow and wide, light and dark. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import {
  DESKTOP,
  PHONE,
  shareOut,
  testBrowser,
  type Scripts,
  type Visitor,
} from '../support/browser.ts';
import { pathOfPage, PRESENT_PAGES, type SitePage } from '../support/site-paths.ts';
import { findBarriers } from '../support/barriers.ts';
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

test.each(MARKET_IDS)('A11Y-01 no barrier on any kind of page of %s', LONG, async (marketId) => {
  const pages = MARKETS_OF_STATES.includes(marketId) ? PRESENT_PAGES : KINDS;
  await expectNoBarriers(pages, marketId, 'on');
});

describe('where no script arrives', () => {
  test.each(MARKETS_OF_STATES)('A11Y-01 no barrier on any page of %s', LONG, async (marketId) => {
    await expectNoBarriers(PRESENT_PAGES, marketId, 'lost');
  });
});

async function expectNoBarriers(
  pages: readonly SitePage[],
  marketId: MarketId,
  scripts: Scripts,
): Promise<void> {
  const found: string[] = [];
  const newVisitor = () => browser.visitor(marketId, { scripts });
  await shareOut(pages, newVisitor, async (visitor, page) => {
    await visitor.open(pathOfPage(page, marketId));
    found.push(...(await barriersInEachLight(visitor, page)));
  });
  expect(found.join('\n')).toBe('');
}

async function barriersInEachLight({ page }: Visitor, name: SitePage): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const barriers = await findBarriers(page);
      const problems = [...barriers.found, ...(await faintWords(page, barriers.onPictures))];
      found.push(
        ...problems.map((text) => `${name}, ${viewport.width} px, ${colorScheme}: ${text}`),
      );
    }
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
