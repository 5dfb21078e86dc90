/**
 * Everything that the site stores on a visitor's device (LAY-07). None of it tracks anybody: statistics need a
 * consent, which is itself a stored choice (ANA-01).
 */
import { DEVICE_COOKIE } from '../../../contract/device-cookie.ts';
import { CONSENT_COOKIE } from '../../cookies/consent.ts';
import { OFFER_COOKIE } from '../../country-offer/offer-cookie.ts';
import { LOADED_AGAIN_AT, TOLD_GONE } from '../../network/load-again.ts';
import { SEARCH_HISTORY } from '../../search/search-history.ts';

interface Duration {
  readonly amount: number;
  readonly unit: 'hour' | 'day';
}

/** `needed`: the site does not work without it. `choice`: it remembers a visitor's choice and can be deleted. */
export type StoredKind = 'needed' | 'choice';

export interface StoredItem {
  /** Its words are in the catalogue `cookies`. */
  readonly id: string;
  readonly kind: StoredKind;
  /** Name of the cookie, or its beginning; on HTTPS some have `__Host-` before it. */
  readonly name: string;
  /** Null for as long as the browser window is open; `forgotten` until the visitor deletes it. */
  readonly lifetime: Duration | 'forgotten' | null;
}

export const STORED_ITEMS = [
  { id: 'session', kind: 'needed', name: 'session', lifetime: { amount: 14, unit: 'day' } },
  {
    id: 'attempt',
    kind: 'needed',
    name: 'login-attempt',
    lifetime: { amount: 1, unit: 'hour' },
  },
  { id: 'return', kind: 'needed', name: 'login-return', lifetime: { amount: 1, unit: 'hour' } },
  {
    id: 'provider',
    kind: 'needed',
    name: 'login-session, login-interaction, login-resume, new-password',
    lifetime: { amount: 14, unit: 'day' },
  },
  {
    id: 'knownBrowser',
    kind: 'needed',
    name: 'known-browser',
    lifetime: { amount: 365, unit: 'day' },
  },
  { id: 'device', kind: 'needed', name: DEVICE_COOKIE, lifetime: { amount: 365, unit: 'day' } },
  { id: 'enquiry', kind: 'needed', name: 'enquiry', lifetime: { amount: 24, unit: 'hour' } },
  {
    id: 'friend',
    kind: 'needed',
    name: 'comparison-friend',
    lifetime: { amount: 60, unit: 'day' },
  },
  { id: 'saving', kind: 'needed', name: 'saving', lifetime: { amount: 1, unit: 'hour' } },
  { id: 'again', kind: 'needed', name: `${LOADED_AGAIN_AT}, ${TOLD_GONE}`, lifetime: null },
  { id: 'scroll', kind: 'needed', name: 'positions', lifetime: null },
  // Not cookies: caches of the service worker (edge/service-worker.ts).
  { id: 'copies', kind: 'needed', name: 'files, pages, personal', lifetime: 'forgotten' },
  { id: 'currency', kind: 'choice', name: 'currency', lifetime: { amount: 365, unit: 'day' } },
  { id: 'bars', kind: 'choice', name: 'closed-bars', lifetime: { amount: 182, unit: 'day' } },
  { id: 'offer', kind: 'choice', name: OFFER_COOKIE, lifetime: { amount: 365, unit: 'day' } },
  { id: 'consent', kind: 'choice', name: CONSENT_COOKIE, lifetime: { amount: 182, unit: 'day' } },
  // Not a cookie: local storage, which is sent nowhere.
  { id: 'searches', kind: 'choice', name: SEARCH_HISTORY, lifetime: 'forgotten' },
] as const satisfies readonly StoredItem[];

/** Cookies that hold only a visitor's choices. */
export const CHOICES: readonly string[] = STORED_ITEMS.filter(
  ({ kind, name }) => kind === 'choice' && name !== SEARCH_HISTORY,
).map(({ name }) => name);
