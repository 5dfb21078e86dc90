/** The mailed link that ends a subscription, at the same path in every market (NEWS-01). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { followLink, loadLink } from '../email-links/newsletter-link.server.ts';

export {
  clientLoader,
  handle,
  headers,
  meta,
  NewsletterLinkPage as default,
} from '../email-links/newsletter-link.tsx';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

export const loader = (args: LoaderFunctionArgs) => loadLink('unsubscribe', args);

export const action = (args: ActionFunctionArgs) => followLink('unsubscribe', args);
