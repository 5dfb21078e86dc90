/**
 * What server and browser share of the form "Request a seat": its fields, what the request costs in all
 * (BOOK-01, BOOK-03), and what has changed of the tour (TRV-17).
 */
import type { PersonAgeGroup } from '../../../domain/age-group.ts';
import { fullName } from '../../../domain/full-name.ts';
import type { Currency } from '../../../domain/market.ts';
import { ENQUIRY_WISHES, type BookingObstacle, type SeenTour } from '../../booking/tour-offer.ts';
import type { CardPrice } from '../../listing/card-price.ts';

/** In the order of the page. */
export const ENQUIRY_FIELDS = [
  'fullName',
  'email',
  'travellers',
  'promotionCode',
  'privateRoom',
  'flexibleCancellation',
  'message',
  'ageGroup',
  'showName',
] as const;

/** The fields that the total depends on. */
export const SUMMED_FIELDS = ['travellers', 'promotionCode', ...ENQUIRY_WISHES] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Id of the form; a field's id is this, a hyphen and its name. */
export const FORM_ID = 'enquiry';

export interface EnquiryValues {
  readonly fullName: string;
  readonly email: string;
  readonly travellers: number;
  readonly promotionCode?: string;
  readonly privateRoom: boolean;
  readonly flexibleCancellation: boolean;
  readonly message: string;
  readonly ageGroup?: PersonAgeGroup;
  /** Whether people who are logged in may read first name and age group (TRV-08). */
  readonly showName: boolean;
}

export const MAXIMUM_NAME = 120;

/** A control character in a name would end a header of the mail that it gets into. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Whether the text is a first name and surname, whatever their length. */
export function isNameToAskWith(text: string): boolean {
  return fullName(text) !== '' && !CONTROL_CHARACTER.test(text);
}

/** Name of the hidden field that makes a double submit one enquiry. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/** Name and value of the button that renders the form with its total and sends nothing. */
export const INTENT = 'intent';
export const TOTAL_INTENT = 'total';

/** Problems of the form as a whole. */
export const FORM_PROBLEMS = ['changed', 'unavailable', 'tooMany', 'refused'] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** Query key of the confirmation; its value is the signed reference of the enquiry. */
export const SENT = 'sent';

/** One thing that is not as the traveller has seen it. */
export type TourChange =
  | { readonly kind: BookingObstacle | 'bookable' }
  | {
      readonly kind: 'price';
      /** Null where no price was seen that this one could be compared with. */
      readonly fromCents: number | null;
      readonly toCents: number;
      readonly currency: Currency;
      /** Whether the present price is converted (MKT-08). */
      readonly isConverted: boolean;
    };

/**
 * What the traveller must be told before the form is accepted: that the tour is unavailable, available in another
 * way, or at another price. Prices in two currencies cannot be compared, so `now` must be in the currency that
 * was seen (`tourAsSeen`); a price in any other currency, or none at all, counts as a price not seen.
 */
export function tourChanges(
  seen: SeenTour,
  now: { readonly obstacle: BookingObstacle | null; readonly price: CardPrice | null },
): readonly TourChange[] {
  const changes: TourChange[] = [];
  if (seen.obstacle !== now.obstacle) changes.push({ kind: now.obstacle ?? 'bookable' });
  const fromCents = seen.price?.currency === now.price?.currency ? seen.price?.cents : null;
  if (now.price && fromCents !== now.price.cents) {
    changes.push({
      kind: 'price',
      fromCents: fromCents ?? null,
      toCents: now.price.cents,
      currency: now.price.currency,
      isConverted: now.price.isConverted,
    });
  }
  return changes;
}
