/**
 * Where the mailed link of an enquiry leads (TRV-08): the same path in every market. Nothing here needs a
 * validator, so that the browser gets none.
 */
export const ENQUIRY_LINK_PATH = '/request/';

export function enquiryLinkPath(token: string): string {
  return ENQUIRY_LINK_PATH + token;
}

/** What one may wish by the link. */
export const ENQUIRY_LINK_WISHES = ['show', 'hide', 'withdraw'] as const;
export type EnquiryLinkWish = (typeof ENQUIRY_LINK_WISHES)[number];
