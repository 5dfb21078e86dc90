import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, test, vi } from 'vitest';
import type { FeatureFlags } from '../../contract/feature-flags.ts';
import { FEATURE_FLAGS, FLAG_KEYS } from '../../domain/feature-flag.ts';
import { drawnFlagsOf, isFlagOn } from './flags-of.server.ts';

const request = new Request('http://it.localhost:3000/cerca?tab=travels');

describe('API-05 flags for loaders', () => {
  test('are evaluated with address, market and its country, once for all loaders', async () => {
    const isOn = vi.fn<FeatureFlags['isOn']>(async () => true);
    const context: AppLoadContext = { flags: { isOn }, country: 'FR' };
    expect(await isFlagOn('search-travels-tab', request, context)).toBe(true);
    expect(await drawnFlagsOf(request, context)).toEqual(['search-travels-tab', 'wishlist']);
    const asked = { url: request.url, market: 'it', country: 'IT' };
    expect(isOn.mock.calls).toEqual([
      ['search-travels-tab', asked],
      ['wishlist', asked],
    ]);
    await isFlagOn('search-travels-tab', request, { flags: { isOn } });
    expect(isOn).toHaveBeenCalledTimes(3);
  });

  test.each(FLAG_KEYS)('%s has its default where the process has no flags', async (key) =>
    expect(await isFlagOn(key, request, {})).toBe(FEATURE_FLAGS[key].isOnByDefault),
  );

  test('a key that is none is no key', () => {
    // @ts-expect-error: the set is closed
    void (() => isFlagOn('serch-engine', request, {}));
  });
});
