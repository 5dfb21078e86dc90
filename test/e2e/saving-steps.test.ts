/** The steps of a visitor who saves something or wants an alert, with scripts: in modals over the page (WISH-02, NTFY-01). */
import { expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { expectHydrated } from '../support/blocks-in-page.ts';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import {
  arriveAt,
  mailedCode,
  newAddress,
  startJourney,
  type Journey,
} from '../support/journey.ts';
import {
  dialogOf,
  expectClosed,
  expectModal,
  narrowModal,
  stepsOf,
} from '../support/opened-modal.ts';
import { gatheringTour, pathOfPage, tourPath } from '../support/site-paths.ts';

const browser = testBrowser();
const newJourney = async (marketId: MarketId): Promise<Journey> =>
  startJourney(await browser.visitor(marketId));

const fieldOf = ({ page, t }: Journey, label: string) =>
  dialogOf(page).getByRole('textbox', { name: t(label), exact: true });
const buttonOf = ({ page, t }: Journey, name: string) =>
  dialogOf(page).getByRole('button', { name: t(name), exact: true });

async function typeAddress(journey: Journey, email: string): Promise<void> {
  const field = fieldOf(journey, 'saving:email.label');
  await expectFocus(field);
  await field.fill(email);
  await buttonOf(journey, 'saving:email.send').click();
}

/** A new address, from the first step to the one of the code. */
async function askForCode(journey: Journey, email: string, path: string): Promise<void> {
  await typeAddress(journey, email);
  await arriveAt(journey, path, { modal: 'wishlist-steps', step: 'new' });
  await buttonOf(journey, 'saving:new.send').click();
  await dialogOf(journey.page).getByRole('alert').getByRole('link').waitFor();
  await dialogOf(journey.page).getByLabel(journey.t('saving:new.decline')).check();
  await buttonOf(journey, 'saving:new.send').click();
  await arriveAt(journey, path, { modal: 'verification-code', step: 'code' });
  await expectFocus(fieldOf(journey, 'saving:code.label'));
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('WISH-02 CODE-02 LAY-10 A11Y-02 from the heart to the code and the end the page stays', async () => {
  const journey = await newJourney('it');
  const { page, visitor, t } = journey;
  const path = pathOfPage('travel', 'it');
  const email = newAddress();
  await visitor.open(path);
  const steps = await stepsOf(page);
  await narrowModal(journey).click();
  await askForCode(journey, email, path);
  expect(await stepsOf(page)).toBe(steps + 1);
  const field = fieldOf(journey, 'saving:code.label');
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');

  // Closed, or left by going back, it is where it was.
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await expectFocus(narrowModal(journey));
  await narrowModal(journey).click();
  await expectFocus(field);
  await page.goBack();
  await expectClosed(journey);
  await page.goForward();
  await expectFocus(field);
  await page.reload();
  await expectModal(page);
  await expectFocus(field);

  const code = await mailedCode(visitor.context, email);
  visitor.takeProblems();
  await field.fill(wrongFor(code));
  await buttonOf(journey, 'saving:code.save').click();
  await dialogOf(page).getByRole('alert').getByText(t('saving:problem.wrong')).waitFor();
  expect(await field.inputValue()).toBe(wrongFor(code));
  for (const problem of visitor.takeProblems()) expect(problem).toMatch(/\b400\b/);

  // As people paste it.
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await buttonOf(journey, 'saving:code.save').click();
  await arriveAt(journey, path, { modal: 'wishlist-steps', step: 'done' });
  await dialogOf(page)
    .getByRole('heading', { name: t('saving:done.item') })
    .waitFor();
  await dialogOf(page).getByText(t('saving:done.lastStep')).waitFor();
  await dialogOf(page)
    .getByRole('link', { name: t('saving:done.back') })
    .click();
  await expectClosed(journey);
  expect(visitor.takeProblems()).toEqual([]);
});

test('WISH-02 NTFY-01 over a list, and for the alert of a departure with the same address', async () => {
  const journey = await newJourney('de');
  const { page, visitor, t } = journey;
  const list = pathOf('travels', 'de');
  const email = newAddress();
  await visitor.open(list);
  const heart = page.getByRole('main').locator('[data-opens="wishlist-steps"]').first();
  await expectHydrated(heart);
  await heart.click();
  await askForCode(journey, email, list);
  await fieldOf(journey, 'saving:code.label').fill(await mailedCode(visitor.context, email));
  await page.keyboard.press('Enter');
  await arriveAt(journey, list, { step: 'done' });
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await arriveAt(journey, list, { modal: null, step: null, travelId: null });
  await expectFocus(heart);

  const tour = tourPath(gatheringTour(), 'de');
  await visitor.open(tour);
  await page.getByRole('link', { name: t('travel:modal.news') }).click();
  const offer = t('modals:notificationOptIn.type.TOUR_CONFIRMED.button');
  await dialogOf(page).getByRole('link', { name: offer }).click();
  // There is an account now; the address that was typed last is there.
  const address = fieldOf(journey, 'saving:email.label');
  await expect.poll(() => address.inputValue()).toBe(email);
  await typeAddress(journey, email);
  await arriveAt(journey, tour, { modal: 'verification-code', alert: 'TOUR_CONFIRMED' });
  await fieldOf(journey, 'saving:code.label').fill(await mailedCode(visitor.context, email));
  await buttonOf(journey, 'saving:code.turnOn').click();
  await dialogOf(page)
    .getByRole('heading', { name: t('saving:done.alert') })
    .waitFor();
  await page.keyboard.press('Escape');
  await arriveAt(journey, tour, { modal: null, alert: null });
});

test('CODE-01 used-up attempts lead back to the address, which is still there', async () => {
  const journey = await newJourney('en-WE');
  const { page, visitor, t } = journey;
  const path = pathOfPage('travel', 'en-WE');
  const email = newAddress();
  await visitor.open(path);
  await narrowModal(journey).click();
  await askForCode(journey, email, path);
  const field = fieldOf(journey, 'saving:code.label');
  await field.fill(wrongFor(await mailedCode(visitor.context, email)));
  const refused = dialogOf(page).getByRole('alert');
  for (let tries = 0; tries < 4; tries += 1) {
    const isAnswered = page.waitForResponse((response) => response.request().method() === 'POST');
    await buttonOf(journey, 'saving:code.save').click();
    await isAnswered;
    await refused.getByText(t('saving:problem.wrong')).waitFor();
  }
  await buttonOf(journey, 'saving:code.save').click();
  await refused.getByText(t('saving:problem.usedUp')).waitFor();
  await expectFocus(refused);
  expect(await fieldOf(journey, 'saving:email.label').inputValue()).toBe(email);
  await arriveAt(journey, path, { modal: 'wishlist-steps', step: 'email', problem: 'usedUp' });
});
