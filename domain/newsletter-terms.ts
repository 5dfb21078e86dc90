/** What holds of a subscription to the newsletter (NEWS-01). */

/** Days for which a mailed link confirms. */
export const CONFIRMATION_DAYS = 7;
/** Days after which an address that is not on the list is forgotten. */
export const FORGOTTEN_AFTER_DAYS = 30;

/** What a subscriber agreed to. */
export interface NewsletterConsent {
  /** By the link in a mail, or in the account area. */
  readonly by: 'mail' | 'account';
  /** The question that the mail asked; null of the account area, where the newsletter is a choice. */
  readonly text: string | null;
  /** Date of the privacy policy that held. */
  readonly privacyVersion: string;
}
