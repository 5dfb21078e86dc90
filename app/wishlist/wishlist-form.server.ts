/** What the forms of the wishlist and of alerts have in common: who is answered how, and where they lead back to. */
import { redirect } from '@remix-run/node';
import type { Market } from '../../domain/market.ts';
import { returnPath } from '../auth/return-path.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';
import { savedNoticeCookie, type SavedNotice } from './saved-notice.server.ts';

export const PRIVATE = { 'cache-control': 'private, no-store' };
export const RETRY = { 'retry-after': '5' };

/** Whether a browser without scripts asks: only a navigation wants HTML, what Remix fetches does not. */
export function isNavigation(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** @param wish path that a form or query asks for; the home page where it is none of this site */
export function returnToOf(wish: FormDataEntryValue | null, market: Market): string {
  return returnPath(typeof wish === 'string' ? wish : null, siteSettings().origins, market.id);
}

/** 303 back to the page that one came from, which says what came of the form. */
export function backWithNotice(returnTo: string, notice: SavedNotice, market: Market): Response {
  const cookie = savedNoticeCookie(notice, isSecureSite(market));
  return redirect(returnTo, { status: 303, headers: { ...PRIVATE, 'set-cookie': cookie } });
}
