import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, test, vi } from 'vitest';
import type { FeatureFlags } from '../../contract/feature-flags.ts';
import { DRAWN_FLAGS, FEATURE_FLAGS, FLAG_KEYS, VISITOR_FLAGS } from '../../domain/feature-flag.ts';
import { renderedFlagsOf, isFlagOn } from './flags-of.server.ts';

const DEVICE = '9b2f6a52-3c1e-4d6f-8a7b-1c2d3e4f5a6b';
const request = new Request('http://it.localhost:3000/cerca?tab=travels', {
  headers: { cookie: `device-id=${DEVICE}` },
});

describe('API-05 flags for loaders', () => {
  test('are evaluated with address, market and its country, once for all loaders', async () => {
    const isOn = vi.fn<FeatureFlags['isOn']>(async () => true);
    const context: AppLoadContext = { flags: { isOn, hasShares: () => true }, country: 'FR' };
    expect(await isFlagOn('search-travels-tab', request, context)).toBe(true);
    expect(await renderedFlagsOf(request, context)).toEqual(DRAWN_FLAGS);
    const asked = { url: request.url, market: 'it', country: 'IT' };
    const byVisitor = { ...asked, visitor: { country: 'FR', deviceId: DEVICE } };
    expect(isOn.mock.calls).toEqual([
      ['search-travels-tab', byVisitor],
      ['talk-to-us', byVisitor],
      ['country-redirect', byVisitor],
      ['wishlist', { ...asked, visitor: null }],
    ]);
    await isFlagOn('wishlist', request, { flags: { isOn, hasShares: () => true } });
    expect(isOn).toHaveBeenCalledTimes(5);
  });

  test.each(FLAG_KEYS)('%s has its default where the process has no flags', async (key) =>
    expect(await isFlagOn(key, request, {})).toBe(FEATURE_FLAGS[key].isOnByDefault),
  );

  test('a page that is made for all of the same outcomes asks nobody', async () => {
    const isOn = vi.fn<FeatureFlags['isOn']>(async () => true);
    const outcomes = { flags: [], offer: null, mayBeOffered: false };
    const context: AppLoadContext = { flags: { isOn, hasShares: () => true }, outcomes };
    expect(await renderedFlagsOf(request, context)).toEqual(['wishlist']);
    expect(isOn).toHaveBeenCalledTimes(1);
  });

  test('three at most are by visitor: every page is kept for each set of their outcomes', () =>
    expect(VISITOR_FLAGS.length).toBeLessThanOrEqual(3));

  test('a key that is none is no key', () => {
    // @ts-expect-error: the set is closed
    void (() => isFlagOn('serch-engine', request, {}));
  });
});
