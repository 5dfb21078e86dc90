/**
 * The proof that an enquiry was sent (BOOK-03): the confirmation's address carries a signed reference,
 * so that nobody can write one, and what is personal stands in a signed cookie of the browser that sent
 * the form. Whoever else opens the address learns that a request for the tour was sent, and no more.
 */
import { z } from 'zod';
import { CURRENCIES } from '../../domain/market.ts';
import { cookieName, readCookies } from '../auth/session-cookie.server.ts';
import { SENT } from './enquiry-fields.ts';
import { readSignedValue, signValue } from './signed-value.server.ts';

/** What the confirmation says of the enquiry to whoever has sent it. */
const sentDetailsSchema = z.object({
  /** First name; null where none can be told from what was written. */
  name: z.string().nullable(),
  email: z.string(),
  travellers: z.int().min(1),
  /** For each person, as the form showed it. */
  price: z.object({ cents: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
});
export type SentDetails = Readonly<z.infer<typeof sentDetailsSchema>>;

export interface SentEnquiry {
  /** Null in another browser than the one that sent it. */
  readonly details: SentDetails | null;
}

const cookieSchema = z.object({ reference: z.string(), details: sentDetailsSchema });

const COOKIE = 'enquiry';
const COOKIE_PURPOSE = 'details of an enquiry';
/** As long as somebody may come back to the page to read it again. */
const COOKIE_LIFE_S = 24 * 60 * 60;

interface Signer {
  readonly secret: string;
  /** Whether the site is on HTTPS, so that its cookies are. */
  readonly isSecure: boolean;
}

/** What stands in the confirmation's address for the enquiry with this id. */
export function sentReference(enquiryId: string, tourId: string, { secret }: Signer): string {
  return signValue(enquiryId, referencePurpose(tourId), secret);
}

/** The cookie that lets this browser read its confirmation again. */
export function sentCookie(
  reference: string,
  details: SentDetails,
  { secret, isSecure }: Signer,
): string {
  const value = signValue(JSON.stringify({ reference, details }), COOKIE_PURPOSE, secret);
  return `${cookieName(COOKIE, isSecure)}=${value}; Path=/; Max-Age=${COOKIE_LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The enquiry that the request's address confirms; null where it confirms none. */
export function sentEnquiryOf(
  request: Request,
  tourId: string,
  { secret, isSecure }: Signer,
): SentEnquiry | null {
  const reference = new URL(request.url).searchParams.get(SENT) ?? '';
  if (readSignedValue(reference, referencePurpose(tourId), secret) === null) return null;
  const value = readCookies(request).get(cookieName(COOKIE, isSecure)) ?? '';
  const cookie = parseCookie(readSignedValue(value, COOKIE_PURPOSE, secret));
  return { details: cookie?.reference === reference ? cookie.details : null };
}

function referencePurpose(tourId: string): string {
  return `enquiry about ${tourId}`;
}

/** Null where another version of the site has written something else. */
function parseCookie(text: string | null): z.infer<typeof cookieSchema> | null {
  return text === null ? null : (cookieSchema.safeParse(JSON.parse(text)).data ?? null);
}
