/** What a visitor chooses once and keeps: currency, market, a notice closed. The same with and without scripts. */
import { expect } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { CURRENCIES, MARKETS, type Currency, type MarketId } from '../../domain/market.ts';
import { currencySymbol, formatMoney } from '../../domain/money.ts';
import { arriveAt, type Journey } from './journey.ts';
import { travelWords } from './site-content.ts';
import { bookableTour, travelOf, travelPath } from './site-paths.ts';

/** Prices of the page in another currency, with the note that says so; the page stays where it is. */
export async function changeCurrency(journey: Journey): Promise<void> {
  const { page, marketId, t, press, visitor } = journey;
  const travel = travelOf(bookableTour());
  const path = travelPath(travel, marketId);
  await visitor.open(path);
  const own = MARKETS[marketId].currency;
  const pot = (currency: Currency) =>
    formatMoney(travel.facts.moneyPot[currency] ?? 0, currency).replace('\u00a0', ' ');
  const main = page.getByRole('main');
  await main.getByText(pot(own)).first().waitFor();

  for (const currency of [...CURRENCIES.filter((each) => each !== own), own]) {
    const choice = page.getByRole('button', { name: `${currency} ${currencySymbol(currency)}` });
    await press(choice);
    await choice.and(page.locator('[aria-pressed="true"]')).waitFor();
    await main.getByText(pot(currency)).first().waitFor();
    await arriveAt(journey, path);
    const note = page.getByText(t('layout:footer.currencyNote', { currency }));
    await expect.poll(() => note.count()).toBe(currency === own ? 0 : 1);
  }
}

/** Nobody is led there by the list of countries (MKT-09). */
const UNLISTED: readonly MarketId[] = ['en-US'];

/** The same page in another market, and back where a way leads back. */
export async function changeMarket(journey: Journey, other: MarketId): Promise<void> {
  const { page, marketId, press, visitor } = journey;
  const travel = travelOf(bookableTour());
  await visitor.open(travelPath(travel, marketId));
  const ways = UNLISTED.includes(marketId) ? [other] : [other, marketId];
  for (const there of ways) {
    await press(page.getByRole('contentinfo').getByRole('link', { name: MARKETS[there].label }));
    await arriveAt({ page, marketId: there }, travelPath(travel, there));
    const { title } = travelWords(travel, there);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.locator(`html[lang="${MARKETS[there].languageTag}"]`).waitFor();
  }
}

/** A notice is closed, and stays closed on this page and the next, however they are loaded. */
export async function closeNotice(journey: Journey): Promise<void> {
  const { page, marketId, t, press, visitor } = journey;
  const notice = page.getByRole('complementary', { name: t('layout:banner.label') });
  const path = pathOf('travels', marketId);
  await visitor.open(path);
  await notice.waitFor();
  await press(notice.getByRole('button', { name: t('layout:banner.close') }));
  await notice.waitFor({ state: 'detached' });
  await arriveAt(journey, path);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
  await visitor.open('/');
  expect(await notice.count()).toBe(0);
}
