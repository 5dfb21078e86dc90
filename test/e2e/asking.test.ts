/** Asking in one's own words (AI-01) by keyboard alone, with scripts and without. */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { testBrowser } from '../support/browser.ts';
import { findBarriers } from '../support/barriers.ts';
import { arriveAt } from '../support/journey.ts';
import { startKeyboardJourney } from '../support/keyboard.ts';

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
