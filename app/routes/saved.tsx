/**
 * `/saved`: the form with which travels and tours are saved and removed (WISH-01).
 *
 * POST `intent` (`add` or `remove`), `travelId`, perhaps `tourCode`, and `returnTo`.
 */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { pathOf } from '../../contract/route-paths.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { silentLoader } from '../search/silent-loader.ts';
import { changeSaved } from '../wishlist/saved.server.ts';

/** For who opens the address by hand. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(pathOf('wishlist', marketOfRequest(request, context).id));
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeSaved(request, context);
}

export const clientLoader = silentLoader(() => null);
export { submitBesidePage as clientAction } from '../network/submit-form.ts';
