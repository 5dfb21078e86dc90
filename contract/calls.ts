/** Every call of the contract: what it takes and what it answers. The OpenAPI document is made of it. */
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { CallDescription } from './call-description.ts';
import { calendarAnswerSchema } from './calendar.ts';
import { chatAnswerAnswerSchema, chatQuestionSchema } from './chat.ts';
import { customPageAnswerSchema } from './custom-page.ts';
import {
  enquiryAnswerSchema,
  enquiryLinkAnswerSchema,
  enquiryLinkSchema,
  enquiryRequestSchema,
  enquiryWishSchema,
} from './enquiry.ts';
import { eventAnswerSchema, eventsAnswerSchema } from './event.ts';
import { filtersSchema } from './filters.ts';
import {
  friendLinkSchema,
  friendMarksSchema,
  sharedFriendLinkAnswerSchema,
} from './friend-links.ts';
import { layoutAnswerSchema } from './layout.ts';
import {
  topSellersAnswerSchema,
  toursAnswerSchema,
  travelsAnswerSchema,
  travelsPageAnswerSchema,
} from './listing.ts';
import { comparisonAnswerSchema } from './comparison.ts';
import { countsAnswerSchema, countsRequestSchema, relaxationsAnswerSchema } from './relaxation.ts';
import { doneAnswerSchema } from './account.ts';
import { pageEventSchema } from './page-event.ts';
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
import { questionReadingAnswerSchema, questionReadingRequestSchema } from './question-reading.ts';
import { textReadingAnswerSchema, textReadingRequestSchema } from './text-reading.ts';
import { companionsAnswerSchema, interestAnswerSchema } from './tour-group.ts';
import {
  coordinatorAnswerSchema,
  coordinatorsAnswerSchema,
  tourAnswerSchema,
  travelAnswerSchema,
} from './travel.ts';
import { versionAnswerSchema } from './version.ts';

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
    method: 'post',
    path: '/text-readings',
    summary: 'A typed text as filters, with the words of each and those that say nothing',
    body: textReadingRequestSchema,
    answer: textReadingAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/question-readings',
    summary:
      'A question as filters with the words of each, what is not wanted, what contradicts and what is not understood',
    isLimited: true,
    body: questionReadingRequestSchema,
    answer: questionReadingAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/chat-answers',
    summary:
      'What the site says to a question: a quote of a page, figures of a travel, a search, or that it is not known',
    isLimited: true,
    body: chatQuestionSchema,
    answer: chatAnswerAnswerSchema,
    failures: [400, 429, 503],
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
    summary:
      'For one who is logged in: who asked for a seat and lets people read their first name, and who has one, in counts of five people or more',
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
    query: ['city', 'from', 'to', 'host'],
    answer: eventsAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'get',
    path: '/events/{id}',
    summary: 'A dated meet-up that has not begun',
    answer: eventAnswerSchema,
    failures: [400, 404, 410, 503],
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
    path: '/saved-comparison',
    summary: 'Some travels and tours as they are today, for anybody',
    query: ['ids[]', 'currency'],
    answer: comparisonAnswerSchema,
    failures: [400, 503],
  },
  {
    method: 'post',
    path: '/friend-links/show',
    summary: 'What a link is about, and the marks that friends have put there',
    person: 'possible',
    body: friendLinkSchema,
    answer: sharedFriendLinkAnswerSchema,
    failures: [400, 404, 503],
  },
  {
    method: 'post',
    path: '/friend-links/mark',
    summary: 'Puts the marks of one friend in the place of those before',
    isLimited: true,
    body: friendMarksSchema,
    answer: sharedFriendLinkAnswerSchema,
    failures: [400, 404, 409, 429, 503],
  },
  {
    method: 'post',
    path: '/page-events',
    summary: 'Counts something that a visitor who allows statistics has done, by day and market',
    isLimited: true,
    body: pageEventSchema,
    answer: doneAnswerSchema,
    failures: [400, 429, 503],
  },
  ...ACCOUNT_CALLS,
];
