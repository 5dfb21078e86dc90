/**
 * The POST of the form "Request a seat": validates it, compares it with the tour as it is now, and hands it to
 * the backend once. Validation is on the server alone, so that zod stays out of the browser.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import {
  MAXIMUM_ENQUIRY_MESSAGE,
  MAXIMUM_ENQUIRY_TRAVELLERS,
  MAXIMUM_PROMOTION_CODE,
} from '../../../contract/enquiry-limits.ts';
import { isProvenAddress } from '../../../contract/asserted-person.ts';
import type { EnquiryRequest } from '../../../contract/enquiry.ts';
import { PERSON_AGE_GROUPS } from '../../../domain/age-group.ts';
import { isEmail } from '../../../domain/email.ts';
import { greetingName } from '../../../domain/full-name.ts';
import { withShortLineEnds } from '../../../domain/line-ends.ts';
import { isPromotionCode } from '../../../domain/promotion-code.ts';
import { isUuidV4 } from '../../../domain/uuid.ts';
import {
  bookingStartPath,
  canAskForSeats,
  parseSeenTour,
  SEEN_OBSTACLE,
  SEEN_PRICE,
  type SeenTour,
} from '../../booking/tour-offer.ts';
import { ownFields } from '../../layout/own-fields.ts';
import {
  signerOf,
  tourAsSeen,
  tourOf,
  type BookingStartContext,
  type OfferedTour,
} from './booking-start.server.ts';
import { askedAmounts } from './asked-amounts.ts';
import {
  ENQUIRY_FIELDS,
  IDEMPOTENCY_KEY,
  INTENT,
  isNameToAskWith,
  MAXIMUM_NAME,
  SENT,
  SUMMED_FIELDS,
  TOTAL_INTENT,
  tourChanges,
  type EnquiryValues,
  type FormProblem,
  type TourChange,
} from './enquiry-fields.ts';
import { sentCookie, sentReference, shortMessage } from './sent-enquiry.server.ts';

/** The form as it is returned when it was not accepted. */
export interface EnquiryReply {
  readonly result: SubmissionResult<string[]>;
  /** The one that was sent: trying again after a lost answer makes no second enquiry. */
  readonly idempotencyKey: string;
  readonly changes: readonly TourChange[];
  /** The most seats that one form may request by now; the page may have been rendered with more. */
  readonly maximumTravellers: number;
  /** Until sending it again may succeed, where it was too much or nobody was there. */
  readonly retryAfterS: number | null;
}

export interface EnquiryAnswer {
  readonly status: number;
  readonly reply: EnquiryReply;
}

/**
 * Accepts the form, or returns it filled in with its errors; or as it is when only the total was wanted (BOOK-01).
 *
 * When the tour has changed since the form was rendered, the form is returned with the changes and nothing is
 * sent (TRV-17): sending it again agrees to them.
 * @throws Response 303 to the confirmation once the backend has the enquiry; 400 for a body that is not a
 *   form; 404 for an unknown tour.
 */
export async function sendEnquiry(page: BookingStartContext): Promise<EnquiryAnswer> {
  const form = await readForm(page.request);
  const found = tourOf(await page.api.tour(page.tourId), page);
  const seen = parseSeenTour(form);
  const tour = found && tourAsSeen(found, seen, page);
  const limits = limitsOf(tour);
  const { maximumTravellers } = limits;
  const submission = parseWithZod(ownFields(form, FORM_NAMES), {
    schema: enquiryFormSchema(limits),
  });
  const idempotencyKey = keyOf(form);
  const changes = tour ? changesFor(tour, seen) : [];

  const handBack = (
    status: number,
    problem?: FormProblem,
    {
      changed = [],
      retryAfterS = null,
    }: { changed?: readonly TourChange[]; retryAfterS?: number | null } = {},
  ): EnquiryAnswer => ({
    status,
    reply: {
      result: submission.reply(problem ? { formErrors: [problem] } : undefined),
      idempotencyKey,
      changes: changed,
      maximumTravellers,
      retryAfterS,
    },
  });
  if (form.get(INTENT) === TOTAL_INTENT && tour && changes.length === 0) {
    const result = soFar(submission.reply());
    const status = result.error ? 400 : 200;
    return {
      status,
      reply: { result, idempotencyKey, changes: [], maximumTravellers, retryAfterS: null },
    };
  }
  if (changes.length > 0) return handBack(409, 'changed', { changed: changes });
  if (submission.status !== 'success') return handBack(400);
  if (!tour) return handBack(503, 'unavailable', { retryAfterS: 5 });

  const enquiry = {
    ...submission.value,
    tourCode: tour.code,
    currency: tour.price?.currency ?? page.currency,
  };
  const sent = await page.api.sendEnquiry(
    { ...enquiry, idempotencyKey: enquiryKey(idempotencyKey, enquiry) },
    page.person?.asserted,
  );
  switch (sent.outcome) {
    case 'success':
      throw await toConfirmation(sent.data.data.id, submission.value, tour, page);
    case 'refused':
      return sent.key === 'TOO_MANY_REQUESTS'
        ? handBack(429, 'tooMany', { retryAfterS: sent.retryAfterS ?? 3600 })
        : handBack(400, 'refused');
    case 'unavailable':
      return handBack(503, 'unavailable', { retryAfterS: 5 });
    case 'missing':
      // The tour was withdrawn between our check and the backend's.
      return handBack(409, 'changed', { changed: [{ kind: 'withdrawn' }] });
    case 'redirect':
      return handBack(400, 'refused');
  }
}

/** The form as filled in so far: it need not be complete yet, but its total must be right. */
function soFar({ initialValue, error }: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const wrong = SUMMED_FIELDS.flatMap((field) => {
    const messages = error?.[field];
    return messages ? [[field, messages] as const] : [];
  });
  return wrong.length === 0
    ? { initialValue }
    : { status: 'error', initialValue, error: Object.fromEntries(wrong) };
}

/** While the backend gives no answer nothing is refused: the form is returned anyway. */
function limitsOf(tour: OfferedTour | null): EnquiryLimits {
  return {
    maximumTravellers: tour?.maximumTravellers ?? MAXIMUM_ENQUIRY_TRAVELLERS,
    hasPrivateRoom: !tour || tour.privateRoom !== null,
    hasFlexibleOption: !tour || tour.flexibleOption !== null,
    promotionCode: tour ? (tour.promotion?.code ?? null) : undefined,
    endedCode: tour?.endedCode ?? null,
  };
}

/** 303 to the confirmation, with the details that only this browser may read there. */
async function toConfirmation(
  enquiryId: string,
  enquiry: EnquiryValues,
  tour: OfferedTour,
  page: BookingStartContext,
): Promise<Response> {
  const signer = signerOf(page);
  const reference = sentReference(enquiryId, page.tourId, signer);
  const details = {
    name: greetingName(enquiry.fullName),
    email: enquiry.email,
    ...askedAmounts(enquiry, tour),
    message: shortMessage(enquiry.message),
    ...(enquiry.showName && {
      nameIs: isProvenAddress(enquiry.email, page.person?.asserted ?? null)
        ? ('shown' as const)
        : ('waiting' as const),
    }),
  };
  return redirect(
    `${bookingStartPath(page.tourId)}?${new URLSearchParams({ [SENT]: reference })}`,
    {
      status: 303,
      headers: { 'set-cookie': await sentCookie(reference, details, signer) },
    },
  );
}

/** @throws Response 400 */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

const FORM_NAMES = [...ENQUIRY_FIELDS, IDEMPOTENCY_KEY, SEEN_OBSTACLE, SEEN_PRICE];

/** An invalid key, which only a forged form has, counts as a new enquiry. */
function keyOf(form: FormData): string {
  const key = form.get(IDEMPOTENCY_KEY);
  return typeof key === 'string' && isUuidV4(key) ? key : randomUUID();
}

/** An unavailable tour is always reported, whatever the hidden fields claim, and its price does not matter. */
function changesFor(tour: OfferedTour, seen: SeenTour | null): readonly TourChange[] {
  if (!canAskForSeats(tour.obstacle)) return tourChanges({ ...tour, obstacle: null }, tour);
  return tourChanges(seen ?? { obstacle: null, price: null }, tour);
}

/** What the tour still has: a form cannot request more. */
export interface EnquiryLimits {
  readonly maximumTravellers: number;
  readonly hasPrivateRoom: boolean;
  readonly hasFlexibleOption: boolean;
  /** The valid code; null without one, undefined while the backend gives no answer. */
  readonly promotionCode: string | null | undefined;
  readonly endedCode: string | null;
}

/** What the form accepts. Messages are keys of the `enquiry` words. */
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

/** Whether the typed code is this one. */
function isOf(typed: string, code: string | null): boolean {
  return code !== null && isPromotionCode(typed, code);
}

/** A checkbox that must be empty where the tour has no such extra. */
function wish(isPossible: boolean, error: string) {
  return z
    .boolean()
    .default(false)
    .refine((isWished) => isPossible || !isWished, error);
}

/**
 * The key under which an enquiry is stored once: a UUID that follows from the form and its contents. The same form
 * sent twice is one enquiry; one that was changed in between is another.
 */
export function enquiryKey(
  formKey: string,
  enquiry: Omit<EnquiryRequest, 'idempotencyKey' | 'currency'>,
): string {
  const contents = ENQUIRY_FIELDS.map((field) => enquiry[field] ?? null);
  const written = JSON.stringify([formKey, enquiry.tourCode, ...contents]);
  const hex = createHash('sha256').update(written).digest('hex');
  // Version 8 is for custom values (RFC 9562, 5.8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
