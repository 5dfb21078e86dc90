/**
 * Everything that the site keeps on a visitor's device (LAY-07), for the page that tells of it. None of it
 * follows anybody: statistics want a consent, which is itself a choice that is kept (ANA-01).
 */
import { CONSENT_COOKIE } from '../../cookies/consent.ts';
import { SEARCH_HISTORY } from '../../search/search-history.ts';

/** How long it is kept. */
export interface KeptFor {
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** `needed`: nothing works without it. `choice`: it remembers what a visitor chose, and can be forgotten. */
export type KeptKind = 'needed' | 'choice';

export interface KeptThing {
  /** Has its words in the catalogue `cookies`. */
  readonly id: string;
  readonly kind: KeptKind;
  /** Name of the cookie, or its beginning; on HTTPS some have `__Host-` before it. */
  readonly name: string;
  /** Null as long as the browser's window is open; `forgotten` until the visitor has it forgotten. */
  readonly keptFor: KeptFor | 'forgotten' | null;
}

export const KEPT_THINGS = [
  { id: 'session', kind: 'needed', name: 'session', keptFor: { amount: 14, unit: 'day' } },
  { id: 'attempt', kind: 'needed', name: 'login-attempt', keptFor: { amount: 15, unit: 'minute' } },
  { id: 'return', kind: 'needed', name: 'login-return', keptFor: { amount: 15, unit: 'minute' } },
  {
    id: 'provider',
    kind: 'needed',
    name: 'login-session, login-interaction, login-resume',
    keptFor: { amount: 14, unit: 'day' },
  },
  { id: 'enquiry', kind: 'needed', name: 'enquiry', keptFor: { amount: 24, unit: 'hour' } },
  { id: 'scroll', kind: 'needed', name: 'positions', keptFor: null },
  { id: 'currency', kind: 'choice', name: 'currency', keptFor: { amount: 365, unit: 'day' } },
  { id: 'bars', kind: 'choice', name: 'closed-bars', keptFor: { amount: 182, unit: 'day' } },
  { id: 'consent', kind: 'choice', name: CONSENT_COOKIE, keptFor: { amount: 182, unit: 'day' } },
  // No cookie: the browser keeps it and sends it nowhere.
  { id: 'searches', kind: 'choice', name: SEARCH_HISTORY, keptFor: 'forgotten' },
] as const satisfies readonly KeptThing[];

/** Cookies that hold nothing but a visitor's choices. */
export const CHOICES: readonly string[] = KEPT_THINGS.filter(
  ({ kind, name }) => kind === 'choice' && name !== SEARCH_HISTORY,
).map(({ name }) => name);
