/** Forms that come back with what is wrong with them, as GOV.UK has them: with scripts and without. */
import { expect, test } from 'vitest';
import { CHAT_PATH } from '../../contract/chat-paths.ts';
import { NEWSLETTER_PATH } from '../../contract/newsletter-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { findBarriers } from '../support/barriers.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { bookableTour, pathOfPage, travelOf } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

/** By name: the page, its form's button, and the fields that the summary leads to when it is sent as it is. */
const FORMS: Readonly<
  Record<string, readonly [path: (marketId: MarketId) => string, button: string, ids: string[]]>
> = {
  'a request for seats': [
    (marketId) => pathOfPage('booking start', marketId),
    'enquiry:form.send',
    ['enquiry-fullName', 'enquiry-email'],
  ],
  'the newsletter': [() => NEWSLETTER_PATH, 'newsletter:form.send', ['subscribe-email']],
  'the wishlist': [
    () => `/saved/steps?travelId=${travelOf(bookableTour()).id}`,
    'saving:email.send',
    ['saving-email'],
  ],
  'the chat': [() => CHAT_PATH, 'modals:chatbot.ask', ['chat-question']],
};

test.each([
  ['a request for seats', 'it', 'on'],
  ['a request for seats', 'fr', 'off'],
  ['the newsletter', 'en-WE', 'on'],
  ['the newsletter', 'es', 'off'],
  ['the wishlist', 'fr', 'on'],
  ['the wishlist', 'de', 'off'],
  ['the chat', 'it', 'on'],
  ['the chat', 'en-US', 'off'],
] as const)(
  'A11Y-01 BOOK-01 what is wrong with %s is said above it and leads to the fields, %s, scripts %s',
  async (name, marketId, scripts) => {
    const visitor = await browser.visitor(marketId, { scripts, viewport: PHONE });
    const { page } = visitor;
    const t = await wordsOf(marketId);
    const [path, button, ids] = FORMS[name] ?? [];
    if (!path || !button) throw new Error(`No form ${name}`);
    await visitor.open(path(marketId));
    const title = await page.title();
    await page
      .getByRole('main')
      .getByRole('button', { name: t(button), exact: true })
      .click();

    const summary = page.getByRole('main').getByRole('alert');
    await summary.getByRole('heading', { name: t('layout:form.problem') }).waitFor();
    await expectFocus(summary);
    await expect.poll(() => summary.evaluate(isInView)).toBe(true);
    expect(await page.title()).toContain(title.replace(/ \|.*/, ''));
    expect((await page.title()).startsWith(`${t('layout:form.titlePrefix')} `)).toBe(true);

    const links = summary.getByRole('link');
    expect(await links.count()).toBe(ids?.length);
    for (const [place, id] of (ids ?? []).entries()) {
      const link = links.nth(place);
      const field = page.locator(`#${id}`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expectFocus(field);
      const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
      const said = await page.locator(`#${describedBy.split(' ').at(-1)}`).textContent();
      expect(said).toBe(await link.textContent());
      await summary.waitFor();
    }
    // axe itself needs them.
    if (scripts === 'on') expect((await findBarriers(page, 'all')).found).toEqual([]);
  },
);

test('A11Y-01 MEET-01 days that are none are said above the search for meet-ups, and the title says so', async () => {
  const visitor = await browser.visit('it', `${pathOf('events-wemeet', 'it')}?from=31-31`, {
    viewport: PHONE,
  });
  const { page } = visitor;
  const t = await wordsOf('it');
  const links = page.getByRole('alert').getByRole('link');
  expect(await links.count()).toBe(1);
  await expectFocus(page.getByRole('alert'));
  await links.click();
  await expectFocus(page.locator('#wemeet-from'));
  expect(await page.title()).toContain(t('layout:form.titlePrefix'));
  await page.getByRole('link', { name: t('meetups:when.any'), exact: true }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).not.toContain(t('layout:form.titlePrefix'));
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
