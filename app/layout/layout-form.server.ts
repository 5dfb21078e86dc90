/** What the small forms of header and footer have in common: they send a visitor back where he was. */
import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import type { Market } from '../../domain/market.ts';
import { safeReturnPath } from '../seo/redirect-target.ts';
import { siteSettings } from '../site-settings.server.ts';

/** Longer than any address of the site. */
export const LONGEST_PATH = 2_000;

/**
 * The fields of a sent form.
 * @throws Response 400 where they are not what the schema says.
 */
export async function readLayoutForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const form = await request.formData().catch(() => null);
  const parsed = schema.safeParse(form ? Object.fromEntries(form) : null);
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

/** Tells Remix's router that a visitor is where he was: nothing to go back from. */
const TAKES_PLACE = 'X-Remix-Replace';

/** 303 to a page of this very site (SEC-03), with a cookie where there is one to set. */
export function redirectBack(returnTo: string, market: Market, cookie: string | null): Response {
  const path = safeReturnPath(returnTo, siteSettings().origins, market.id);
  const headers = new Headers({ [TAKES_PLACE]: 'yes' });
  if (cookie !== null) headers.set('set-cookie', cookie);
  return redirect(path, { status: 303, headers });
}

/**
 * Pages take no form: forms have routes of their own. With this action the answer to one is still a whole
 * page, since the loaders around it run.
 */
export function refusePost(): never {
  throw new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** Addresses that only a form is sent to. */
export function refuseGet(): never {
  throw new Response(null, { status: 405, headers: { allow: 'POST' } });
}
