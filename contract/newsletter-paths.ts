/**
 * Where the newsletter's own form and its mailed links lead (NEWS-01): the same paths in every market. Nothing
 * here needs a validator, so that the browser gets none.
 */

/** Takes the form, and shows it. */
export const NEWSLETTER_PATH = '/newsletter';

/** What a mailed link is for; each token serves one of them. */
export const NEWSLETTER_PURPOSES = ['confirm', 'unsubscribe'] as const;
export type NewsletterPurpose = (typeof NEWSLETTER_PURPOSES)[number];

export const NEWSLETTER_LINK_PATHS: Readonly<Record<NewsletterPurpose, string>> = {
  confirm: `${NEWSLETTER_PATH}/confirm/`,
  unsubscribe: '/unsubscribe/',
};

export function newsletterLinkPath(purpose: NewsletterPurpose, token: string): string {
  return NEWSLETTER_LINK_PATHS[purpose] + token;
}

/** 32 random bytes, as base64url writes them. */
const TOKEN = /^[\w-]{43}$/;

export function isNewsletterToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * Whether programs may post there without a page (RFC 8058): mailbox providers do, on behalf of who presses
 * "Unsubscribe" in them. The token is all that counts there, and no cookie is read.
 */
export function isOneClickPath(path: string): boolean {
  const { unsubscribe } = NEWSLETTER_LINK_PATHS;
  return path.startsWith(unsubscribe) && isNewsletterToken(path.slice(unsubscribe.length));
}

/** Whether it is one of the newsletter's own pages. */
export function isNewsletterPage(path: string): boolean {
  return (
    path === NEWSLETTER_PATH ||
    Object.values(NEWSLETTER_LINK_PATHS).some((start) => path.startsWith(start))
  );
}
