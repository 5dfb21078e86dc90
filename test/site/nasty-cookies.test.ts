/** Whatever a browser sends as the site's cookies, pages come as they do without them (SEC-01). */
import { expect, test } from 'vitest';
import { STORED_ITEMS } from '../../app/routes/cookies/site-cookies.ts';
import { STEPS_PATH } from '../../app/wishlist/steps-address.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

/** Names of what is no cookie are among them: nobody keeps a browser from sending those. */
const NAMES = STORED_ITEMS.flatMap(({ name }) => name.split(', '));

const VALUES = [
  '',
  'x'.repeat(4_000),
  '%',
  '%E0%A4%A',
  '%00%0d%0aset-cookie:a=b',
  '"unclosed',
  '\u00e9\u00ff',
  '__proto__',
  '{"a":[]}',
  'eyJhIjoxfQ==.AAAA',
  '0'.repeat(64),
];

const pathsOf = (market: MarketId) => [
  '/',
  pathOf('search', market),
  pathOfPage('travel', market),
  pathOfPage('booking start', market),
  pathOf('wishlist', market),
  '/cookies',
  '/account',
  '/compare',
  STEPS_PATH,
];

const usualStatuses = new Map<string, number>();

/** What is not as it is for who has no cookies. */
async function problemOf(market: MarketId, path: string, cookie: string): Promise<string[]> {
  const place = `${market} ${path}`;
  const usual = usualStatuses.get(place) ?? (await visit(market, path)).status;
  usualStatuses.set(place, usual);
  const { status } = await visit(market, path, { headers: { cookie } });
  return status === usual ? [] : [`${place}: ${status}, not ${usual}: ${cookie.slice(0, 60)}`];
}

test('SEC-01 cookies that are long, twice there or badly encoded change no status of a page', async () => {
  const problems: string[] = [];
  let turn = 0;
  for (const name of NAMES) {
    for (const value of VALUES) {
      const one = `${name}=${value}`;
      const forms = [one, `${name}=a; ${one}`, `${one}; ${name}=a`];
      // Each market, page and form has its turn with each name.
      const market = MARKET_IDS[turn % MARKET_IDS.length] as MarketId;
      const paths = pathsOf(market);
      const path = paths[turn % paths.length] ?? '/';
      problems.push(...(await problemOf(market, path, forms[turn % forms.length] ?? one)));
      turn += 1;
    }
  }
  expect(problems).toEqual([]);
});

test('SEC-01 all cookies at once with a bad value change no status of a page', async () => {
  const problems: string[] = [];
  for (const value of VALUES.filter(({ length }) => length < 100)) {
    const cookie = NAMES.map((name) => `${name}=${value}`).join('; ');
    for (const path of pathsOf('it')) problems.push(...(await problemOf('it', path, cookie)));
  }
  expect(problems).toEqual([]);
});
