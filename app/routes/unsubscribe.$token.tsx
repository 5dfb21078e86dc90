/** The mailed link that ends an alert (NTFY-03) or a subscription (NEWS-01), at the same path in every market. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { loadUnsubscribe, unsubscribe } from '../email-links/unsubscribe.server.ts';

export { clientLoader, handle, headers, meta } from '../email-links/newsletter-link.tsx';
export { UnsubscribePage as default } from '../email-links/unsubscribe.tsx';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

export const loader = (args: LoaderFunctionArgs) => loadUnsubscribe(args);

export const action = (args: ActionFunctionArgs) => unsubscribe(args);
