/** Every call of the contract: what it takes and what it answers. The OpenAPI document is made of it. */
import { z } from 'zod';
import {
  accountAnswerSchema,
  accountDataAnswerSchema,
  accountEnquiriesAnswerSchema,
  accountEnquiryWishSchema,
  communicationsRequestSchema,
  deletionCodeRequestSchema,
  deletionRequestSchema,
  doneAnswerSchema,
  partnershipRequestSchema,
  privacyRequestSchema,
  profileRequestSchema,
  sentCodeAnswerSchema,
  userAnswerSchema,
  USERS_ME_PATH,
} from './account.ts';
import {
  alertKeySchema,
  alertsAnswerSchema,
  disableAllAlertsSchema,
  enableAlertSchema,
} from './alerts.ts';
import { alertLinkAnswerSchema, alertLinkSchema, endAlertsSchema } from './alert-links.ts';
import { calendarAnswerSchema } from './calendar.ts';
import { customPageAnswerSchema } from './custom-page.ts';
import {
  enquiryAnswerSchema,
  enquiryLinkAnswerSchema,
  enquiryLinkSchema,
  enquiryRequestSchema,
  enquiryWishSchema,
} from './enquiry.ts';
import { eventsAnswerSchema } from './event.ts';
import { filtersSchema } from './filters.ts';
import { layoutAnswerSchema } from './layout.ts';
import {
  topSellersAnswerSchema,
  toursAnswerSchema,
  travelsAnswerSchema,
  travelsPageAnswerSchema,
} from './listing.ts';
import { countsAnswerSchema, countsRequestSchema, relaxationsAnswerSchema } from './relaxation.ts';
import { reviewsAnswerSchema } from './reviews.ts';
import { newToursAnswerSchema } from './new-tours.ts';
import { promotionsAnswerSchema } from './promotions.ts';
import {
  newsletterLinkAnswerSchema,
  newsletterLinkSchema,
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from './newsletter.ts';
import { sitemapAnswerSchema, sitemapPageAnswerSchema } from './sitemap.ts';
import { companionsAnswerSchema, interestAnswerSchema } from './tour-group.ts';
import {
  coordinatorAnswerSchema,
  coordinatorsAnswerSchema,
  tourAnswerSchema,
  travelAnswerSchema,
} from './travel.ts';
import { versionAnswerSchema } from './version.ts';
import {
  catalogueItemSchema,
  comparisonAnswerSchema,
  removalReasonRequestSchema,
  removedFromWishlistAnswerSchema,
  wishlistAnswerSchema,
  wishlistStateAnswerSchema,
  wishlistStateRequestSchema,
} from './wishlist.ts';

export interface CallDescription {
  readonly method: 'get' | 'post';
  /** Under `/v1`, parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Names of the query's parameters; `[]` marks a list. */
  readonly query?: readonly string[];
  readonly body?: z.ZodType;
  /** Whether the call is made for somebody who is logged in (`asserted-person.ts`), or for an account. */
  readonly person?: 'wanted' | 'possible' | 'account';
  /** The one call that a person's own access token is shown to, instead of the site's. */
  readonly isByAccessToken?: true;
  /** Whether it is limited by the visitor's network (`asserted-person.ts`). */
  readonly isLimited?: true;
  readonly answer: z.ZodType;
  /** Statuses beside 200 that the call may give, and beside those of every call: 401, with a body 415. */
  readonly failures: readonly number[];
}

export const CALLS: readonly CallDescription[] = [
  {
    method: 'get',
    path: '/version',
    summary: 'Version of the catalogue, as every answer bears it in x-catalogue-version',
    answer: versionAnswerSchema,
    failures: [],
  },
  {
    method: 'get',
    path: '/layouts',
    summary: 'Header, footer, contacts, banner bars and settings of a market',
    answer: layoutAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/custompages/show',
    summary: 'A page by its routing key or by its slug',
    query: ['routingKey', 'slug'],
    answer: customPageAnswerSchema,
    failures: [400, 404, 418, 503],
  },
  {
    method: 'get',
    path: '/travels/top-sellers',
    summary: 'Destinations that fit a text, with counts of travels and departures',
    query: ['search', 'countries[]', 'continents[]'],
    answer: topSellersAnswerSchema,
    failures: [400],
  },
  {
    method: 'post',
    path: '/travels',
    summary: 'Travels that fit the filters',
    body: filtersSchema,
    answer: travelsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/travels/paginated',
    summary: 'A page of the travels that fit the filters',
    body: filtersSchema,
    answer: travelsPageAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/tours',
    summary: 'A page of the tours that fit the filters',
    body: filtersSchema,
    answer: toursAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/promotions',
    summary:
      'Tours with a code that fit the filters and can be booked, the code that ends first before the others',
    body: filtersSchema,
    answer: promotionsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/calendar',
    summary: 'Days and periods in which tours start that fit the filters, their dates apart',
    body: filtersSchema,
    answer: calendarAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/counts/tours',
    summary: 'How many tours fit each of several filters',
    body: countsRequestSchema,
    answer: countsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/counts/travels',
    summary: 'How many travels fit each of several filters',
    body: countsRequestSchema,
    answer: countsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/relaxations/tours',
    summary: 'Changes of filters that give more tours, with what each gives',
    body: filtersSchema,
    answer: relaxationsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/relaxations/travels',
    summary: 'Changes of filters that give more travels, with what each gives',
    body: filtersSchema,
    answer: relaxationsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/travels/{slug}',
    summary: 'A travel by its present or a former slug; 410 once it is no longer offered',
    answer: travelAnswerSchema,
    failures: [400, 404, 410, 503],
  },
  {
    method: 'get',
    path: '/tours/{code}',
    summary: 'A tour by its code, departed and withdrawn ones too',
    answer: tourAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/tours/{code}/interest',
    summary: 'How many people asked for a seat on a tour of late; 410 once it has left',
    answer: interestAnswerSchema,
    failures: [400, 404, 410, 503],
  },
  {
    method: 'get',
    path: '/tours/{code}/companions',
    summary: 'Who asked for a seat and lets people read their first name, for one who is logged in',
    person: 'wanted',
    answer: companionsAnswerSchema,
    failures: [400, 404, 410, 429, 503],
  },
  {
    method: 'get',
    path: '/coordinators',
    summary: 'Everybody who leads a group, by first name',
    answer: coordinatorsAnswerSchema,
    failures: [503],
  },
  {
    method: 'get',
    path: '/coordinators/{id}',
    summary: 'A coordinator with the tours that they lead',
    answer: coordinatorAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/reviews',
    summary: 'What travellers said last in the market’s language, and the rating of all reviews',
    query: ['countries[]', 'continents[]', 'show'],
    answer: reviewsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/events',
    summary:
      'Meet-ups to come, in a city and on days by the clocks there; the cities that have any',
    query: ['city', 'from', 'to'],
    answer: eventsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/new-tours',
    summary: 'Tours that came on sale last and can be asked for, the newest first',
    answer: newToursAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/sitemap',
    summary: 'How much there is for search engines, by section',
    answer: sitemapAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/sitemap/{section}',
    summary: 'A page of a section: what search engines may keep, with its markets and images',
    query: ['page'],
    answer: sitemapPageAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/enquiries',
    summary: 'Asks for seats on a tour; nothing is booked or charged',
    person: 'possible',
    isLimited: true,
    body: enquiryRequestSchema,
    answer: enquiryAnswerSchema,
    failures: [400, 404, 410, 429, 503],
  },
  {
    method: 'post',
    path: '/enquiries/links/show',
    summary: 'The request that a mailed link is about',
    body: enquiryLinkSchema,
    answer: enquiryLinkAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/enquiries/links/use',
    summary: 'Shows or hides the name of a request, or withdraws it; twice is as once',
    body: enquiryWishSchema,
    answer: enquiryLinkAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/newsletter',
    summary: 'Asks for the newsletter: a link that confirms it is mailed, whoever asked',
    isLimited: true,
    body: subscriptionRequestSchema,
    answer: subscriptionAnswerSchema,
    failures: [400, 429, 503],
  },
  {
    method: 'post',
    path: '/newsletter/links/show',
    summary: 'Whether a mailed link can be used, and has been; 410 once its time is over',
    body: newsletterLinkSchema,
    answer: newsletterLinkAnswerSchema,
    failures: [400, 404, 410, 503],
  },
  {
    method: 'post',
    path: '/newsletter/links/use',
    summary: 'Confirms a subscription, or ends it; twice is as once',
    body: newsletterLinkSchema,
    answer: newsletterLinkAnswerSchema,
    failures: [400, 404, 410, 503],
  },
  {
    method: 'get',
    path: USERS_ME_PATH,
    summary:
      'Who an access token belongs to; 403 where they have to accept the privacy policy first',
    isByAccessToken: true,
    answer: userAnswerSchema,
    failures: [400, 403, 503],
  },
  {
    method: 'get',
    path: '/account',
    summary: 'The account, what it has agreed to and gets',
    person: 'account',
    answer: accountAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/profile',
    summary: 'Changes name and market',
    person: 'account',
    body: profileRequestSchema,
    answer: accountAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/communications',
    summary: 'Turns marketing and newsletter on or off',
    person: 'account',
    isLimited: true,
    body: communicationsRequestSchema,
    answer: accountAnswerSchema,
    failures: [400, 404, 429, 503],
  },
  {
    method: 'post',
    path: '/account/privacy',
    summary: 'Accepts the privacy policy that was shown; 409 where another one holds by now',
    person: 'account',
    body: privacyRequestSchema,
    answer: accountAnswerSchema,
    failures: [400, 404, 409, 503],
  },
  {
    method: 'get',
    path: '/account/enquiries',
    summary: 'Requests for seats that were sent with the account’s address, the newest first',
    person: 'account',
    answer: accountEnquiriesAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/enquiries/use',
    summary: 'Shows or hides the name of one’s own request, or withdraws it; twice is as once',
    person: 'account',
    body: accountEnquiryWishSchema,
    answer: accountEnquiriesAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/account/data',
    summary: 'All that is stored about the person',
    person: 'account',
    answer: accountDataAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/partnership',
    summary: 'Applies for a partnership, by a mail to the operator',
    person: 'account',
    isLimited: true,
    body: partnershipRequestSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 429, 503],
  },
  {
    method: 'post',
    path: '/account/deletion/code',
    summary: 'Mails a code that confirms the deletion of the account',
    person: 'account',
    isLimited: true,
    body: deletionCodeRequestSchema,
    answer: sentCodeAnswerSchema,
    failures: [400, 404, 429, 503],
  },
  {
    method: 'post',
    path: '/account/deletion',
    summary: 'Deletes the account with the code that was mailed',
    person: 'account',
    body: deletionRequestSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/account/wishlist',
    summary: 'Saved travels with their saved tours, as they are today and cost when saved',
    query: ['currency'],
    person: 'account',
    answer: wishlistAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/wishlist/add',
    summary: 'Saves a travel, or a tour with its travel; twice is as once',
    person: 'account',
    body: catalogueItemSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 409, 503],
  },
  {
    method: 'post',
    path: '/account/wishlist/remove',
    summary: 'Removes a saved tour, or a travel with its tours, and says what was there',
    person: 'account',
    body: catalogueItemSchema,
    answer: removedFromWishlistAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/wishlist/reason',
    summary: 'Why a travel, a tour or an alert was removed; stored without the person',
    person: 'account',
    isLimited: true,
    body: removalReasonRequestSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 429, 503],
  },
  {
    method: 'post',
    path: '/account/wishlist/state',
    summary: 'Which travels and tours are saved, and which alerts about them are on',
    person: 'account',
    body: wishlistStateRequestSchema,
    answer: wishlistStateAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/account/alerts',
    summary: 'What the person wants to be told about travels and tours',
    person: 'account',
    answer: alertsAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/alerts/enable',
    summary: 'Turns an alert on that is offered for the travel or tour; twice is as once',
    person: 'account',
    body: enableAlertSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 409, 503],
  },
  {
    method: 'post',
    path: '/account/alerts/disable',
    summary: 'Turns an alert off',
    person: 'account',
    body: alertKeySchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/account/alerts/disable-all',
    summary: 'Turns all alerts off',
    person: 'account',
    body: disableAllAlertsSchema,
    answer: doneAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/alerts/links/show',
    summary: 'What the link in an alert’s mail is about, and whether that alert is on',
    body: alertLinkSchema,
    answer: alertLinkAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/alerts/links/use',
    summary: 'Ends the alert that a mail was of, or all of the same person; twice is as once',
    body: endAlertsSchema,
    answer: alertLinkAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'get',
    path: '/saved-comparison',
    summary: 'Some travels and tours as they are today, for anybody',
    query: ['ids[]', 'currency'],
    answer: comparisonAnswerSchema,
    failures: [400, 503],
  },
];
