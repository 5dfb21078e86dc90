/** Names and limits of the form "Request a seat", for its two sides. */

/** In their order on the page. */
export const ENQUIRY_FIELDS = [
  'fullName',
  'email',
  'travellers',
  'promotionCode',
  'privateRoom',
  'flexibleCancellation',
  'message',
] as const;
/** Those that are offered only where the tour has them to give. */
export const ENQUIRY_WISHES = ['privateRoom', 'flexibleCancellation'] as const;

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
}

/** As in the contract, whose schemas stay on the server. */
export const MOST_TRAVELLERS = 8;

/** Name of the hidden field that makes a double submit one enquiry. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/** What went wrong with the form as a whole. */
export const FORM_PROBLEMS = ['changed', 'unavailable', 'tooMany', 'refused'] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** Key in the query that proves that the request has arrived, with the reference that the site made. */
export const SENT = 'sent';
