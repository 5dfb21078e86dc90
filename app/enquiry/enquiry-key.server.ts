/**
 * The key under which an enquiry is stored once. It follows from the form and from what is written in
 * it: the same form sent twice is one enquiry, and one that was gone back to and changed is another.
 */
import { createHash } from 'node:crypto';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import { ENQUIRY_FIELDS } from './enquiry-fields.ts';

/** A UUID that is always the same for the same form and contents. */
export function enquiryKey(
  formKey: string,
  enquiry: Omit<EnquiryRequest, 'idempotencyKey' | 'currency'>,
): string {
  const contents = ENQUIRY_FIELDS.map((field) => enquiry[field] ?? null);
  const written = JSON.stringify([formKey, enquiry.tourCode, ...contents]);
  const hex = createHash('sha256').update(written).digest('hex');
  // Version 8 is for values of one's own making (RFC 9562, 5.8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
