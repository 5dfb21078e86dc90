import { useLocation } from '@remix-run/react';

/** Tells a form's action which page to come back to. */
export function ReturnTo() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
