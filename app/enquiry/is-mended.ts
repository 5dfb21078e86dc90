/** Whether what was wrong with a field of "Request a seat" is put right, as far as the browser can say (TRV-13). */
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../contract/enquiry-limits.ts';
import { isEmail } from '../../domain/email.ts';
import { isPromotionCode } from '../../domain/promotion-code.ts';
import { isNameToAskWith, MAXIMUM_NAME, type EnquiryField } from './enquiry-fields.ts';

export interface MendingLimits {
  readonly maximumTravellers: number;
  /** The code that counts for the tour. */
  readonly promotionCode: string | null;
}

/**
 * Of a field that the server has found wrong, by the same rules. Nothing else is checked here: whether a form is
 * right the server says once it is sent.
 *
 * @param value as the form sends it; null for a box that is not ticked
 */
export function isMended(
  field: EnquiryField,
  value: string | null,
  { maximumTravellers, promotionCode }: MendingLimits,
): boolean {
  const text = (value ?? '').trim();
  switch (field) {
    case 'fullName':
      return text.length <= MAXIMUM_NAME && isNameToAskWith(text);
    case 'email':
      return isEmail(text);
    case 'travellers':
      return Number(text) >= 1 && Number(text) <= maximumTravellers;
    case 'promotionCode':
      return text === '' || (promotionCode !== null && isPromotionCode(text, promotionCode));
    case 'privateRoom':
    case 'flexibleCancellation':
      // What is not there any more can only be given up.
      return value === null;
    case 'message':
      return text.length <= MAXIMUM_ENQUIRY_MESSAGE;
    case 'ageGroup':
    case 'showName':
      return true;
  }
}
