import { expect, test } from 'vitest';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import type { Price } from '../../domain/money.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { privateRoomFact } from './private-room-fact.ts';

const SUPPLEMENT: Price = { cents: 26_000, currency: 'EUR', isConverted: false };

const noteIn = async (marketId: MarketId, shared: number | null) =>
  privateRoomFact(
    SUPPLEMENT,
    { kind: 'tour', isElsewhere: false, nights: shared === null ? null : { shared, total: 11 } },
    ({ cents }) => String(cents),
    (await i18nextOf(MARKETS[marketId].textLocale)).getFixedT(null, 'travel'),
  ).note;

test.each<[MarketId, string, string]>([
  ['en-WE', '8 of the 11 nights; the others are shared.', '10 of the 11 nights; the other one is'],
  ['it', '8 delle 11 notti; nelle altre ', '10 delle 11 notti; nell’altra '],
  ['es', '8 de las 11 noches; en las demás ', '10 de las 11 noches; en la otra '],
  ['fr', '8 des 11 nuits ; pour les autres', '10 des 11 nuits ; pour l’autre'],
  ['de', '8 der 11 Nächte; in den anderen ', '10 der 11 Nächte; in der anderen '],
])('TRV-15 %s: says for how many nights the price is', async (marketId, several, one) => {
  expect((await noteIn(marketId, 3)).replaceAll(/\s/g, ' ')).toContain(several);
  expect((await noteIn(marketId, 1)).replaceAll(/\s/g, ' ')).toContain(one);
});

test.each<[MarketId, RegExp]>([
  ['en-WE', /whole trip|nights/],
  ['it', /tutto il viaggio|notti/],
  ['es', /todo el viaje|noches/],
  ['fr', /tout le voyage|nuits/],
  ['de', /ganze Reise|Nächte/],
])('TRV-15 %s: says nothing of nights that nobody has counted', async (marketId, said) => {
  expect(await noteIn(marketId, null)).not.toMatch(said);
});
