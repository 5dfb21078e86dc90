/**
 * The embedded backend's HTTP side: a Hono app that answers the contract of §7 under `/v1`, with errors
 * of one shape and an OpenAPI description of itself.
 */
import { Hono } from 'hono';
import { CALLS } from '../../contract/calls.ts';
import { logSecurityEvent } from '../../config/security-log.ts';
import { API_PREFIX, CATALOGUE_VERSION_HEADER } from '../../contract/headers.ts';
import type { VersionAnswer } from '../../contract/version.ts';
import { accountCalls } from '../accounts/account-calls.ts';
import { alertCalls } from '../accounts/alert-calls.ts';
import { alertLinkCalls } from '../accounts/alert-link-calls.ts';
import { savingStepsCalls } from '../accounts/saving-steps-calls.ts';
import { usersMeCalls } from '../accounts/users-me.ts';
import { comparisonCalls } from '../accounts/comparison-calls.ts';
import { friendLinkCalls } from '../accounts/friend-link-calls.ts';
import { joinedEventCalls } from '../accounts/joined-event-calls.ts';
import { wishlistCalls } from '../accounts/wishlist-calls.ts';
import { ApiError } from './api-error.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { BackendParts } from './backend-parts.ts';
import { assertNoNul } from './call-input.ts';
import { calendarCalls } from './calendar-calls.ts';
import { chatCalls } from './chat-calls.ts';
import { enquiryCalls } from './enquiry-calls.ts';
import { enquiryLinkCalls } from './enquiry-link-calls.ts';
import { eventCalls } from './event-calls.ts';
import { listingCalls } from './listing-calls.ts';
import { newTourCalls } from './new-tour-calls.ts';
import { newsletterCalls } from './newsletter-calls.ts';
import { openApiDocument } from './open-api.ts';
import { pageCalls } from './page-calls.ts';
import { pageEventCalls } from './page-event-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { sitemapCalls } from './sitemap-calls.ts';
import { knownThingsReader, textReadingCalls } from './text-reading-calls.ts';
import { tourGroupCalls } from './tour-group-calls.ts';
import { travelCalls } from './travel-calls.ts';

export function createContentApi(parts: BackendParts): Hono {
  const api = new Hono();
  const version = () => String(parts.catalogue().index.version);
  api.use(async (context, next) => {
    // As it is before anything is read: what is read later is as new, or newer.
    const readFrom = version();
    await next();
    context.res.headers.set(CATALOGUE_VERSION_HEADER, readFrom);
  });
  api.get('/version', (context) =>
    context.json({ response: 'success', data: { version: version() } } satisfies VersionAnswer),
  );
  const knownIn = knownThingsReader(parts);
  // Before `travels/{slug}`, which would take `top-sellers` for a slug.
  api.route('/', listingCalls(parts, knownIn));
  api.route('/', calendarCalls(parts));
  api.route('/', textReadingCalls(parts, knownIn));
  api.route('/', chatCalls(parts, knownIn));
  api.route('/', travelCalls(parts));
  api.route('/', tourGroupCalls(parts));
  api.route('/', pageCalls(parts));
  api.route('/', eventCalls(parts));
  api.route('/', reviewCalls(parts));
  api.route('/', newTourCalls(parts));
  api.route('/', sitemapCalls(parts));
  api.route('/', enquiryCalls(parts));
  api.route('/', enquiryLinkCalls(parts));
  api.route('/', newsletterCalls(parts));
  api.route('/', pageEventCalls(parts));
  api.route('/', accountCalls(parts));
  api.route('/', wishlistCalls(parts));
  api.route('/', joinedEventCalls(parts));
  api.route('/', comparisonCalls(parts));
  api.route('/', friendLinkCalls(parts));
  api.route('/', alertCalls(parts));
  api.route('/', alertLinkCalls(parts));
  api.route('/', savingStepsCalls(parts));
  api.route('/', usersMeCalls(parts));
  api.get('/openapi.json', (context) => context.json(openApiDocument()));
  refuseOtherMethods(api);

  const app = new Hono();
  app.use(async (context, next) => {
    assertNoNul(context.req.url.replaceAll('%00', '\0'));
    await next();
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.route(API_PREFIX, api);
  app.notFound(() => new ApiError('NOT_FOUND', 'There is no such call').toResponse());
  app.onError((error) => {
    if (error instanceof ApiError) {
      const { suspicion } = error;
      if (suspicion)
        logSecurityEvent(parts.log, suspicion.event, suspicion.details ?? {}, suspicion.level);
      return error.toResponse();
    }
    parts.log.error({ err: error }, 'call failed');
    if (error instanceof StorageUnavailable) {
      return new ApiError('UNAVAILABLE', 'The database cannot be used now').toResponse();
    }
    return new ApiError('INTERNAL_ERROR', 'Internal error').toResponse();
  });
  return app;
}

/** A call that there is, by a method that it does not have: 405, and what it has. */
function refuseOtherMethods(api: Hono): void {
  for (const [path, calls] of Map.groupBy(CALLS, (call) => call.path)) {
    api.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), () => {
      const answer = new ApiError('METHOD_NOT_ALLOWED', 'The call has another method').toResponse();
      answer.headers.set('allow', calls.map(({ method }) => method.toUpperCase()).join(', '));
      return answer;
    });
  }
}
