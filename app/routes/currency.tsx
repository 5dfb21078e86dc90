// The form in the footer sends the chosen currency here (MKT-07).
export { chooseCurrency as action } from '../layout/currency-action.server.ts';
export { refuseGet as loader } from '../layout/layout-form.server.ts';
