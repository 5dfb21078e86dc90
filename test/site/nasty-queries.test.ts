/** Whatever stands in the query of the search, its page comes: the unusable parts are dropped (RES-02, RES-09). */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { queryMutator } from '../../scripts/fuzz/query-mutator.ts';
import { hostOf, visit } from '../support/visit.ts';

// Two hundred pages take a while on a busy machine.

const KNOWN_TO_BE_NASTY = [
  'textSearch=%00',
  'textSearch=%ED%A0%80&page=%FF',
  'textSearch=%E0%A4%A&status[]=%',
  'page=99999999999999999999&perPage=0',
  'page=-1&perPage=NaN&show=1e9',
  'priceFrom=2147483648&priceTo=-1',
  'dateFrom=0000-00-00&dateTo=9999-12-31&daysSpan=99999',
  'dateFrom=9999-12-31&dateTo=0001-01-01',
  'tab=travels&sort=price:sideways&destinationId[]=__proto__',
  'destinationId[][]=JPN&continentId[0][x]=asia',
  `textSearch=${'%F0%9F%8F%94'.repeat(300)}`,
  Array.from({ length: 300 }, (_, day) => `durations[]=${day}`).join('&'),
  '&&&===???;;;',
  '%',
];

/** As it goes over the wire: what no address may hold raw is encoded, broken encodings stay broken. */
function onTheWire(query: string): string {
  return query.replace(/[^!$-~]|[\ud800-\udfff]/g, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** Of the page at the end: an address that is untidy is led to the tidy one. */
async function statusOf(marketId: MarketId, query: string): Promise<number> {
  let path = `${pathOf('search', marketId)}?${onTheWire(query)}`;
  for (let step = 0; step < 3; step += 1) {
    const { status, headers } = await visit(marketId, path);
    if (status < 300 || status >= 400) return status;
    const target = new URL(String(headers.location), `http://${hostOf(marketId)}`);
    path = target.pathname + target.search;
  }
  return 0;
}

test('RES-02 RES-09 any query at all gives the page', async () => {
  const next = queryMutator(20270501);
  const queries = [...KNOWN_TO_BE_NASTY, ...Array.from({ length: 200 }, next)];
  const bad: string[] = [];
  for (const [place, query] of queries.entries()) {
    const marketId = MARKET_IDS[place % MARKET_IDS.length] as MarketId;
    const status = await statusOf(marketId, query);
    if (status !== 200) bad.push(`${status} ${marketId} ${query}`);
  }
  expect(bad).toEqual([]);
});
