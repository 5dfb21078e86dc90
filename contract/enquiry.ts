/**
 * POST enquiries: a traveller asks for a seat on a tour, and the operator's people answer by mail.
 * Nothing is booked or charged by it. It serves tours on request, and every tour as long as the
 * booking stand-in (BOOK-01) does not take bookings itself.
 */
import { z } from 'zod';
import { PERSON_AGE_GROUPS } from '../domain/age-group.ts';
import { CURRENCIES } from '../domain/market.ts';
import { REQUEST_NEWS } from '../domain/request-news.ts';
import { answerSchema } from './answer.ts';
import { daySchema } from './common.ts';
import {
  MAXIMUM_ENQUIRY_MESSAGE,
  MAXIMUM_ENQUIRY_TRAVELLERS,
  MAXIMUM_PROMOTION_CODE,
} from './enquiry-limits.ts';
import { ENQUIRY_LINK_WISHES } from './enquiry-paths.ts';

export const enquiryRequestSchema = z.object({
  tourCode: z.string().max(40),
  fullName: z.string().trim().min(1).max(120),
  email: z.string().trim().max(254),
  travellers: z.int().min(1).max(MAXIMUM_ENQUIRY_TRAVELLERS),
  /** In which the traveller was shown the price; the market's own without it. */
  currency: z.enum(CURRENCIES).optional(),
  message: z.string().trim().max(MAXIMUM_ENQUIRY_MESSAGE).default(''),
  /** A private room for each traveller, if there is one. */
  privateRoom: z.boolean().default(false),
  /** Flexible cancellation for each traveller. */
  flexibleCancellation: z.boolean().default(false),
  /** The code of a promotion (TRV-08); one that is not the tour's own counts for nothing. */
  promotionCode: z.string().trim().max(MAXIMUM_PROMOTION_CODE).optional(),
  ageGroup: z.enum(PERSON_AGE_GROUPS).optional(),
  /**
   * Whether people who are logged in may read first name and age group (TRV-08). Anybody may write anybody's
   * address: unless the call is made for a person with this address, once the mailed link says so.
   */
  showName: z.boolean().optional(),
  /** Made by the form: the same key twice is one enquiry. */
  idempotencyKey: z.uuid(),
});
export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>;

export const enquiryAnswerSchema = answerSchema(z.object({ id: z.string() }));

/** What the link in the traveller's mail is about. */
export const enquiryLinkSchema = z.object({ token: z.string().max(100) });
export type EnquiryLink = z.infer<typeof enquiryLinkSchema>;
export const enquiryWishSchema = enquiryLinkSchema.extend({ wish: z.enum(ENQUIRY_LINK_WISHES) });
export type EnquiryWishRequest = z.infer<typeof enquiryWishSchema>;

const linkedEnquirySchema = z.object({
  /** By which one can speak of it. */
  number: z.string(),
  tourCode: z.string(),
  travel: z.object({ slug: z.string(), title: z.string() }),
  startingDate: daySchema,
  endingDate: daySchema,
  /** What people who are logged in read, or would; null where no name can be made out. */
  firstName: z.string().nullable(),
  ageGroup: z.enum(PERSON_AGE_GROUPS).nullable(),
  isNameShown: z.boolean(),
  isWithdrawn: z.boolean(),
  /** What has become of the tour since it was asked for. */
  news: z.array(z.enum(REQUEST_NEWS)).default([]),
});
export type LinkedEnquiry = z.infer<typeof linkedEnquirySchema>;
export const enquiryLinkAnswerSchema = answerSchema(linkedEnquirySchema);
