import { afterEach, describe, expect, test, vi } from 'vitest';
import { pushEvent } from './data-layer.ts';

afterEach(() => vi.unstubAllGlobals());

const EVENT = { event: 'account-id', accountId: 'x' } as const;

/** A window whose cookies change. */
function stubWindow(...cookies: readonly string[]) {
  const window: { dataLayer?: object[] } = {};
  vi.stubGlobal('window', window);
  for (const cookie of cookies) {
    vi.stubGlobal('document', { cookie });
    pushEvent(EVENT);
  }
  return window;
}

describe('ANA-01 the data layer', () => {
  test.each(['', 'consent=', 'consent=none', 'my-consent=statistics', 'a=consent=statistics'])(
    'does not come into being with the cookies "%s"',
    (cookie) => expect(stubWindow(cookie)).toEqual({}),
  );

  test('takes events with a consent, until it is taken back, and from when it is given again', () => {
    const consent = 'a=b; consent=statistics';
    expect(stubWindow(consent, 'a=b', consent).dataLayer).toEqual([EVENT, EVENT]);
  });

  test('goes on with what a tag manager has made', () => {
    const layer: object[] = [{ 'gtm.start': 1 }];
    vi.stubGlobal('window', { dataLayer: layer });
    vi.stubGlobal('document', { cookie: 'consent=statistics' });
    pushEvent(EVENT);
    expect(layer).toHaveLength(2);
  });
});
