// The form in a banner bar closes it here (LAY-08).
export { dismissBannerBar as action } from '../layout/banner-bar-action.server.ts';
export { submitForm as clientAction } from '../network/submit-form.ts';
export { refuseGet as loader } from '../layout/layout-form.server.ts';

// A wrong form or an address typed in gets a page with a way on, not a blank one (ERR-01).
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';
