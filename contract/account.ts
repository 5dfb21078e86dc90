/**
 * The account of who is logged in (AUTH-04, AUTH-07, API-08). `users/me` is asked with the person's own access token,
 * which the backend checks itself; every other call is made by the site for the account that it was told of
 * (`asserted-person.ts`).
 */
import { z } from 'zod';
import { daySchema, travelNameSchema } from './common.ts';
import { MARKET_IDS } from '../domain/market.ts';
import { answerSchema } from './answer.ts';
import { imageSchema } from './image.ts';
import {
  MAXIMUM_PARTNERSHIP_MESSAGE,
  MAXIMUM_WEBSITE,
  PARTNERSHIP_KINDS,
} from './partnership-form.ts';
import { coordinatorSummarySchema } from './travel.ts';

/** Under the account API's address: the embedded backend's own `/v1`, or `ACCOUNT_API_URL`. */
export const USERS_ME_PATH = '/backoffice/users/me';

export const userSchema = z.object({
  id: z.string().min(1).max(100),
  /** Null where it was never set, as of who signed up by a code alone. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Null where another provider knows the person and has not checked an address. */
  email: z.string().nullable(),
  pictureImage: z.string().nullable(),
  /** An admin is logged out of the public site at once (AUTH-06). */
  role: z.enum(['traveller', 'admin']),
  market: z.enum(MARKET_IDS),
  acceptsMarketing: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
export const userAnswerSchema = answerSchema(userSchema);

/** What `error.extra` of `USER_PRIVACY_POLICY_ERROR` says where the person can accept the new text. */
export const privacyErrorExtraSchema = z.object({ userId: z.string().min(1).max(100) });

const nameSchema = z.string().max(200);

/** GET account: what the pages of the account area show. */
const accountSchema = z.object({
  user: userSchema,
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Whether one was ever set at the embedded provider. */
  hasPassword: z.boolean(),
  /** Whether the address is on the newsletter's list. */
  getsNewsletter: z.boolean(),
  privacy: z.object({
    /** Date of the text that holds now. */
    version: z.string(),
    /** What was accepted last, and when (milliseconds since 1970); null where nothing was. */
    acceptedVersion: z.string().nullable(),
    acceptedAt: z.number().nullable(),
  }),
});
export type Account = z.infer<typeof accountSchema>;
export const accountAnswerSchema = answerSchema(accountSchema);

/** POST account/profile. 400 with `extra.field` for a name that is too long, or a first name that would be lost. */
export const profileRequestSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  market: z.enum(MARKET_IDS),
});
export type ProfileRequest = z.infer<typeof profileRequestSchema>;

/** POST account/communications: what is left out stays as it is. */
export const communicationsRequestSchema = z.object({
  acceptsMarketing: z.boolean().optional(),
  getsNewsletter: z.boolean().optional(),
});
export type CommunicationsRequest = z.infer<typeof communicationsRequestSchema>;

/** POST account/privacy: the text that was shown is accepted; 409 where another one holds by now. */
export const privacyRequestSchema = z.object({ version: z.string().max(100) });
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

/** GET account/enquiries: requests for seats that were sent with the account's address, the newest first. */
const accountEnquirySchema = z.object({
  id: z.string(),
  number: z.string(),
  tourCode: z.string(),
  /** Null where the catalogue does not have the tour any more. */
  travel: travelNameSchema.extend({ image: imageSchema }).nullable(),
  /** Null while nobody is named to lead the tour. */
  coordinator: coordinatorSummarySchema.nullable(),
  startingDate: daySchema.nullable(),
  endingDate: daySchema.nullable(),
  travellers: z.number().int(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  isWithdrawn: z.boolean(),
  isNameShown: z.boolean(),
});
export type AccountEnquiry = z.infer<typeof accountEnquirySchema>;
export const accountEnquiriesAnswerSchema = answerSchema(z.array(accountEnquirySchema));

/** POST account/enquiries/use: what a mailed link does (`enquiry.ts`), for one of the account's own. */
export const accountEnquiryWishSchema = z.object({
  id: z.string().max(100),
  wish: z.enum(['show', 'hide', 'withdraw']),
});
export type AccountEnquiryWish = z.infer<typeof accountEnquiryWishSchema>;

/** GET account/data: all that is stored about the person, for them to keep. */
export const accountDataAnswerSchema = answerSchema(z.record(z.string(), z.unknown()));

/** POST account/partnership: an application that goes to the operator by mail, once where it is sent again. */
export const partnershipRequestSchema = z.object({
  kind: z.enum(PARTNERSHIP_KINDS),
  /** As people write it (`isWebAddress`); empty where there is none. */
  website: z.string().max(MAXIMUM_WEBSITE),
  message: z.string().min(1).max(MAXIMUM_PARTNERSHIP_MESSAGE),
});
export type PartnershipRequest = z.infer<typeof partnershipRequestSchema>;

/** When a code was mailed, when another one can be, and until when it holds: milliseconds since 1970. */
export const sentCodeSchema = z.object({
  /** False where the one before was asked for within the last minute: it still holds, and no other was mailed. */
  isNew: z.boolean(),
  sentAt: z.number(),
  resendAt: z.number(),
  expiresAt: z.number(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;
export const sentCodeAnswerSchema = answerSchema(sentCodeSchema);

/** POST account/deletion/code: mails a code that holds in this browser alone (CODE-01). */
export const deletionCodeRequestSchema = z.object({ browser: z.string().min(16).max(100) });
export type DeletionCodeRequest = z.infer<typeof deletionCodeRequestSchema>;

/** POST account/deletion. 400 with `extra.problem` for a code that does not do. */
export const deletionRequestSchema = z.object({
  browser: z.string().min(16).max(100),
  code: z.string().max(50),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;
/** What is wrong with a code: also `extra.problem` of an answer. */
export const CODE_PROBLEMS = ['wrong', 'expired', 'usedUp'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

export const doneAnswerSchema = answerSchema(z.object({}));
