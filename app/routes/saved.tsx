/**
 * `/saved`: the form with which travels and tours are saved and removed (WISH-01), and which of them are, as JSON.
 *
 * POST `intent` (`add` or `remove`), `travelId`, perhaps `tourCode`, and `returnTo`. GET `?travels=…&tours=…`.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { silentLoader } from '../search/silent-loader.ts';
import { changeSaved, loadSaved } from '../wishlist/saved.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSaved(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeSaved(request, context);
}

export const clientLoader = silentLoader(() => null);
export { submitForm as clientAction } from '../network/submit-form.ts';
