/** `/login/failed`: says that the identity provider's answer was no login (AUTH-01). */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { LOGIN_PROBLEMS, loginProblem } from '../auth/login-problem.server.ts';
import { returnPath } from '../auth/return-path.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { headers, LoginProblemPage as default, meta } from '../auth/login-problem.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const market = marketOfRequest(request, context);
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(searchParams.get('returnTo'), siteSettings().origins, market.id);
  const named = searchParams.get('problem');
  const problem = LOGIN_PROBLEMS.find((known) => known === named) ?? 'failed';
  const isUnavailable = problem === 'unavailable';
  return data(await loginProblem(problem, { market, returnTo }), {
    status: isUnavailable ? 503 : 400,
    headers: isUnavailable ? { 'retry-after': '5' } : {},
  });
}
