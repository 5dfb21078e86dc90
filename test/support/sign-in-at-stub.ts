import { beginLogin, completeLogin } from '../../app/auth/login-flow.server.ts';
import type { SessionData } from '../../app/auth/session-data.server.ts';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';

/** Both halves of a login at the stub, which asks nobody anything: what a session then holds. */
export async function signInAtStub(
  settings: Settings,
  market: Market,
  now: number,
): Promise<SessionData> {
  const request = new Request(`${settings.origins[market.id]}/login`);
  const begun = await beginLogin(request, { market, returnTo: '/' }, settings);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answered = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  const callback = new Request(answered.headers.get('location') ?? '', { headers: { cookie } });
  return completeLogin(callback, { market, now }, settings);
}
