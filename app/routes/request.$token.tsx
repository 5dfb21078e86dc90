// The link in the mail of an enquiry, at the same path in every market (TRV-08).
export { action, loader } from '../enquiry/link-route.server.ts';
export {
  clientLoader,
  EnquiryLinkRoute as default,
  handle,
  headers,
  meta,
} from '../enquiry/link-route.tsx';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
