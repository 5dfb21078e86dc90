/** `/login`: begins a login, or says that it cannot begin now (AUTH-01). */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { beginLogin } from './begin-login.server.ts';
import { ProviderUnavailable } from './login-faults.ts';
import { loginProblem } from './login-problem.server.ts';
import { loginPath, returnPath } from './return-path.ts';
import { sessionOf } from './session.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const origin = settings.origins[market.id];
  const url = new URL(request.url);
  const returnTo = returnPath(url.searchParams.get('returnTo'), settings.origins, market.id);

  // The provider sends people back to the market's own host, and the cookies must be there.
  if (url.host !== new URL(origin).host) throw redirect(origin + loginPath(returnTo));
  if (await sessionOf(request, context)) throw redirect(returnTo);
  try {
    if (!context.sessions) throw new ProviderUnavailable('Nothing keeps sessions here');
    return await beginLogin(request, { market, returnTo }, settings);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    (context.log ?? siteLog()).warn({ event: 'login-unavailable' }, error.message);
    const problem = await loginProblem('unavailable', { market, returnTo });
    return data(problem, { status: 503, headers: { 'retry-after': '5' } });
  }
}
