/** Names and limits of the form "Request a seat", for its two sides. */

import type { PersonAgeGroup } from '../../domain/age-group.ts';
import { fullName } from '../../domain/full-name.ts';

/** In their order on the page. */
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
/** Those that are offered only where the tour has them to give. */
export const ENQUIRY_WISHES = ['privateRoom', 'flexibleCancellation'] as const;

/** What the sum of a request is of. */
export const SUMMED_FIELDS = ['travellers', 'promotionCode', ...ENQUIRY_WISHES] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Id of the form; each field's is this, a hyphen and its name. */
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

/** Control characters have no place in a name, and would end a header of the mail that it gets into. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/** First name and surname, whatever their length. */
export function isNameToAskWith(text: string): boolean {
  return fullName(text) !== '' && !CONTROL_CHARACTER.test(text);
}

/** Name of the hidden field that makes a double submit one enquiry. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/** Name and value of the button that draws the form again with its total, and sends nothing. */
export const INTENT = 'intent';
export const TOTAL_INTENT = 'total';

/** What went wrong with the form as a whole. */
export const FORM_PROBLEMS = ['changed', 'unavailable', 'tooMany', 'refused'] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** Key in the query that proves that the request has arrived, with the reference that the site made. */
export const SENT = 'sent';
