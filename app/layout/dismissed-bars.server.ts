/** The banner bars that a visitor has closed, kept in a cookie (LAY-08). */
import { DAY_S } from '../../domain/durations.ts';

export const DISMISSED_COOKIE = 'closed-bars';
const HALF_A_YEAR_S = 182 * DAY_S;
/** The oldest give way, so that the cookie never grows without end. */
const MOST_IDS = 20;
export const BAR_ID = /^[\w-]{1,64}$/;

export function dismissedBars(request: Request): readonly string[] {
  const cookie = /(?:^|;\s*)closed-bars=([\w.-]*)/.exec(request.headers.get('cookie') ?? '');
  const ids = cookie?.[1]?.split('.') ?? [];
  return ids.filter((id) => BAR_ID.test(id)).slice(-MOST_IDS);
}

/** The cookie's value once this bar is closed too. */
export function dismissedBarsCookie(
  dismissed: readonly string[],
  id: string,
  isSecure: boolean,
): string {
  const ids = [...dismissed.filter((known) => known !== id), id].slice(-MOST_IDS);
  return `${DISMISSED_COOKIE}=${ids.join('.')}; Path=/; Max-Age=${HALF_A_YEAR_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
