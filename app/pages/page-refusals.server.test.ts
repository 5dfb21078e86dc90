import { describe, expect, test, vi } from 'vitest';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { exampleArguments } from '../../test/support/page-loader-arguments.ts';
import type { ApiTransport } from '../load-context.ts';
import { MARKET_HEADER } from '../../contract/headers.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { findCounterpart } from './page-refusals.server.ts';

const travel = exampleTravel();

/** Knows the travel by its slug of the language that is asked in, and the custom page of all travels. */
const backend: ApiTransport = async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const market = MARKETS[request.headers.get(MARKET_HEADER) as MarketId];
  const slug = travel.slugs[market.language];
  if (slug && pathname === `/v1/travels/${slug}`) {
    return Response.json({ response: 'success', data: { ...travel, slug } });
  }
  if (searchParams.get('routingKey') === 'travels') {
    const page = {
      type: 'page',
      routingKey: 'travels',
      slug: null,
      customCss: null,
      seo: {
        title: 'Alle Reisen',
        description: '',
        image: null,
        canonical: null,
        robots: null,
        urls: {},
      },
      attributes: { hideLayout: false, transparentHeader: false },
      customHtmlClasses: null,
      blocks: [],
    };
    return Response.json({ response: 'success', data: page });
  }
  if (pathname === '/v1/events') {
    return Response.json({ response: 'success', data: { events: [], cities: [] } });
  }
  const error = { key: 'NOT_FOUND', message: 'unknown' };
  return Response.json({ response: 'error', error }, { status: 404 });
};

async function find(path: string, marketId: MarketId, transport = backend) {
  const page = await exampleArguments({ path, marketId, transport });
  return findCounterpart(path, { ...page, context: { embeddedApi: transport } });
}

describe('ERR-01 MKT-09 an address in another market’s language', () => {
  test.each([
    ['/viaggi/giappone-in-treno', 'de', '/reisen/japan-mit-dem-zug'],
    ['/destinations/japan-by-rail', 'de', '/reisen/japan-mit-dem-zug'],
    ['/destinations/japan-by-rail/itinerary', 'de', '/reisen/japan-mit-dem-zug/reiseverlauf'],
    ['/viaggi', 'de', '/reisen'],
    ['/cerca', 'de', '/suche'],
    [pathOf('events-wemeet', 'it'), 'fr', pathOf('events-wemeet', 'fr')],
  ] as const)('%s on the site %s means %s', async (path, marketId, expected) => {
    expect((await find(path, marketId))?.path).toBe(expected);
  });

  test.each([
    ['a slug that no language has', '/viaggi/atlantide', 'de'],
    ['a page that is not published here', '/contatti', 'de'],
    ['a page that no market has', '/nowhere', 'de'],
    ['RTE-03 a page that is hidden here', pathOf('search-ai', 'it'), 'de'],
    ['a page that this market does not have', pathOf('events-wemeet', 'it'), 'de'],
    ['a tour that its travel never had', '/viaggi/giappone-in-treno/JPN-20990101', 'de'],
  ] as const)('%s means nothing', async (_, path, marketId) => {
    expect(await find(path, marketId)).toBeNull();
  });

  test.each([
    ['no language', '/wp-login.php', 0],
    ['one language', '/viaggi/atlantide', 1],
    ['two languages', '/destinations/atlantis', 2],
  ] as const)('a path of %s that means nothing costs no more calls', async (_, path, calls) => {
    const transport = vi.fn<ApiTransport>(backend);
    expect(await find(path, 'de', transport)).toBeNull();
    expect(transport).toHaveBeenCalledTimes(calls);
  });
});
