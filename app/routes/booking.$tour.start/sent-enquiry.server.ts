/**
 * The proof that an enquiry was sent (BOOK-03, SEC-05). The confirmation's address carries a signed reference,
 * so that nobody can make one up; the personal details are in a signed cookie of the browser that sent the form.
 * Anybody else who opens the address learns that a request for the tour was sent, and no more.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { DAY_S } from '../../../domain/durations.ts';
import { enquiryNumber } from '../../../domain/enquiry-number.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import { cookieName } from '../../../contract/set-cookie-header.ts';
import { SENT } from './enquiry-fields.ts';

/** What the confirmation tells the sender about the enquiry. */
const sentDetailsSchema = z.object({
  /** First name; null where none can be told from what was written. */
  name: z.string().nullable(),
  email: z.string(),
  travellers: z.int().min(1),
  /** For each person, as the form showed it. */
  price: z.object({ cents: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
  /** Supplements for each person, in the currency of the price; null where not chosen. */
  privateRoomCents: z.int().nullable(),
  flexibleOptionCents: z.int().nullable(),
  /** What the code takes off for each person, in the currency of the price. */
  promotion: z.object({ code: z.string(), offCents: z.int() }).optional(),
  /** As much of it as fits into the cookie. */
  message: z.string(),
  /** Where the box was ticked: whether others read the name now, or once the mailed link confirms it. */
  nameIs: z.enum(['shown', 'waiting']).optional(),
});
export type SentDetails = Readonly<z.infer<typeof sentDetailsSchema>>;

export interface SentEnquiry {
  /** The number to quote to our staff. */
  readonly number: string;
  /** Null in any browser but the one that sent it. */
  readonly details: SentDetails | null;
}

const cookieSchema = z.object({ reference: z.string(), details: sentDetailsSchema });

/** For as long as somebody may come back to read the confirmation again. */
const COOKIE_LIFE_S = DAY_S;

/** Leaves room for the other details; base64 makes four characters of three bytes. */
const MOST_MESSAGE_BYTES = 1600;

interface Signer {
  readonly secret: string;
  /** Whether the site, and so its cookies, are on HTTPS. */
  readonly isSecure: boolean;
}

/**
 * The reference in the confirmation's address: `{enquiryId}.{signature}`. The signature covers the tour, so that a
 * reference proves nothing about another tour. (Remix signs cookies alone.)
 */
export function sentReference(enquiryId: string, tourId: string, { secret }: Signer): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['enquiry', tourId, enquiryId]))
    .digest('base64url');
  return `${enquiryId}.${signature}`;
}

/** The enquiry's id; null for a reference that `sentReference` did not make for this tour. */
function enquiryIdOf(reference: string, tourId: string, signer: Signer): string | null {
  const enquiryId = reference.slice(0, Math.max(0, reference.lastIndexOf('.')));
  const given = Buffer.from(reference);
  const expected = Buffer.from(sentReference(enquiryId, tourId, signer));
  return given.length === expected.length && timingSafeEqual(given, expected) ? enquiryId : null;
}

const enquiryCookie = ({ secret, isSecure }: Signer) =>
  createCookie(cookieName('enquiry', isSecure), {
    secrets: [secret],
    secure: isSecure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: COOKIE_LIFE_S,
  });

/** The `Set-Cookie` value that lets this browser read its confirmation again. */
export function sentCookie(
  reference: string,
  details: SentDetails,
  signer: Signer,
): Promise<string> {
  return enquiryCookie(signer).serialize({ reference, details });
}

/** The enquiry that the request's address confirms; null where it confirms none. */
export async function sentEnquiryOf(
  request: Request,
  tourId: string,
  signer: Signer,
): Promise<SentEnquiry | null> {
  const reference = new URL(request.url).searchParams.get(SENT) ?? '';
  const enquiryId = enquiryIdOf(reference, tourId, signer);
  if (enquiryId === null) return null;
  // Another version of the site may have written something else.
  const { data: cookie } = cookieSchema.safeParse(
    await enquiryCookie(signer).parse(request.headers.get('cookie')),
  );
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
