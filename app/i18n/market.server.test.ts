import { describe, expect, test } from 'vitest';
import { resolveAddress } from '../../contract/resolve-address.ts';
import { MARKETS } from '../../domain/market.ts';
import { addressOfRequest, marketOfRequest } from './market.server.ts';

const request = new Request('http://it.localhost:3000/viaggi/giappone');

describe('MKT-02 RTE-05 market and path of a request', () => {
  test('are what the edge has resolved', () => {
    const address = resolveAddress('http://de.localhost:3000/reiseziele/japan', MARKETS.de);
    expect(marketOfRequest(request, { address })).toBe(MARKETS.de);
    expect(addressOfRequest(request, { address })).toBe(address);
  });

  test('are resolved from the address where there is no edge', () => {
    expect(marketOfRequest(request, {})).toBe(MARKETS.it);
    expect(addressOfRequest(request, {})).toMatchObject({
      market: MARKETS.it,
      path: {
        pathname: '/viaggi/giappone',
        route: { key: 'travels-travel', parameters: { travel: 'giappone' } },
      },
    });
  });
});
