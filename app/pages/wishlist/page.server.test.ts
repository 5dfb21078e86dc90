import { describe, expect, test } from 'vitest';
import type { SavedTourState } from '../../../contract/wishlist.ts';
import { exampleTour } from '../../../test/support/example-tours.ts';
import { travelCard } from '../../../test/support/listing-backend.ts';
import {
  answering,
  exampleArguments,
  unavailable,
} from '../../../test/support/page-loader-arguments.ts';
import { storedSession } from '../../../test/support/stored-session.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import type { ApiTransport } from '../../load-context.ts';
import { loadPage } from '../define-page.server.ts';
import { wishlistPage } from './page.server.ts';

const { code } = exampleTour();

/** A saved travel with one saved departure. */
const saved = (state: SavedTourState = 'open') => ({
  travelId: 'japan',
  savedAt: 0,
  priceWhenSaved: null,
  travel: travelCard({ id: 'japan' }),
  name: null,
  tours: [{ code, savedAt: 0, priceWhenSaved: null, state, tour: exampleTour() }],
});
const listing = (list: readonly object[]) =>
  answering({ '/account/wishlist': list, '/account/friend-links': [] });

/** The list of somebody who is logged in. */
async function load(transport: ApiTransport, query = '') {
  const page = await exampleArguments({ path: `/wishlist${query}`, transport });
  const request = new Request(page.url, { headers: { cookie: `session=${'t'.repeat(43)}` } });
  const find = async (): Promise<object> => storedSession();
  const sessions = { find } as Partial<SessionStore> as SessionStore;
  return loadPage(wishlistPage, { ...page, request, context: { ...page.context, sessions } });
}

describe('the loader of the wishlist', () => {
  test.each<[SavedTourState, boolean]>([
    ['open', true],
    ['soldOut', false],
    ['closed', false],
    ['departed', false],
    ['withdrawn', false],
  ])(
    'WISH-04 a departure that is %s has its days, and can be booked: %s',
    async (state, isOpen) => {
      const { data, status } = await load(listing([saved(state)]));
      const [tour] = data.travels?.[0]?.tours ?? [];
      expect([status, tour?.days !== null, tour?.departure !== null]).toEqual([200, true, isOpen]);
    },
  );

  test.each([
    ['a travel that is gone from it', '', [], true],
    ['a travel that is on it again', '', [saved()], false],
    ['a departure that is on it again', `&tours=${code}&kept=1`, [saved()], false],
    ['a departure that is gone from it', '&tours=OTHER&kept=1', [saved()], true],
  ])(
    'WISH-03 the address of an older list says of %s whether it is removed',
    async (_, rest, list, isSaid) => {
      const { data } = await load(listing(list), `?removed=japan${rest}`);
      expect(data.removed !== null).toBe(isSaid);
    },
  );

  test('API-06 no answer is no empty list: 503, to be asked again', async () => {
    const { data, status, headers } = await load(unavailable);
    expect(data).toMatchObject({ travels: null, isUnavailable: true });
    expect([status, headers]).toEqual([503, expect.objectContaining({ 'retry-after': '5' })]);
  });
});
