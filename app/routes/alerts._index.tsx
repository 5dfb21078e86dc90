/**
 * `/alerts`: the form with which somebody wants to be told about a travel or a tour (NTFY-01).
 *
 * POST `type`, `travelId`, perhaps `tourCode` and `currency`, and `returnTo`.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { turnAlertOn } from '../alerts/alerts.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';
export { submitBesidePage as clientAction } from '../network/submit-form.ts';
export { documentHeaders as headers } from '../network/document-headers.ts';
export { FormErrorBoundary as ErrorBoundary, NoPage as default } from '../layout/form-error.tsx';

export function action({ request, context }: ActionFunctionArgs) {
  return turnAlertOn(request, context);
}
