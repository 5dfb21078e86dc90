/**
 * The proof that an enquiry was sent (BOOK-03): the confirmation's address carries a signed reference,
 * so that nobody can write one, and what is personal stands in a signed cookie of the browser that sent
 * the form. Whoever else opens the address learns that a request for the tour was sent, and no more.
 */
import { z } from 'zod';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { CURRENCIES } from '../../domain/market.ts';
import { cookieName, readCookies } from '../auth/session-cookie.server.ts';
import { DAY_S } from '../../domain/durations.ts';
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
  /** Supplements for each person, in the currency of the price; null where not wished. */
  privateRoomCents: z.int().nullable(),
  flexibleOptionCents: z.int().nullable(),
  /** What the code takes off for each person, in the currency of the price. */
  promotion: z.object({ code: z.string(), offCents: z.int() }).optional(),
  /** As far as a cookie has room for it. */
  message: z.string(),
  /** Where the box was ticked: whether people read the name now, or once the mailed link says so. */
  nameIs: z.enum(['shown', 'waiting']).optional(),
});
export type SentDetails = Readonly<z.infer<typeof sentDetailsSchema>>;

export interface SentEnquiry {
  /** By which one can speak of it. */
  readonly number: string;
  /** Null in another browser than the one that sent it. */
  readonly details: SentDetails | null;
}

const cookieSchema = z.object({ reference: z.string(), details: sentDetailsSchema });

const COOKIE = 'enquiry';
const COOKIE_PURPOSE = 'details of an enquiry';
/** As long as somebody may come back to the page to read it again. */
const COOKIE_LIFE_S = DAY_S;

/** Beside it stand the other details, and signing makes four characters of three bytes. */
const MOST_MESSAGE_BYTES = 1600;

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
  const enquiryId = readSignedValue(reference, referencePurpose(tourId), secret);
  if (enquiryId === null) return null;
  const value = readCookies(request).get(cookieName(COOKIE, isSecure)) ?? '';
  const cookie = parseCookie(readSignedValue(value, COOKIE_PURPOSE, secret));
  return {
    number: enquiryNumber(enquiryId),
    details: cookie?.reference === reference ? cookie.details : null,
  };
}

/** The message cut so that the cookie stays under the 4,096 bytes that every browser takes. */
export function shortMessage(message: string): string {
  if (Buffer.byteLength(JSON.stringify(message)) <= MOST_MESSAGE_BYTES) return message;
  let short = '';
  let bytes = 0;
  for (const character of message) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (bytes > MOST_MESSAGE_BYTES) break;
    short += character;
  }
  return `${short}…`;
}

function referencePurpose(tourId: string): string {
  return `enquiry about ${tourId}`;
}

/** Null where another version of the site has written something else. */
function parseCookie(text: string | null): z.infer<typeof cookieSchema> | null {
  return text === null ? null : (cookieSchema.safeParse(JSON.parse(text)).data ?? null);
}
