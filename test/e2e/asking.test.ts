/** Asking in one's own words (AI-01) by keyboard alone, with scripts and without. */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { testBrowser } from '../support/browser.ts';
import { findBarriers } from '../support/barriers.ts';
import { arriveAt } from '../support/journey.ts';
import { startKeyboardJourney } from '../support/keyboard.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

test.each(['on', 'off'] as const)(
  'AI-01 A11Y-02 in en-WE from the search to a question, its filters and the search again, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor('en-WE', { scripts });
    const journey = await startKeyboardJourney(visitor);
    const { page, t } = journey;
    const path = pathOf('search-ai', 'en-WE');
    await visitor.open(pathOf('search', 'en-WE'));
    await journey.press(
      page.getByRole('main').getByRole('link', { name: t('listing:search.ask') }),
    );
    await arriveAt(journey, path);

    const field = page.getByRole('textbox', { name: t('ask:form.label') });
    await journey.write(field, 'Japan or Vietnam, no beaches');
    await journey.press(page.getByRole('button', { name: t('ask:form.send') }));
    const asked = { question: 'Japan or Vietnam, no beaches' };
    await arriveAt(journey, path, asked);
    await page.getByText(t('ask:results.count', { count: 2 }), { exact: true }).waitFor();
    // What axe does waits for timers, which a page without scripts has none of.
    if (scripts === 'on') expect((await findBarriers(page, 'all')).found).toEqual([]);

    const remove = (name: string) =>
      page.getByRole('link', { name: `${t('listing:filter.remove')} ${name}`, exact: true });
    await journey.press(remove('Japan'));
    await arriveAt(journey, path, { ...asked, adjusted: 'true', 'destinationId[]': 'VNM' });
    await remove('Japan').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(asked.question);

    await journey.press(page.getByRole('link', { name: `${t('listing:filter.change')} Vietnam` }));
    await arriveAt(journey, pathOf('search', 'en-WE'), { 'destinationId[]': 'VNM' });
    expect([...journey.unseen]).toEqual([]);
  },
);

test('AI-01 Enter sends a question, and what is typed while its answer loads stays', async () => {
  const { page, open } = await browser.visitor('en-WE');
  const t = await wordsOf('en-WE');
  await open(pathOf('search-ai', 'en-WE'));
  const field = page.getByRole('textbox', { name: t('ask:form.label') });
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route(
      ({ searchParams }) => searchParams.get('question')?.startsWith('Japan or') ?? false,
      async (route) => {
        resolve();
        await new Promise<void>((release) => (answer = release));
        await route.continue();
      },
    );
  });
  await field.pressSequentially('Japan or');
  await field.press('Shift+Enter');
  await field.pressSequentially('Vietnam');
  await field.press('Enter');
  await isAsked;
  await field.pressSequentially(', no beaches');
  answer();
  const status = page.getByRole('status').filter({ hasText: /[1-9]/ });
  await status.waitFor();
  expect(await field.inputValue()).toBe('Japan or\nVietnam, no beaches');
  expect(await status.textContent()).toBe(t('ask:results.count', { count: 2 }));

  // An example takes the place of a text that nobody went on with.
  await page.getByRole('link', { name: t('ask:form.clear') }).click();
  await status.waitFor({ state: 'detached' });
  const example = page.locator('main a[href*="?question="]').first();
  const address = new URL((await example.getAttribute('href')) ?? '', page.url());
  await example.click();
  await page.waitForURL(({ search }) => search === address.search);
  await status.waitFor();
  expect(await field.inputValue()).toBe(address.searchParams.get('question'));
});
