/** POST enquiries/links/show and enquiries/links/use: what the traveller's mail leads to (TRV-08). */
import { Hono } from 'hono';
import {
  enquiryLinkSchema,
  enquiryWishSchema,
  type LinkedEnquiry,
} from '../../contract/enquiry.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { greetingName } from '../../domain/full-name.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { REQUEST_NEWS, requestNews } from '../../domain/request-news.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import { hashOfLinkToken } from '../newsletter/link-token.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { findEnquiryByLink, type FoundEnquiry } from '../storage/queries/tour-group.ts';
import { knownTour } from '../storage/queries/requests.ts';
import { fromJson } from '../storage/stored-values.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall } from './call-input.ts';
import { followWish } from './follow-wish.ts';

export function enquiryLinkCalls(parts: BackendParts): Hono {
  const app = new Hono();

  app.post('/enquiries/links/show', async (context) => {
    const market = marketOfCall(context);
    const { token } = await bodyOfCall(context, enquiryLinkSchema);
    const enquiry = await find(parts.storage.db, token);
    return context.json({ response: 'success', data: present(enquiry, market) });
  });

  app.post('/enquiries/links/use', async (context) => {
    const market = marketOfCall(context);
    const { token, wish } = await bodyOfCall(context, enquiryWishSchema);
    const enquiry = await parts.storage.inTransaction(async (transaction) => {
      const found = await find(transaction, token);
      const { title } = placeOf(found, MARKETS[found.market_id]);
      await followWish(transaction, { enquiry: found, title, wish }, parts);
      return find(transaction, token);
    });
    return context.json({ response: 'success', data: present(enquiry, market) });
  });

  return app;

  /** @throws ApiError for an enquiry whose tour the catalogue does not have any more */
  function placeOf(enquiry: FoundEnquiry, market: Market) {
    const { view } = parts.catalogue();
    const tour = view.findTour(enquiry.tour_code);
    const travel = tour && view.findTravel(tour.travelId);
    if (!tour || !travel) throw new ApiError('NOT_FOUND', 'There is no such tour any more');
    const { slug, title } = wordsOf(travel, market);
    return { tour, travel, slug, title };
  }

  function present(enquiry: FoundEnquiry, market: Market): LinkedEnquiry {
    const { tour, travel, slug, title } = placeOf(enquiry, market);
    return {
      number: enquiryNumber(enquiry.id),
      tourCode: tour.code,
      travel: { slug, title },
      startingDate: tour.startingDate,
      endingDate: tour.endingDate,
      firstName: greetingName(enquiry.full_name),
      ageGroup: enquiry.age_group,
      isNameShown: enquiry.name_shown_since !== null,
      isWithdrawn: enquiry.withdrawn_at !== null,
      news: newsOf(enquiry, { ...tour, isWithdrawn: tour.isWithdrawn || travel.isWithdrawn }),
    };
  }
}

/** What the traveller was told, or will be; a departure that is offered again is not withdrawn any more. */
function newsOf(
  { state, currency, known, market_id: marketId, withdrawn_at: takenBackAt }: FoundEnquiry,
  tour: PricedTour,
): LinkedEnquiry['news'] {
  if (tour.isWithdrawn) return ['withdrawn'];
  if (known === null) return [];
  const before = fromJson(known);
  const request = { state, isTakenBack: takenBackAt !== null };
  const untold = requestNews(request, before, knownTour(tour, { currency, marketId }));
  const all = new Set([...(before.told ?? []), ...untold]);
  return REQUEST_NEWS.filter((one) => one !== 'withdrawn' && all.has(one));
}

/** @throws ApiError for a link that nobody was sent */
async function find(db: Executor, token: string): Promise<FoundEnquiry> {
  const enquiry = await findEnquiryByLink(db, hashOfLinkToken(token));
  if (!enquiry) {
    throw new ApiError('NOT_FOUND', 'There is no such link', {
      suspicion: { event: 'token-refused', details: { link: 'enquiry' } },
    });
  }
  return enquiry;
}
