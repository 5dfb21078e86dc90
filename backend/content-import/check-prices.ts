/** Prices that can be meant: cents and not whole amounts, and much the same in each currency (MKT-08). */
import { CURRENCIES } from '../../domain/market.ts';
import type { ExchangeRates, PriceMap } from '../../domain/money.ts';
import type { ContentFiles } from './content-files.ts';
import type { TravelDraft } from './read-travel.ts';

/** What a day of a travel costs at the least and the most, in cents of a euro. */
const DAY_CENTS = { least: 2_000, most: 200_000 } as const;
/** By how much a price may differ from the euros at the settings' rate. */
const MOST_DIFFERENCE = 0.25;

export function checkPrices(
  files: ContentFiles,
  drafts: readonly TravelDraft[],
  rates: ExchangeRates,
): void {
  for (const { name, facts } of drafts) {
    if (!facts) continue;
    const file = files.path('travels', name, 'travel.yaml');
    const dayCents = Math.round(facts.price.EUR / facts.days.length);
    if (dayCents < DAY_CENTS.least || dayCents > DAY_CENTS.most) {
      const price = (dayCents / 100).toFixed(2);
      files.report(file, 'price.EUR', `is ${price} euros a day: prices are in cents`);
      continue;
    }
    const prices = { price: facts.price, moneyPot: facts.moneyPot };
    for (const [field, price] of Object.entries(prices))
      checkRates(files, file, field, price, rates);
    const { supplement } = facts.privateRoom;
    if (supplement) checkRates(files, file, 'privateRoom.supplement', supplement, rates);
  }
}

function checkRates(
  files: ContentFiles,
  file: string,
  field: string,
  price: PriceMap,
  rates: ExchangeRates,
): void {
  for (const currency of CURRENCIES) {
    const [own, rate] = [price[currency], rates[currency]];
    if (own === undefined || rate === undefined || price.EUR === undefined) continue;
    const difference = Math.abs(own / (price.EUR * rate) - 1);
    if (difference <= MOST_DIFFERENCE) continue;
    const percent = Math.round(difference * 100);
    files.report(
      file,
      `${field}.${currency}`,
      `differs from the euros by ${percent} % at the settings’ rate of exchange`,
    );
  }
}
