/** Where somebody who is not logged in saves something, or asks to be told about it (WISH-02, NTFY-01). */
import { loginPath } from '../auth/return-path.ts';
import { NOTIFICATION_TYPES, type NotificationType } from '../../domain/notification-type.ts';

export interface WantedItem {
  readonly travelId: string;
  /** A departure; the travel itself without it. */
  readonly tourCode?: string | undefined;
  /** To be told about it, instead of a place on the wishlist. */
  readonly alert?: NotificationType | undefined;
}

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

const LONGEST_ID = 100;
const LONGEST_CODE = 40;

/** What an address is about; null where it names nothing that there could be. */
export function readWantedItem(query: URLSearchParams): WantedItem | null {
  const travelId = query.get('travelId') ?? '';
  const tourCode = query.get('tourCode') || undefined;
  const named = query.get('alert') || undefined;
  const alert = NOTIFICATION_TYPES.find((type) => type === named);
  const isLong = travelId.length > LONGEST_ID || (tourCode ?? '').length > LONGEST_CODE;
  if (travelId === '' || isLong || (named && !alert)) return null;
  return { travelId, tourCode, alert };
}

/** The steps, each at an address of its own; `done` says what was done. */
export const SAVING_STEPS = ['email', 'new', 'code', 'done'] as const;
export type SavingStep = (typeof SAVING_STEPS)[number];

export const STEP = 'step';
/** Query key of the answer about marketing, which goes along to the code. */
export const MARKETING = 'marketing';
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

/** Name of the hidden field that says which form was sent; `mine` is that of who is logged in. */
export const INTENT = 'intent';
export const SAVING_INTENTS = ['email', 'new', 'code', 'resend', 'mine'] as const;
export type SavingIntent = (typeof SAVING_INTENTS)[number];
