/**
 * Header and footer as islands (LAY-01): their code comes with the first sign of a person, and nothing that
 * one does before is lost.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { mainHydrated, PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { codeOf, comeEarly, isTheSameDocument } from '../support/early-visitor.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARKET: MarketId = 'de';
const CODE = 'app/layout/frame-parts.tsx';
const MENU = unfoldingMenu(MARKET);

/** A visitor of a page whose main part has been taken over, and who has done nothing yet. */
async function comeTo(path: string, options: VisitorOptions = {}) {
  const visitor = await browser.visitor(MARKET, options);
  const early = await comeEarly(visitor, path, CODE);
  return { ...visitor, ...early, visitor };
}

const linkOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: MENU.link, exact: true });

describe('LAY-01 header and footer as the server has drawn them', () => {
  test('their code is fetched with the first sign of a person, and their nodes stay', async () => {
    const { page, asked, letCodeGo, takeProblems, leave } = await comeTo(pathOf('travels', MARKET));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const parts = await page.locator('header, footer, header a, footer a').elementHandles();
    await page.mouse.move(300, 500);
    await expect.poll(() => asked.length).toBe(1);
    letCodeGo();
    const isTaken = () =>
      page.evaluate(() =>
        ['header', 'footer'].every((name) =>
          Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react')),
        ),
      );
    await expect.poll(isTaken).toBe(true);
    for (const part of parts) expect(await part.evaluate((node) => node.isConnected)).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-06 a panel opens for the pointer that rests on it already', async () => {
    const { page, asked, letCodeGo, takeProblems, leave } = await comeTo(pathOf('travels', MARKET));
    await page.getByRole('banner').locator('summary:visible', { hasText: MENU.label }).hover();
    await expect.poll(() => asked.length).toBe(1);
    letCodeGo();
    await linkOf(page).waitFor();
    await page.mouse.move(10, 850);
    await linkOf(page).waitFor({ state: 'hidden' });
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-06 a menu that was opened before stays open, and closes on Escape', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo(pathOf('travels', MARKET));
    const menu = page.getByRole('banner').locator('summary:visible', { hasText: MENU.label });
    await menu.click();
    await linkOf(page).waitFor();
    letCodeGo();
    await expect
      .poll(() => menu.evaluate((node) => node.parentElement?.dataset.phase))
      .toBe('open');
    await page.keyboard.press('Escape');
    await linkOf(page).waitFor({ state: 'hidden' });
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-04 SRCH-01 a press on the search opens it over the page once it can', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo(pathOf('travels', MARKET), {
      viewport: PHONE,
    });
    const t = await wordsOf(MARKET);
    const address = page.url();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout:header.search') })
      .click();
    letCodeGo();
    await page.getByRole('dialog', { name: t('search:title') }).waitFor();
    expect(page.url()).toBe(address);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-11 a link opens its modal over the page, in the same document', async () => {
    const { page, visitor, letCodeGo, takeProblems, leave } = await comeTo(
      pathOf('travels', MARKET),
    );
    const t = await wordsOf(MARKET);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout:modal.country') })
      .click();
    await page.locator('dialog[data-modal=language]').waitFor();
    letCodeGo();
    await page.keyboard.press('Escape');
    await page.locator('dialog[data-modal=language]').waitFor({ state: 'detached' });
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('A11Y-02 used by keyboard no panel opens for a pointer that was left there', async () => {
    const { page, asked, letCodeGo, takeProblems, leave } = await comeTo(pathOf('travels', MARKET));
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('banner').locator('summary:visible', { hasText: MENU.label }).focus();
    letCodeGo();
    const isTaken = () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
    await expect.poll(isTaken).toBe(true);
    expect(await linkOf(page).isVisible()).toBe(false);
    expect(takeProblems()).toEqual([]);
    await leave();
  });
});

test('LAY-01 where their code never comes, links lead on, and every page has its own header', async () => {
  const visitor = await browser.visitor(MARKET);
  const { page } = visitor;
  await page.route(`**${codeOf(CODE)}`, (route) => route.abort());
  await page.goto(originOf(MARKET) + '/', { waitUntil: 'load' });
  await mainHydrated(page);
  const target = pathOf('travels', MARKET);
  await page.getByRole('contentinfo').locator(`a[href="${target}"]`).first().click();
  await page.waitForURL((url) => url.pathname === target);
  await page.locator(`a[href="${target}"][aria-current=page]`).first().waitFor();
  await visitor.leave();
});
