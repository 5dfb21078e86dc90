/** `/account/data`: all that is stored about who is logged in, as a file for them to keep (AUTH-07). */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { apiOf } from '../api/request-api.server.ts';
import { accountAddress } from '../auth/account-address.ts';
import { loginPath } from '../auth/return-path.ts';
import { assertedPerson } from '../auth/session-data.server.ts';
import { sessionOf } from '../auth/session.server.ts';
import { siteSettings } from '../site-settings.server.ts';

const PROFILE = accountAddress('account-profile');

/** @throws Response 302 to the login for a visitor; 503 where the backend gives no answer */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const session = await sessionOf(request, context);
  if (!session) throw redirect(loginPath(PROFILE));
  const { sessionSecret, brand } = siteSettings();
  const person = assertedPerson(session.data, sessionSecret);
  const answer = await (await apiOf(request, context)).accountData(person);
  if (answer.outcome === 'missing') throw redirect(PROFILE);
  if (answer.outcome !== 'success') {
    throw new Response(null, {
      status: 503,
      headers: { 'cache-control': 'private, no-store', 'retry-after': '5' },
    });
  }
  const name = brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return new Response(`${JSON.stringify(answer.data.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-data.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
