/**
 * What the backend uses of the invented company (README.md): how its departures sell, who comes to its meet-ups,
 * and American English for texts that are written once in British English. Pure functions of what they are given.
 */
export { americanEnglish } from './american-spelling.ts';
export { attendeesOn } from './attendees.ts';
export { PAST_DAYS, pastPrices, sellDeparture } from './sell-departure.ts';
