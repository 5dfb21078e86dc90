/** `/login`: leads to the identity provider (AUTH-01). It has a page only for when that cannot be reached. */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ProviderUnavailable } from '../auth/login-errors.ts';
import { beginLogin } from '../auth/login-flow.server.ts';
import { loginProblem } from '../auth/login-problem.server.ts';
import { loginPath, returnPath } from '../auth/return-path.ts';
import { communicationsAddress } from '../auth/session-user.server.ts';
import { pendingSessionOf, sessionOf } from '../auth/session.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { headers, LoginProblemPage as default, meta } from '../auth/login-problem.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const origin = settings.origins[market.id];
  const url = new URL(request.url);
  const returnTo = returnPath(url.searchParams.get('returnTo'), settings.origins, market.id);

  // The provider sends people back to the market's own host, and the cookies must be there.
  if (url.host !== new URL(origin).host) throw redirect(origin + loginPath(returnTo));
  if (await sessionOf(request, context)) throw redirect(returnTo);
  if (await pendingSessionOf(request, context))
    throw redirect(communicationsAddress(returnTo, settings, market));
  try {
    if (!context.sessions) throw new ProviderUnavailable('There is no session store');
    return await beginLogin(request, { market, returnTo }, settings);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    (context.log ?? siteLog()).warn({ event: 'login-unavailable' }, error.message);
    const problem = await loginProblem('unavailable', { market, returnTo });
    return data(problem, { status: 503, headers: { 'retry-after': '5' } });
  }
}
