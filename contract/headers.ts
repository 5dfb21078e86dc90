/** Headers of the calls between site and backend. */

/** Which market's words and currency the answer is for; a market's id. Absent: en-WE. */
export const MARKET_HEADER = 'x-market';
/** The path that the visitor is on; sent in live mode only (API-03). */
export const REFERER_URL_HEADER = 'x-referer-url';
/** The device id from its cookie; sent in live mode only (API-03). */
export const ANONYMOUS_ID_HEADER = 'x-anonymous-id';

/** Prefix of every path of the contract. */
export const API_PREFIX = '/v1';
