/**
 * What the steps of a visitor know of the browser (CODE-01, WISH-02): a secret that codes are bound to, and the address
 * that was typed last, which stands in no address of a page. Signed, and read by these pages alone.
 */
import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { HOUR_S } from '../../../domain/durations.ts';
import { cookieName } from '../../../contract/set-cookie-header.ts';
import { MARKETING_ANSWERS } from '../../wishlist/steps-address.ts';
import type { WantedItem } from '../../wishlist/wanted-item.ts';

/** As long as an address counts as proven. */
const COOKIE_LIFE_S = HOUR_S;
const BROWSER_BYTES = 32;

const savingSchema = z.object({
  browser: z.string().min(16).max(100),
  email: z.string().max(320),
  /** Whether there is an account with the address; null where that was not asked. */
  isKnown: z.boolean().nullable(),
  /** What was done last, for the page that says so. */
  done: z.object({ item: z.string(), isNewAccount: z.boolean() }).nullable(),
  /** For what a code was asked last: who begins with it again comes to that step. */
  waiting: z
    .object({ item: z.string(), marketing: z.enum(MARKETING_ANSWERS).nullable() })
    .nullish(),
});
export type Saving = Readonly<z.infer<typeof savingSchema>>;

interface Signer {
  readonly secret: string;
  /** Whether the site, and so its cookies, are on HTTPS. */
  readonly isSecure: boolean;
}

const savingCookieOf = ({ secret, isSecure }: Signer) =>
  createCookie(cookieName('saving', isSecure), {
    secrets: [secret],
    secure: isSecure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: COOKIE_LIFE_S,
  });

/** The `Set-Cookie` value. */
export function savingCookie(saving: Saving, signer: Signer): Promise<string> {
  return savingCookieOf(signer).serialize(saving);
}

/** Null where nothing was begun in this browser, or too long ago. */
export async function savingOf(request: Request, signer: Signer): Promise<Saving | null> {
  const value = await savingCookieOf(signer).parse(request.headers.get('cookie'));
  // Another version of the site may have written something else.
  return savingSchema.safeParse(value).data ?? null;
}

/** With the secret that the browser has, or a new one. */
export function begunSaving(before: Saving | null, email: string, isKnown: boolean | null): Saving {
  const browser = before?.browser ?? randomBytes(BROWSER_BYTES).toString('base64url');
  return { browser, email, isKnown, done: null };
}

/** By which the last page knows that it was this that was done. */
export function itemKey({ travelId, tourCode, alert }: WantedItem): string {
  return JSON.stringify([travelId, tourCode ?? null, alert ?? null]);
}
