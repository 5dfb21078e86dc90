/**
 * The backend's one door to the invented company of `packages/demonstration`. A demonstration sells departures and
 * has people come to meet-ups; in live mode whatever asks for a `Demonstration` gets null, and nothing is made up
 * that no file says (TRV-14). American English is for both.
 */
import { attendeesOn, PAST_DAYS, pastPrices, sellDeparture } from '@cordata/demonstration';

export { americanEnglish } from '@cordata/demonstration';

export const DEMONSTRATION = { PAST_DAYS, attendeesOn, pastPrices, sellDeparture } as const;
export type Demonstration = typeof DEMONSTRATION;
