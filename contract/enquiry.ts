/**
 * POST enquiries: a traveller asks for a seat on a tour, and the operator's people answer by mail.
 * Nothing is booked or charged by it. It serves tours on request, and every tour as long as the
 * booking stand-in (BOOK-01) does not take bookings itself.
 */
import { z } from 'zod';
import { CURRENCIES } from '../domain/market.ts';
import { answerSchema } from './answer.ts';

export const MAXIMUM_ENQUIRY_TRAVELLERS = 8;
export const MAXIMUM_ENQUIRY_MESSAGE = 2000;
export const MAXIMUM_PROMOTION_CODE = 40;

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
  /** Made by the form: the same key twice is one enquiry. */
  idempotencyKey: z.uuid(),
});
export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>;

export const enquiryAnswerSchema = answerSchema(z.object({ id: z.string() }));
