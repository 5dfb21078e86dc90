import { useLocation } from '@remix-run/react';
import { withoutModal } from '../modals/modal-address.ts';

/** Tells a form's action which page to come back to: with no modal open, even if the form is in one. */
export function ReturnTo() {
  return <input type="hidden" name="returnTo" value={withoutModal(useLocation())} />;
}
