/** Where somebody who is not logged in saves something, or asks to be told about it (WISH-02, NTFY-01). */
import { loginPath } from '../auth/return-path.ts';
import type { WantedItem } from './wanted-item.ts';

export const STEPS_PATH = '/saved/steps';

/** @param returnTo path of this site that one comes back to */
export function stepsAddress({ travelId, tourCode, alert }: WantedItem, returnTo: string): string {
  const query = new URLSearchParams({ travelId });
  if (tourCode) query.set('tourCode', tourCode);
  if (alert) query.set('alert', alert);
  query.set('returnTo', returnTo);
  return `${STEPS_PATH}?${query}`;
}

/** The address for after a login. A way back that is too long for its cookie is left out, and the item stays. */
export function returnableAddress(item: WantedItem, returnTo: string): string {
  const address = stepsAddress(item, returnTo);
  return loginPath(address) === '/login' ? stepsAddress(item, '/') : address;
}

/** The steps, each at an address of its own; `done` says what was done. */
export const SAVING_STEPS = ['email', 'new', 'code', 'done'] as const;
export type SavingStep = (typeof SAVING_STEPS)[number];

export const STEP = 'step';
/** Query key of the answer about marketing, which goes along to the code. */
export const MARKETING = 'marketing';
/** Query key of a problem that leads back to the first step. */
export const PROBLEM = 'problem';
/** Query key that says that no other code was mailed. */
export const SENT = 'sent';
export const MARKETING_ANSWERS = ['accept', 'decline'] as const;
export type MarketingAnswer = (typeof MARKETING_ANSWERS)[number];

export function stepAddress(
  item: WantedItem,
  returnTo: string,
  step: SavingStep,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${stepsAddress(item, returnTo)}&${new URLSearchParams({ [STEP]: step, ...more })}`;
}

/** Query keys of a step, but for the way back. A modal has them in the address of its page. */
export const STEP_KEYS = ['travelId', 'tourCode', 'alert', STEP, MARKETING, SENT, PROBLEM] as const;
const STEP_VALUE = /^[\w-]{1,100}$/;

/** What an address says of a step, in one form; empty where it is about nothing. */
export function readStep(query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const key of STEP_KEYS) {
    const value = query.get(key) ?? '';
    if (STEP_VALUE.test(value)) known.set(key, value);
  }
  return known.has('travelId') ? String(known) : '';
}

/** Query key of data and forms that a modal asks for and sends: they lead to no other page. */
export const IN_MODAL = 'inModal';

/** Name of the hidden field that says which form was sent; `mine` is that of who is logged in. */
export const INTENT = 'intent';
export const SAVING_INTENTS = ['email', 'new', 'code', 'resend', 'mine'] as const;
export type SavingIntent = (typeof SAVING_INTENTS)[number];
