/** A conversation on its own page and over another page, by keyboard, and no barrier in any of its states (CHAT-01). */
import { expect, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { loseForms } from '../support/lost-answers.ts';
import { travelOfId } from '../support/site-content.ts';
import { travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

const JAPAN = travelOfId('japan-tokyo-kyoto');
const QUESTIONS = ['Was kostet die Reise nach Japan?', 'und im April?', 'Was ist 17 mal 23?'];

test.each([
  ['on', '/?modal=chatbot'],
  ['on', '/chat'],
  ['off', '/?modal=chatbot'],
] as const)('CHAT-01 LAY-10 A11Y-01 A11Y-02 scripts %s, from %s', async (scripts, address) => {
  const visitor = await browser.visitor('de', { scripts, viewport: PHONE });
  const { page } = visitor;
  const t = await wordsOf('de');
  await visitor.open(address);
  const place = page.getByRole(address === '/chat' ? 'main' : 'dialog');
  const expectNoBarrier = async () => {
    if (scripts === 'on') expect((await findBarriers(page, 'markup')).found).toEqual([]);
  };
  const field = page.getByRole('textbox', { name: t('modals:chatbot.question') });
  const turns = page.locator('[role=log] > ol > li');
  await place.getByRole('link', { name: t('modals:chatbot.wish.all') }).waitFor();
  // Over a page the question can be typed at once.
  if (scripts === 'on' && address !== '/chat')
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await expectNoBarrier();

  for (const [count, question] of QUESTIONS.entries()) {
    await field.fill(question);
    await field.press('Enter');
    await turns.nth(count).waitFor();
    expect(await turns.count()).toBe(count + 1);
    await expect.poll(() => field.inputValue()).toBe('');
    await expectNoBarrier();
  }
  if (scripts === 'off') expect(new URL(page.url()).pathname).toBe('/chat');
  else expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  const [price, april, unknown] = await turns.all();
  await price?.getByText(t('modals:chatbot.trip.price'), { exact: true }).waitFor();
  expect(await april?.getByRole('link', { name: /April 2027/ }).count()).toBeGreaterThan(0);
  await unknown?.getByText(t('modals:chatbot.unknown.people')).waitFor();

  await field.fill(' ');
  await field.press('Enter');
  await page.getByRole('alert').getByText(t('modals:chatbot.problem.missing')).waitFor();
  expect(await turns.count()).toBe(QUESTIONS.length);
  await expectNoBarrier();
});

test('CHAT-01 ERR-02 a question that gets no answer stays in its field, and is asked again', async () => {
  const visitor = await browser.visit('it', '/?modal=chatbot');
  const { page } = visitor;
  const t = await wordsOf('it');
  const field = page.getByRole('textbox', { name: t('modals:chatbot.question') });
  const mend = await loseForms(page, 'reset');
  await field.fill('Il volo è compreso?');
  await field.press('Enter');
  await page.getByRole('alert').getByText(t('modals:chatbot.problem.unavailable')).waitFor();
  expect(await field.inputValue()).toBe('Il volo è compreso?');
  await mend();
  await field.press('Enter');
  await page.locator('[role=log] blockquote').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('CHAT-01 LAY-11 the chat over a trip’s page knows the trip, and opens again with its conversation', async () => {
  const visitor = await browser.visit('de', `${travelPath(JAPAN, 'de')}?modal=chatbot`);
  const { page } = visitor;
  const t = await wordsOf('de');
  const field = page.getByRole('textbox', { name: t('modals:chatbot.question') });
  const turns = page.locator('[role=log] > ol > li');
  await field.fill('Wie lange dauert sie?');
  await field.press('Enter');
  await turns
    .getByRole('link', { name: /^Japan/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: t('modals:close') }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('footer [data-opens=chatbot]').first().click();
  await turns.first().waitFor();
  expect(await turns.count()).toBe(1);
  await field.fill('und im April?');
  await field.press('Enter');
  await turns
    .nth(1)
    .getByRole('link', { name: /April 2027/ })
    .first()
    .waitFor();
});
