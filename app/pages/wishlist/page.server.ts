/** The wishlist of who is logged in (WISH-04); a visitor sees how to come to it. */
import { redirect } from '@remix-run/node';
import { pathOf } from '../../../contract/route-paths.ts';
import type { SavedTourState, SavedTravel } from '../../../contract/wishlist.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { accountAddress } from '../../auth/account-address.ts';
import { loginPath } from '../../auth/return-path.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import {
  departureData,
  travelCardData,
  type DepartureData,
  type TravelCardData,
} from '../../listing/card-data.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { departureViewOf } from '../../travel/departure.ts';
import { priceChange, type PriceChange } from '../../wishlist/price-change.ts';
import type { SavedProblem } from '../../wishlist/saved-form.ts';
import { whoseRequest } from '../../auth/whose-request.server.ts';
import { parseWishlistQuery, type Removed } from '../../wishlist/wishlist-query.ts';
import type { DepartureView } from '../../listing/card-price.ts';
import { definePage, type PageAnswer, type PageLoaderArguments } from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

export interface SavedTourView {
  readonly code: string;
  readonly state: SavedTourState;
  readonly days: { readonly startingDate: CalendarDate; readonly endingDate: CalendarDate } | null;
  /** Null where it cannot be booked any more. */
  readonly departure: DepartureData | null;
  readonly change: PriceChange | null;
}

export interface SavedTravelView {
  readonly travelId: string;
  readonly name: { readonly slug: string; readonly title: string } | null;
  /** Null where it is offered no more. */
  readonly card: TravelCardData | null;
  readonly change: PriceChange | null;
  readonly tours: readonly SavedTourView[];
}

export interface WishlistPageData {
  /** Null for a visitor, and while the backend gives no answer. */
  readonly travels: readonly SavedTravelView[] | null;
  readonly isUnavailable: boolean;
  /** Whether the person has links where friends mark what they compare. */
  readonly hasFriendLinks: boolean;
  readonly loginPath: string;
  readonly removed:
    (Removed & { readonly title: string | null; readonly isThanked: boolean }) | null;
  readonly restored: boolean;
  readonly problem: SavedProblem | null;
}

const PRIVATE = { 'cache-control': 'private, no-store' };

export const wishlistPage = definePage({
  kind: 'wishlist',
  facts: FACTS,
  cache: 'private',
  query: { parse: parseWishlistQuery, print: () => null },
  // Whose it is has to be known first.
  fetchMain: async () => null,
  load: async ({ query, ...page }): Promise<PageAnswer<WishlistPageData>> => {
    const { request, context, market, api, currency, t } = page;
    const path = pathOf('wishlist', market.id);
    const whose = await whoseRequest(request, context, path);
    const [result, links] =
      whose.kind === 'person'
        ? await Promise.all([api.wishlist(whose.person, currency), api.friendLinks(whose.person)])
        : [null, null];
    // The account area ends the session of an account that is gone.
    if (result?.outcome === 'missing')
      throw redirect(accountAddress('account-profile'), { headers: PRIVATE });
    const view = departureViewOf(page);
    const travels =
      result?.outcome === 'success'
        ? result.data.data.map((travel) => savedTravelView(travel, view))
        : null;
    const isUnavailable = !travels && whose.kind !== 'visitor';
    const removed =
      query.removed && travels && (isListed(query.removed, travels) ? null : query.removed);
    return {
      status: isUnavailable ? 503 : 200,
      ...(whose.kind !== 'visitor' && {
        headers: isUnavailable ? { ...PRIVATE, 'retry-after': '5' } : PRIVATE,
      }),
      seo: noindexSeo({
        title: t('wishlist:title'),
        titlePrefix: query.problem && t('layout:form.titlePrefix'),
        description: t('wishlist:lead'),
        canonical: path,
      }),
      frame: { ...DEFAULT_FRAME, counterparts: routeAlternates('wishlist') },
      data: {
        travels,
        isUnavailable,
        hasFriendLinks: links?.outcome === 'success' && links.data.data.length > 0,
        loginPath: loginPath(path),
        removed: removed && {
          ...removed,
          title:
            travels?.find(({ travelId }) => travelId === removed.travelId)?.name?.title ??
            (await titleOf(removed.travelId, page)),
          isThanked: query.isThanked,
        },
        restored: query.restored,
        problem: query.problem,
      },
    };
  },
});

/** Whether it has been saved again since: the address of an older page says else. */
function isListed(
  { travelId, tourCodes, isTravelKept }: Removed,
  travels: readonly SavedTravelView[],
) {
  const travel = travels.find((one) => one.travelId === travelId);
  return isTravelKept
    ? travel?.tours.some(({ code }) => tourCodes.includes(code))
    : travel !== undefined;
}

/** Null for a travel that is not listed, and where no answer comes. */
async function titleOf(
  travelId: string,
  { api }: Pick<PageLoaderArguments, 'api'>,
): Promise<string | null> {
  const result = await api.travels({ travelId: [travelId] });
  return result.outcome === 'success' ? (result.data.data[0]?.title ?? null) : null;
}

function savedTravelView(saved: SavedTravel, view: DepartureView): SavedTravelView {
  const { travelId, name, travel, priceWhenSaved, tours } = saved;
  return {
    travelId,
    name: name && { slug: name.slug, title: name.title },
    card: travel && travelCardData(travel, view),
    change: priceChange(priceWhenSaved, travel?.bestTour?.price ?? null, view),
    tours: tours.map(({ code, state, tour, priceWhenSaved: tourPriceWhenSaved }) => {
      const isOpen = state === 'open' && tour !== null;
      return {
        code,
        state,
        days: tour && { startingDate: tour.startingDate, endingDate: tour.endingDate },
        departure: isOpen ? departureData(tour, view) : null,
        change: isOpen ? priceChange(tourPriceWhenSaved, tour.price, view) : null,
      };
    }),
  };
}
