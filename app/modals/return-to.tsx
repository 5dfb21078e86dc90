import { useHasScripts } from '../is-page-hydrated.ts';
import { usePageLocation } from '../page-location.ts';
import { withoutModal } from './modal-address.ts';

/**
 * Tells a form's action which page to come back to: with no modal open, even if the form is in one, and
 * at the same part of it, which only a browser knows.
 */
export function ReturnTo() {
  const location = usePageLocation();
  const hash = useHasScripts() ? location.hash : '';
  return <input type="hidden" name="returnTo" value={withoutModal(location) + hash} />;
}
