/** POST of the form "Request a seat": checked, compared with the tour of now, handed on once. */
import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../contract/enquiry-limits.ts';
import { letterBoxOf } from '../../domain/email.ts';
import { greetingName } from '../../domain/full-name.ts';
import { isUuidV4 } from '../../domain/uuid.ts';
import type { BookingStartContext } from './booking-start-context.server.ts';
import { askedAmounts } from './asked-sum.ts';
import { canAskForSeats } from './booking-obstacle.ts';
import { signerOf, tourOf } from './booking-start-loader.server.ts';
import {
  ENQUIRY_FIELDS,
  IDEMPOTENCY_KEY,
  INTENT,
  SENT,
  SUMMED_FIELDS,
  TOTAL_INTENT,
  type EnquiryValues,
  type FormProblem,
} from './enquiry-fields.ts';
import { enquiryKey } from './enquiry-key.server.ts';
import { enquiryFormSchema, type EnquiryLimits } from './enquiry-form-schema.server.ts';
import type { OfferedTour } from './offered-tour.server.ts';
import { tourAsSeen } from './seen-currency.server.ts';
import { sentCookie, sentReference, shortMessage } from './sent-enquiry.server.ts';
import {
  parseSeenTour,
  SEEN_OBSTACLE,
  SEEN_PRICE,
  tourChanges,
  type SeenTour,
  type TourChange,
} from './tour-change.ts';
import { bookingStartPath } from './tour-offer.ts';

/** The form as it comes back when it was not taken. */
export interface EnquiryReply {
  readonly result: SubmissionResult<string[]>;
  /** The one that was sent: trying again after a lost answer is no second enquiry. */
  readonly idempotencyKey: string;
  readonly changes: readonly TourChange[];
  /** The most seats that one form may ask for by now: the page may have been drawn with more. */
  readonly maximumTravellers: number;
}

export interface EnquiryAnswer {
  readonly status: number;
  readonly reply: EnquiryReply;
}

/**
 * Takes the form, or hands it back filled in with what is to be mended; as it is where only its total is
 * asked for (BOOK-01).
 *
 * A tour that changed since the form was drawn is said first and nothing is sent (TRV-17): sending
 * again agrees to what it is now.
 * @throws Response 303 to the confirmation once the backend has the enquiry; 400 for a body that is no
 *   form; 404 for an unknown tour.
 */
export async function sendEnquiry(page: BookingStartContext): Promise<EnquiryAnswer> {
  const form = await readForm(page.request);
  const found = tourOf(await page.api.tour(page.tourId), page);
  const seen = parseSeenTour(form);
  const tour = found && tourAsSeen(found, seen, page);
  const limits = limitsOf(tour);
  const { maximumTravellers } = limits;
  const submission = parseWithZod(ownFields(form), { schema: enquiryFormSchema(limits) });
  const idempotencyKey = keyOf(form);
  const changes = tour ? changesFor(tour, seen) : [];

  const handBack = (
    status: number,
    problem?: FormProblem,
    changed: readonly TourChange[] = [],
  ): EnquiryAnswer => ({
    status,
    reply: {
      result: submission.reply(problem ? { formErrors: [problem] } : undefined),
      idempotencyKey,
      changes: changed,
      maximumTravellers,
    },
  });
  if (form.get(INTENT) === TOTAL_INTENT && tour && changes.length === 0) {
    const result = soFar(submission.reply());
    const status = result.error ? 400 : 200;
    return { status, reply: { result, idempotencyKey, changes: [], maximumTravellers } };
  }
  if (changes.length > 0) return handBack(409, 'changed', changes);
  if (submission.status !== 'success') return handBack(400);
  if (!tour) return handBack(503, 'unavailable');

  const enquiry = {
    ...submission.value,
    isAddressProven: isOwnAddress(submission.value.email, page),
    tourCode: tour.code,
    currency: tour.price?.currency ?? page.currency,
  };
  const sent = await page.api.sendEnquiry({
    ...enquiry,
    idempotencyKey: enquiryKey(idempotencyKey, enquiry),
  });
  switch (sent.outcome) {
    case 'success':
      throw toConfirmation(sent.data.data.id, submission.value, tour, page);
    case 'refused':
      return sent.key === 'TOO_MANY_REQUESTS' ? handBack(429, 'tooMany') : handBack(400, 'refused');
    case 'unavailable':
      return handBack(503, 'unavailable');
    case 'missing':
      // It went between our look at it and the backend's.
      return handBack(409, 'changed', [{ kind: 'withdrawn' }]);
    case 'redirect':
      return handBack(400, 'refused');
  }
}

/** The form as it was filled in so far: nobody has said yet that it is complete, but its sum must be right. */
function soFar({ initialValue, error }: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const wrong = SUMMED_FIELDS.flatMap((field) => {
    const messages = error?.[field];
    return messages ? [[field, messages] as const] : [];
  });
  return wrong.length === 0
    ? { initialValue }
    : { status: 'error', initialValue, error: Object.fromEntries(wrong) };
}

/** While the backend gives no answer, nothing that is asked for is refused: the form comes back anyway. */
function limitsOf(tour: OfferedTour | null): EnquiryLimits {
  return {
    maximumTravellers: tour?.maximumTravellers ?? MAXIMUM_ENQUIRY_TRAVELLERS,
    hasPrivateRoom: !tour || tour.privateRoom !== null,
    hasFlexibleOption: !tour || tour.flexibleOption !== null,
    promotionCode: tour ? (tour.promotion?.code ?? null) : undefined,
    endedCode: tour?.endedCode ?? null,
  };
}

/** 303 to the confirmation, with what only this browser is to read there. */
function toConfirmation(
  enquiryId: string,
  enquiry: EnquiryValues,
  tour: OfferedTour,
  page: BookingStartContext,
): Response {
  const signer = signerOf(page);
  const reference = sentReference(enquiryId, page.tourId, signer);
  const details = {
    name: greetingName(enquiry.fullName),
    email: enquiry.email,
    ...askedAmounts(enquiry, tour),
    message: shortMessage(enquiry.message),
    ...(enquiry.showName && {
      nameIs: isOwnAddress(enquiry.email, page) ? ('shown' as const) : ('waiting' as const),
    }),
  };
  return redirect(
    `${bookingStartPath(page.tourId)}?${new URLSearchParams({ [SENT]: reference })}`,
    {
      status: 303,
      headers: { 'set-cookie': sentCookie(reference, details, signer) },
    },
  );
}

/** Whether somebody is logged in with the address: of any other nobody knows whose it is. */
function isOwnAddress(email: string, { person }: Pick<BookingStartContext, 'person'>): boolean {
  const own = person?.email ?? null;
  return own !== null && letterBoxOf(own) === letterBoxOf(email);
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

/**
 * The form's own fields, each once. conform makes lists and objects of names such as `a[30000000]`, and
 * Remix would write every hole of such a list: one small forged form kept the server busy for seconds.
 */
function ownFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of FORM_NAMES) {
    const value = form.get(name);
    if (typeof value === 'string') own.set(name, value);
  }
  return own;
}

/** A key that is none, which only a forged form has, counts as a new enquiry. */
function keyOf(form: FormData): string {
  const key = form.get(IDEMPOTENCY_KEY);
  return typeof key === 'string' && isUuidV4(key) ? key : randomUUID();
}

/** A tour that can be had no more is always said, whatever the hidden fields claim. */
function changesFor(tour: OfferedTour, seen: SeenTour | null): readonly TourChange[] {
  const nothing = { obstacle: null, price: null };
  return tourChanges(canAskForSeats(tour.obstacle) ? (seen ?? nothing) : nothing, tour);
}
