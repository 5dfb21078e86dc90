import { wordKey } from '../../app/listing/filter-label.ts';
import { FILTERS } from '../../domain/filters/filters.ts';

/** Keys of the words of filters (decision 0050). */
export const FILTER_WORD_KEYS: readonly string[] = FILTERS.flatMap(({ name, value }) =>
  'values' in value ? value.values.map((word) => wordKey(name, word)) : [],
);

/**
 * Keys of words that no line of the code names whole, by the template that makes them (MKT-05): `*` is
 * what is filled in. Each with what fills it, so that a reader finds the list that the keys follow.
 */
export const COMPOSED_WORD_KEYS: Readonly<Record<string, string>> = {
  'cookies:kind.*.title': 'kinds of the cookie table',
  'cookies:kind.*.text': 'kinds of the cookie table',
  'cookies:thing.*': 'what the site stores, by its id',
  'enquiry:form.*': 'wishes beside a seat',
  'enquiry:error.*': 'what is wrong with a field, by the schema’s message',
  'enquiry:problem.*': 'problems of a form as a whole',
  'enquiry:change.*': 'kinds of TourChange, with each BOOKING_OBSTACLE',
  'enquiry:sent.*': 'wishes beside a seat',
  'enquiry:sent.nameIs.*': 'whether the name of who ticked the box is shown',
  'enquiry:link.*': 'ENQUIRY_LINK_WISHES',
  'errors:kind.*.description': 'kinds of errors that have a page',
  'layout:badge.*': 'badges of menu items (LAY-05)',
  'layout:contact.*': 'contact books of the layout (LAY-09)',
  'layout:modal.*': 'modals that the footer opens',
  'layout:social.*': 'social networks (LAY-07)',
  'newsletter:problem.*': 'SUBSCRIBE_PROBLEMS',
  'newsletter:confirm.*.title': 'LinkState',
  'newsletter:confirm.*.text': 'LinkState',
  'newsletter:unsubscribe.*.title': 'LinkState',
  'newsletter:unsubscribe.*.text': 'LinkState',
  'listing:tabs.*': 'the two tabs of a listing',
  'listing:sort.*': 'SORTS, with - for :',
  'listing:blocks.peopleBy.*': 'PEOPLE_SORTS, with - for :',
  'listing:filter.*': 'filters that are on or off, or have several values',
  'listing:filter.show.*': 'the two tabs of a listing',
  'listing:blocks.left.*': 'TIME_UNITS',
  'listing:country.*': 'facts of a country',
  'listing:company.*': 'facts of the company behind the site',
  'login:ended.*': 'reasons why a login has ended',
  'login:problem.*.title': 'problems of logging in',
  'login:problem.*.text': 'problems of logging in',
  'meetups:when.*': 'shortcuts of the meet-up search',
  'modals:currency.*': 'CURRENCIES',
  'modals:languagesCurrencies.tab.*': 'the two tabs of the modal',
  'modals:chatbot.wish.*': 'wishes that the chatbot offers',
  'modals:faqs.*.question': 'questions of the modal',
  'modals:faqs.*.answer': 'questions of the modal',
  'modals:flightClub.step.*': 'steps of the modal',
  'modals:notificationOptIn.type.*': 'NOTIFICATION_TYPES (NTFY-02)',
  'modals:general.text.*': 'modals that have nothing of the page to show',
  'search:when.*': 'WHEN_TABS and PERIOD_TYPES',
  'search:calendar.*': 'places of a day in the chosen range',
  'travel:facts.*': 'facts of a travel',
  'travel:facts.agesSome.*': 'AGE_GROUPS that some departures are for alone',
  'travel:pace.*': 'paces from 1 to 5',
  'travel:transport.*': 'TRANSPORTS, but for none',
  'travel:meal.*': 'MEALS',
  'travel:costs.flightFrom.*': 'CURRENCIES, which say where one flies from',
  'travel:costs.stops.*': 'FLIGHT_STOPS (TRV-15)',
  'listing:reviews.level.*': 'levels of the trust rating (TRV-11)',
  'travel:flights.*': 'kinds of flight advice (TRV-03)',
  'travel:flights.landBy.*': 'LANDING_TIMES, and usual for no one travel',
  'travel:runs.meaning.*': 'TOUR_STATUSES',
};
