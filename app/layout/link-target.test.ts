import { describe, expect, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import { linkTarget } from './link-target.ts';

describe('linkTarget', () => {
  test.each([
    { link: { routingKey: 'travels' }, market: 'it', href: '/viaggi' },
    { link: { routingKey: 'index' }, market: 'de', href: '/' },
    { link: { routingKey: 'search' }, market: 'fr', href: '/recherche' },
    { link: { url: '/a-page' }, market: 'es', href: '/a-page' },
  ] as const)('RTE-04 $link is $href in $market', ({ link, market, href }) => {
    expect(linkTarget(link, market)).toEqual({ href, isExternal: false });
  });

  test.each(['https://example.com/x', 'mailto:a@example.com', 'tel:+390612345'])(
    '%s leads to another site',
    (url) => expect(linkTarget({ url }, 'it')).toEqual({ href: url, isExternal: true }),
  );

  test('RTE-02 a route that the market has switched off is no target', () => {
    expect(linkTarget({ routingKey: 'events-wemeet' }, 'de')).toBeNull();
    expect(linkTarget({ routingKey: 'events-wemeet' }, 'it')).not.toBeNull();
  });

  test('RTE-03 a hidden route is one in the market that has it in public alone', () => {
    const linked = MARKET_IDS.filter((id) => linkTarget({ routingKey: 'search-ai' }, id) !== null);
    expect(linked).toEqual(['en-WE']);
  });

  test.each([
    { routingKey: 'no-such-page' },
    { routingKey: 'travels-travel' },
    { url: 'javascript:alert(1)' },
    { url: '//evil.example' },
    { url: '/\\evil.example' },
    { url: 'data:text/html,x' },
    {},
  ])('SEC-03 %o is no target', (link) => expect(linkTarget(link, 'en-WE')).toBeNull());
});
