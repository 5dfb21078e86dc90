/**
 * The site's one client for the contract (API-04): in process or remote, and no call made twice for one
 * page. `backend-call.server.ts` makes a call.
 */
import type { z } from 'zod';
import {
  accountAnswerSchema,
  accountDataAnswerSchema,
  accountEnquiriesAnswerSchema,
  doneAnswerSchema,
  sentCodeAnswerSchema,
  type AccountEnquiryWish,
  type CommunicationsRequest,
  type DeletionCodeRequest,
  type DeletionRequest,
  type PartnershipRequest,
  type PrivacyRequest,
  type ProfileRequest,
} from '../../contract/account.ts';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import { calendarAnswerSchema } from '../../contract/calendar.ts';
import { chatAnswerAnswerSchema, type ChatQuestion } from '../../contract/chat.ts';
import { arrivedPageAnswerSchema } from '../../contract/custom-page.ts';
import {
  enquiryAnswerSchema,
  enquiryLinkAnswerSchema,
  type EnquiryLink,
  type EnquiryRequest,
  type EnquiryWishRequest,
} from '../../contract/enquiry.ts';
import { eventAnswerSchema, eventsAnswerSchema, type EventsQuery } from '../../contract/event.ts';
import {
  joinedEventsAnswerSchema,
  ownEventAnswerSchema,
  type EventKey,
  type JoinEvent,
} from '../../contract/joined-events.ts';
import type { Filters } from '../../contract/filters.ts';
import { layoutAnswerSchema } from '../../contract/layout.ts';
import {
  topSellersAnswerSchema,
  toursAnswerSchema,
  travelsAnswerSchema,
  travelsPageAnswerSchema,
  type TopSellersQuery,
} from '../../contract/listing.ts';
import { comparisonAnswerSchema, type ComparisonQuery } from '../../contract/comparison.ts';
import {
  ownFriendLinkAnswerSchema,
  ownFriendLinksAnswerSchema,
  sharedFriendLinkAnswerSchema,
  type FriendLinkKey,
  type FriendLinkRequest,
  type FriendMarksRequest,
  type NewFriendLink,
  type RemoveFriendRequest,
} from '../../contract/friend-links.ts';
import { newToursAnswerSchema } from '../../contract/new-tours.ts';
import {
  alertsAnswerSchema,
  type AlertKeyRequest,
  type EnableAlertRequest,
} from '../../contract/alerts.ts';
import {
  alertLinkAnswerSchema,
  type AlertLinkRequest,
  type EndAlertsRequest,
} from '../../contract/alert-links.ts';
import {
  newsletterLinkAnswerSchema,
  subscriptionAnswerSchema,
  type NewsletterLink,
  type SubscriptionRequest,
} from '../../contract/newsletter.ts';
import type { PageEventCount } from '../../contract/page-event.ts';
import { promotionsAnswerSchema } from '../../contract/promotions.ts';
import {
  countsAnswerSchema,
  relaxationsAnswerSchema,
  type CountsRequest,
} from '../../contract/relaxation.ts';
import { reviewsAnswerSchema, type ReviewsQuery } from '../../contract/reviews.ts';
import {
  begunStepsAnswerSchema,
  finishedStepsAnswerSchema,
  shownStepAnswerSchema,
  type BegunStepsRequest,
  type FinishedStepsRequest,
  type ShownStepRequest,
  type StepCodeRequest,
} from '../../contract/saving-steps.ts';
import {
  sitemapAnswerSchema,
  sitemapPageAnswerSchema,
  type SitemapSection,
} from '../../contract/sitemap.ts';
import {
  questionReadingAnswerSchema,
  type QuestionReadingRequest,
} from '../../contract/question-reading.ts';
import { textReadingAnswerSchema, type TextReadingRequest } from '../../contract/text-reading.ts';
import { companionsAnswerSchema, interestAnswerSchema } from '../../contract/tour-group.ts';
import {
  coordinatorAnswerSchema,
  coordinatorsAnswerSchema,
  tourAnswerSchema,
  travelAnswerSchema,
} from '../../contract/travel.ts';
import {
  removedFromWishlistAnswerSchema,
  savedIdsAnswerSchema,
  wishlistAnswerSchema,
  wishlistStateAnswerSchema,
  type CatalogueItemRequest,
  type RemovalReasonRequest,
  type WishlistStateRequest,
} from '../../contract/wishlist.ts';
import type { Currency } from '../../domain/market.ts';
import { printRegion, type Region } from '../../domain/region.ts';
import type { ApiResult } from './api-result.ts';
import { callBackend, type BackendCall, type BackendCallOptions } from './backend-call.server.ts';

/** The call that stands where a travel of this slug would, so that none has it. */
const TOP_SELLERS = 'top-sellers';

export type ApiClient = ReturnType<typeof createApiClient>;

/** A client for one request of one visitor: answers are shared within it, never beyond. */
export function createApiClient(options: BackendCallOptions) {
  const underWay = new Map<string, Promise<ApiResult<unknown>>>();

  function call<Schema extends z.ZodType>(
    request: BackendCall<Schema>,
  ): Promise<ApiResult<z.infer<Schema>>> {
    if (!request.isIdempotent) return callBackend(request, options);
    const key = JSON.stringify([request.method, request.path, request.body, request.person]);
    let result = underWay.get(key);
    if (!result) {
      result = callBackend(request, options);
      underWay.set(key, result);
    }
    return result as Promise<ApiResult<z.infer<Schema>>>;
  }

  const get = <Schema extends z.ZodType>(path: string, answer: Schema, person?: AssertedPerson) =>
    call({ method: 'GET', path, person, isIdempotent: true, answer });
  const list = <Schema extends z.ZodType>(
    path: string,
    body: Filters | CountsRequest,
    answer: Schema,
  ) => call({ method: 'POST', path, body, isIdempotent: true, answer });

  const post = <Schema extends z.ZodType>(path: string, body: unknown, answer: Schema) =>
    call({ method: 'POST', path, body, isIdempotent: true, answer });

  const postLimited = <Schema extends z.ZodType>(path: string, body: unknown, answer: Schema) =>
    call({ method: 'POST', path, body, isLimited: true, isIdempotent: true, answer });

  const postFor = <Schema extends z.ZodType>(
    person: AssertedPerson,
    path: string,
    body: unknown,
    answer: Schema,
    { isLimited = false, isIdempotent = true } = {},
  ) => call({ method: 'POST', path, body, person, isLimited, isIdempotent, answer });

  return {
    market: options.market,
    catalogueVersion: options.catalogueVersion ?? null,
    /** For who answers from memory what this client would have asked. */
    noteSource: options.noteSource,
    layout: () => get('/layouts', layoutAnswerSchema),
    customPage: (lookup: { routingKey: string } | { slug: string }) =>
      get(`/custompages/show?${new URLSearchParams(lookup)}`, arrivedPageAnswerSchema),
    topSellers: (query: TopSellersQuery) =>
      get(`/travels/${TOP_SELLERS}?${topSellersParameters(query)}`, topSellersAnswerSchema),
    tours: (filters: Filters) => list('/tours', filters, toursAnswerSchema),
    /** Tours whose codes end next. */
    promotions: (filters: Filters) => list('/promotions', filters, promotionsAnswerSchema),
    travels: (filters: Filters) => list('/travels', filters, travelsAnswerSchema),
    travelsPage: (filters: Filters) => list('/travels/paginated', filters, travelsPageAnswerSchema),
    /** Days and periods in which one can travel (SRCH-12). */
    calendar: (filters: Filters) => list('/calendar', filters, calendarAnswerSchema),
    /** How long each of the listings would be (RES-08, RES-10). */
    counts: (unit: 'tours' | 'travels', listings: Filters[]) =>
      list(`/counts/${unit}`, { listings }, countsAnswerSchema),
    /** What to change of filters that leave little or nothing (RES-08). */
    readText: (asked: TextReadingRequest) => post('/text-readings', asked, textReadingAnswerSchema),
    readQuestion: (asked: QuestionReadingRequest) =>
      call({
        method: 'POST',
        path: '/question-readings',
        body: asked,
        isLimited: true,
        asksModel: true,
        isIdempotent: true,
        answer: questionReadingAnswerSchema,
      }),
    askChat: (asked: ChatQuestion) =>
      call({
        method: 'POST',
        path: '/chat-answers',
        body: asked,
        isLimited: true,
        asksModel: true,
        isIdempotent: true,
        answer: chatAnswerAnswerSchema,
      }),
    relaxations: (unit: 'tours' | 'travels', filters: Filters) =>
      list(`/relaxations/${unit}`, filters, relaxationsAnswerSchema),
    /** @param region whose public holidays the days of leave go by */
    travel: async (
      slug: string,
      region?: Region,
    ): Promise<ApiResult<z.infer<typeof travelAnswerSchema>>> =>
      slug === TOP_SELLERS
        ? { outcome: 'missing', isGone: false }
        : get(withRegion(`/travels/${encodeURIComponent(slug)}`, region), travelAnswerSchema),
    /** @param region as of a travel */
    tour: (code: string, region?: Region) =>
      get(withRegion(`/tours/${encodeURIComponent(code)}`, region), tourAnswerSchema),
    /** How many people asked for a seat of late (TRV-08). */
    interest: (code: string) =>
      get(`/tours/${encodeURIComponent(code)}/interest`, interestAnswerSchema),
    /** Names, for one person who is logged in. */
    companions: (code: string, reader: AssertedPerson) =>
      get(`/tours/${encodeURIComponent(code)}/companions`, companionsAnswerSchema, reader),
    coordinators: () => get('/coordinators', coordinatorsAnswerSchema),
    coordinator: (id: string) =>
      get(`/coordinators/${encodeURIComponent(id)}`, coordinatorAnswerSchema),
    reviews: ({ show, ...places }: ReviewsQuery) =>
      get(
        `/reviews?${new URLSearchParams([...placeParameters(places), ['show', String(show)]])}`,
        reviewsAnswerSchema,
      ),
    events: (query: EventsQuery) =>
      get(`/events?${new URLSearchParams(query)}`, eventsAnswerSchema),
    event: (id: string) => get(`/events/${encodeURIComponent(id)}`, eventAnswerSchema),
    joinedEvents: (person: AssertedPerson) =>
      get('/account/events', joinedEventsAnswerSchema, person),
    ownEvent: (person: AssertedPerson, event: EventKey) =>
      postFor(person, '/account/events/show', event, ownEventAnswerSchema),
    joinEvent: (person: AssertedPerson, wish: JoinEvent) =>
      postFor(person, '/account/events/join', wish, doneAnswerSchema, { isLimited: true }),
    nameAtEvent: (person: AssertedPerson, wish: JoinEvent) =>
      postFor(person, '/account/events/name', wish, doneAnswerSchema),
    leaveEvent: (person: AssertedPerson, event: EventKey) =>
      postFor(person, '/account/events/leave', event, doneAnswerSchema),
    comparison: ({ ids, currency }: ComparisonQuery) => {
      const query = new URLSearchParams(ids.map((id) => ['ids[]', id]));
      if (currency) query.set('currency', currency);
      return get(`/saved-comparison?${query}`, comparisonAnswerSchema);
    },
    newTours: () => get('/new-tours', newToursAnswerSchema),
    sitemap: () => get('/sitemap', sitemapAnswerSchema),
    sitemapPage: (section: SitemapSection, page: number) =>
      get(`/sitemap/${section}?page=${page}`, sitemapPageAnswerSchema),
    // Of these, too, twice is as once.
    askForNewsletter: (body: SubscriptionRequest) =>
      postLimited('/newsletter', body, subscriptionAnswerSchema),
    newsletterLink: (link: NewsletterLink) =>
      post('/newsletter/links/show', link, newsletterLinkAnswerSchema),
    followNewsletterLink: (link: NewsletterLink) =>
      post('/newsletter/links/use', link, newsletterLinkAnswerSchema),
    /** Something that a visitor who allows statistics has done (ANA-01); twice is twice. */
    countPageEvent: (event: PageEventCount) =>
      call({
        method: 'POST',
        path: '/page-events',
        body: event,
        isLimited: true,
        isIdempotent: false,
        answer: doneAnswerSchema,
      }),
    // What friends say of what somebody compares (decision 0070).
    friendLink: (link: FriendLinkRequest, person: AssertedPerson | null) =>
      call({
        method: 'POST',
        path: '/friend-links/show',
        body: link,
        person,
        isIdempotent: true,
        answer: sharedFriendLinkAnswerSchema,
      }),
    putFriendMarks: (marks: FriendMarksRequest) =>
      call({
        method: 'POST',
        path: '/friend-links/mark',
        body: marks,
        isLimited: true,
        isIdempotent: true,
        answer: sharedFriendLinkAnswerSchema,
      }),
    friendLinks: (person: AssertedPerson) =>
      get('/account/friend-links', ownFriendLinksAnswerSchema, person),
    addFriendLink: (person: AssertedPerson, link: NewFriendLink) =>
      postFor(person, '/account/friend-links/add', link, ownFriendLinkAnswerSchema, {
        isLimited: true,
      }),
    endFriendLink: (person: AssertedPerson, link: FriendLinkKey) =>
      postFor(person, '/account/friend-links/end', link, doneAnswerSchema),
    removeFriend: (person: AssertedPerson, friend: RemoveFriendRequest) =>
      postFor(person, '/account/friend-links/remove-friend', friend, doneAnswerSchema),
    alertLink: (link: AlertLinkRequest) => post('/alerts/links/show', link, alertLinkAnswerSchema),
    endAlerts: (link: EndAlertsRequest) => post('/alerts/links/use', link, alertLinkAnswerSchema),
    enquiryLink: (link: EnquiryLink) =>
      post('/enquiries/links/show', link, enquiryLinkAnswerSchema),
    followEnquiryLink: (link: EnquiryWishRequest) =>
      post('/enquiries/links/use', link, enquiryLinkAnswerSchema),
    /** @param sender null for who is not logged in */
    sendEnquiry: (enquiry: EnquiryRequest, sender: AssertedPerson | null = null) =>
      // Its idempotency key makes a second call harmless.
      call({
        method: 'POST',
        path: '/enquiries',
        body: enquiry,
        isLimited: true,
        person: sender,
        isIdempotent: true,
        answer: enquiryAnswerSchema,
      }),
    // The steps of who saves something without being logged in (WISH-02); twice is as once.
    shownSavingStep: (asked: ShownStepRequest) =>
      post('/saving-steps/show', asked, shownStepAnswerSchema),
    beginSaving: (asked: BegunStepsRequest) =>
      postLimited('/saving-steps/begin', asked, begunStepsAnswerSchema),
    sendSavingCode: (asked: StepCodeRequest) =>
      postLimited('/saving-steps/code', asked, sentCodeAnswerSchema),
    finishSaving: (sent: FinishedStepsRequest) =>
      post('/saving-steps/finish', sent, finishedStepsAnswerSchema),
    // The account area (AUTH-07), each for the account of the person.
    account: (person: AssertedPerson) => get('/account', accountAnswerSchema, person),
    saveProfile: (person: AssertedPerson, profile: ProfileRequest) =>
      postFor(person, '/account/profile', profile, accountAnswerSchema),
    saveCommunications: (person: AssertedPerson, wishes: CommunicationsRequest) =>
      postFor(person, '/account/communications', wishes, accountAnswerSchema, { isLimited: true }),
    acceptPrivacy: (person: AssertedPerson, text: PrivacyRequest) =>
      postFor(person, '/account/privacy', text, accountAnswerSchema),
    accountEnquiries: (person: AssertedPerson) =>
      get('/account/enquiries', accountEnquiriesAnswerSchema, person),
    followAccountEnquiry: (person: AssertedPerson, wish: AccountEnquiryWish) =>
      postFor(person, '/account/enquiries/use', wish, accountEnquiriesAnswerSchema),
    accountData: (person: AssertedPerson) => get('/account/data', accountDataAnswerSchema, person),
    savedIds: (person: AssertedPerson) =>
      get('/account/wishlist/ids', savedIdsAnswerSchema, person),
    applyForPartnership: (person: AssertedPerson, application: PartnershipRequest) =>
      postFor(person, '/account/partnership', application, doneAnswerSchema, { isLimited: true }),
    sendDeletionCode: (person: AssertedPerson, request: DeletionCodeRequest) =>
      postFor(person, '/account/deletion/code', request, sentCodeAnswerSchema, { isLimited: true }),
    deleteAccount: (person: AssertedPerson, request: DeletionRequest) =>
      // A second try would find the code used up.
      postFor(person, '/account/deletion', request, doneAnswerSchema, { isIdempotent: false }),
    // The person's wishlist and alerts (WISH-01, WISH-03, WISH-04, NTFY-01).
    wishlist: (person: AssertedPerson, currency: Currency) =>
      get(`/account/wishlist?${new URLSearchParams({ currency })}`, wishlistAnswerSchema, person),
    wishlistState: (person: AssertedPerson, asked: WishlistStateRequest) =>
      postFor(person, '/account/wishlist/state', asked, wishlistStateAnswerSchema),
    addToWishlist: (person: AssertedPerson, item: CatalogueItemRequest) =>
      postFor(person, '/account/wishlist/add', item, doneAnswerSchema),
    removeFromWishlist: (person: AssertedPerson, item: CatalogueItemRequest) =>
      // A second try would find nothing and say so, and an undo would bring back nothing.
      postFor(person, '/account/wishlist/remove', item, removedFromWishlistAnswerSchema, {
        isIdempotent: false,
      }),
    accountAlerts: (person: AssertedPerson) => get('/account/alerts', alertsAnswerSchema, person),
    enableAlert: (person: AssertedPerson, alert: EnableAlertRequest) =>
      postFor(person, '/account/alerts/enable', alert, doneAnswerSchema),
    disableAlert: (person: AssertedPerson, alert: AlertKeyRequest) =>
      postFor(person, '/account/alerts/disable', alert, doneAnswerSchema),
    disableAllAlerts: (person: AssertedPerson) =>
      postFor(person, '/account/alerts/disable-all', {}, doneAnswerSchema),
    giveRemovalReason: (person: AssertedPerson, reason: RemovalReasonRequest) =>
      // Twice it would be counted twice.
      postFor(person, '/account/wishlist/reason', reason, doneAnswerSchema, {
        isLimited: true,
        isIdempotent: false,
      }),
  };
}

function topSellersParameters({ search, ...places }: TopSellersQuery): URLSearchParams {
  return new URLSearchParams([['search', search], ...placeParameters(places)]);
}

function placeParameters({
  countries,
  continents,
}: Pick<TopSellersQuery, 'countries' | 'continents'>): [string, string][] {
  return [
    ...countries.map((country): [string, string] => ['countries[]', country]),
    ...continents.map((continent): [string, string] => ['continents[]', continent]),
  ];
}

function withRegion(path: string, region: Region | undefined): string {
  const query = printRegion(region).toString();
  return query ? `${path}?${query}` : path;
}
