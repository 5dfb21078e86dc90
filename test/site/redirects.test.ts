/** Where the site sends its visitors on to: pages of its own, in one step (RTE-06, RTE-07, SEC-03). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { travelWords } from '../support/site-content.ts';
import { travelPath } from '../support/site-paths.ts';
import { KNOWN_STRAYS, originsLedTo, strayTarget } from '../support/stray-targets.ts';
import { originOf, visit } from '../support/visit.ts';

async function expectOneStep(marketId: MarketId, from: string, to: string): Promise<void> {
  const answer = await visit(marketId, from);
  expect([answer.status, answer.headers.location], from).toEqual([301, to]);
  expect((await visit(marketId, to)).status, to).toBe(200);
}

describe.each(MARKET_IDS)('in the market %s', (marketId) => {
  test('RTE-07 an address that moved leads to its page in one step, however it is written', async () => {
    const redirects = CONTENT.redirects.filter((each) => each.marketId === marketId);
    expect(redirects).not.toEqual([]);
    for (const { fromPath, target, status } of redirects) {
      expect(status).toBe(301);
      await expectOneStep(marketId, fromPath, target);
      await expectOneStep(marketId, `/${fromPath.toUpperCase()}//`, target);
    }
  });

  test('RTE-06 a travel’s former address too', async () => {
    const travel = CONTENT.travels.find((each) => travelWords(each, marketId).oldSlugs.length > 0);
    const [old] = travel ? travelWords(travel, marketId).oldSlugs : [];
    if (!travel || !old) throw new Error('No travel has a former slug');
    const former = pathOf('travels-travel', marketId, { travel: old });
    await expectOneStep(marketId, `${former.toUpperCase()}/`, travelPath(travel, marketId));
  });

  /** Each market has its share of them. */
  const files = ['/robots.txt', '/feed.xml', '/manifest.webmanifest', '/sitemap.xml'];
  const own = files.filter((_, index) => index === MARKET_IDS.indexOf(marketId) % files.length);
  test.each(own)('RTE-06 %s has one address', async (path) => {
    await expectOneStep(marketId, `${path}/`, path);
    await expectOneStep(marketId, `${path.toUpperCase()}//?a=B`, `${path}?a=B`);
  });
});

/** Of the texts that the unit tests try by the thousand: enough to see that the edge changes nothing. */
const SAMPLE = [...KNOWN_STRAYS, ...fc.sample(strayTarget, 20)];

/** What a client can write into the first line of a request. */
function asPath(target: string): string {
  const path = target.startsWith('/') ? target : `/${target}`;
  return path.replace(/[^\u0021-\u007e]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));
}

function expectOnSite(location: string | string[] | undefined, target: string): void {
  if (location === undefined) return;
  const own = new Set(MARKET_IDS.map(originOf));
  expect([...originsLedTo(String(location), originOf('it')).difference(own)], target).toEqual([]);
}

describe('SEC-03 nobody is led off the site', () => {
  test.each([
    ['the path', asPath],
    ['an untidy path', (target: string) => `/Viaggi${asPath(target)}/`],
    ['the query of an untidy path', (target: string) => `//cerca/?a=${asPath(target)}`],
  ])('by %s', async (_, addressOf) => {
    for (const target of SAMPLE) {
      const { status, headers } = await visit('it', addressOf(target));
      expect(status, target).toBeLessThan(500);
      expectOnSite(headers.location, target);
    }
  });

  test('by the return path of a login', async () => {
    for (const target of SAMPLE) {
      const { status, headers } = await visit(
        'it',
        `/login?${new URLSearchParams({ returnTo: target })}`,
      );
      // To the provider, with the way back in a cookie.
      expect(status, target).toBe(302);
      const way = /login-return[^=]*=([^;]*)/.exec(String(headers['set-cookie']))?.[1];
      expectOnSite(decodeURIComponent(way ?? '//nowhere'), target);
    }
  });

  test.each([
    ['/currency', { currency: 'EUR' }],
    ['/banner-bars', { id: 'none' }],
  ])('by the form of %s', async (path, fields) => {
    for (const target of SAMPLE) {
      const answer = await visit('it', path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: originOf('it'),
        },
        body: new URLSearchParams({ ...fields, returnTo: target }).toString(),
      });
      expect(answer.status, target).toBe(303);
      expectOnSite(answer.headers.location, target);
    }
  });
});
