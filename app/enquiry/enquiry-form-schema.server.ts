/**
 * What the form "Request a seat" accepts. Messages are keys of the `enquiry` words. Checked on the
 * server alone, so that no validator travels to the browser.
 */
import { z } from 'zod';
import { MAXIMUM_ENQUIRY_MESSAGE, MAXIMUM_PROMOTION_CODE } from '../../contract/enquiry-limits.ts';
import { PERSON_AGE_GROUPS } from '../../domain/age-group.ts';
import { isEmail } from '../../domain/email.ts';
import { isPromotionCode } from '../../domain/promotion-code.ts';
import { isNameToAskWith, MAXIMUM_NAME } from './enquiry-fields.ts';

/** What the tour has to give: nobody asks for more seats than there are, or for what is gone. */
export interface EnquiryLimits {
  readonly maximumTravellers: number;
  readonly hasPrivateRoom: boolean;
  readonly hasFlexibleOption: boolean;
  /** The code that counts; null where none does, undefined while nobody can say. */
  readonly promotionCode: string | null | undefined;
  readonly endedCode: string | null;
}

export function enquiryFormSchema({
  maximumTravellers,
  hasPrivateRoom,
  hasFlexibleOption,
  promotionCode,
  endedCode,
}: EnquiryLimits) {
  return z.object({
    fullName: z
      .string({ error: 'fullNameMissing' })
      .trim()
      .max(MAXIMUM_NAME, 'fullNameLong')
      .refine(isNameToAskWith, 'fullNameWrong'),
    email: z.string({ error: 'emailMissing' }).trim().refine(isEmail, 'emailWrong'),
    travellers: z
      .int({ error: 'travellersWrong' })
      .min(1, 'travellersWrong')
      .max(maximumTravellers, 'travellersMany'),
    promotionCode: z
      .string()
      .trim()
      .max(MAXIMUM_PROMOTION_CODE, 'promotionCodeWrong')
      .refine((typed) => !isOf(typed, endedCode), 'promotionCodeEnded')
      .refine(
        (typed) =>
          promotionCode === undefined || isOf(typed, promotionCode) || isOf(typed, endedCode),
        'promotionCodeWrong',
      )
      .optional(),
    privateRoom: wish(hasPrivateRoom, 'privateRoomGone'),
    flexibleCancellation: wish(hasFlexibleOption, 'flexibleCancellationGone'),
    message: z
      .string()
      .overwrite(withShortLineEnds)
      .trim()
      .max(MAXIMUM_ENQUIRY_MESSAGE, 'messageLong')
      .default(''),
    ageGroup: z.enum(PERSON_AGE_GROUPS, 'ageGroupWrong').optional(),
    showName: z.boolean().default(false),
  });
}

/** Browsers send two characters for each line end, and count one for `maxlength`. */
function withShortLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Whether a code was typed, and is this one. */
function isOf(typed: string, code: string | null): boolean {
  return code !== null && isPromotionCode(typed, code);
}

/** A box to tick, which must be empty where there is nothing to have. */
function wish(isPossible: boolean, error: string) {
  return z
    .boolean()
    .default(false)
    .refine((isWished) => isPossible || !isWished, error);
}
