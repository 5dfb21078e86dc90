// The link that confirms a subscription, at the same path in every market (NEWS-01).
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { followLink, loadLink } from '../email-links/newsletter-link.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadLink('confirm', args);
export const action = (args: ActionFunctionArgs) => followLink('confirm', args);
export {
  clientLoader,
  headers,
  LinkRoute as default,
  meta,
} from '../email-links/newsletter-link.tsx';
export { newsletterHandle as handle } from '../email-links/newsletter-link.tsx';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
