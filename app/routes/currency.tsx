// The form in the footer sends the chosen currency here (MKT-07).
export { chooseCurrency as action } from '../layout/currency-action.server.ts';
export { submitForm as clientAction } from '../network/submit-form.ts';
export { refuseGet as loader } from '../layout/layout-form.server.ts';

// A wrong form or an address typed in gets a page with a way on, not a blank one (ERR-01).
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';
