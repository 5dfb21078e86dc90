/** Headers of the calls between site and backend. */

/** Which market's words and currency the answer is for; a market's id. Absent: en-WE. */
export const MARKET_HEADER = 'x-market';
/** The path that the visitor is on; sent in live mode only (API-03). */
export const REFERER_URL_HEADER = 'x-referer-url';
/** The device id from its cookie; sent in live mode only (API-03). */
export const ANONYMOUS_ID_HEADER = 'x-anonymous-id';

/**
 * On every answer: the version of the catalogue that it was given from. What is newer may be in it
 * already, nothing that is older. Who keeps answers compares it, and reads no more out of it.
 */
export const CATALOGUE_VERSION_HEADER = 'x-catalogue-version';
/**
 * On an answer that time alone makes another one before the market's next day begins: when that is, in
 * milliseconds since 1970.
 */
export const CHANGES_AT_HEADER = 'x-changes-at';

/** Of the visitor's request, so that the lines of both logs can be laid together (SEC-09). */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The visitor's network as the site's log writes it. */
export const NETWORK_IN_LOG_HEADER = 'x-network-in-log';

/** The token that a caller shows (RFC 6750, 2.1); null without one. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Prefix of every path of the contract. */
export const API_PREFIX = '/v1';
