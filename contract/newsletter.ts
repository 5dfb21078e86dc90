/**
 * The newsletter (NEWS-01): how its form is configured, and the calls behind it. An answer never tells whether
 * an address is known: what there is to know is mailed to the address itself.
 */
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { NEWSLETTER_PATH, NEWSLETTER_PURPOSES } from './newsletter-paths.ts';

/** Address and fields of the form, and its words. */
export const newsletterSchema = z.object({
  /** The site's own, or an address elsewhere, whose answer opens in a new tab. */
  action: z.string().default(NEWSLETTER_PATH),
  emailPlaceholder: z.string(),
  /** Name of the field of consent. */
  gdpr: z.string(),
  /** Name of the field that only robots fill in. */
  bot: z.string(),
  cta: z.string(),
  description: z.string(),
  descriptionBottom: z.string().optional(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

/** POST newsletter: asks for it, in the market's language. */
export const subscriptionRequestSchema = z.object({ email: z.string().max(320) });
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** A mailed link: a token that was made for this purpose. */
export const newsletterLinkSchema = z.object({
  purpose: z.enum(NEWSLETTER_PURPOSES),
  token: z.string().max(100),
});
export type NewsletterLink = z.infer<typeof newsletterLinkSchema>;

export const subscriptionAnswerSchema = answerSchema(z.object({}));
/** Whether what the link is for has been done already. */
export const newsletterLinkAnswerSchema = answerSchema(z.object({ isDone: z.boolean() }));
