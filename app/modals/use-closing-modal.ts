import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePageLocation } from '../page-location.ts';
import { withoutModal } from './modal-address.ts';
import { wasOpenedHere } from './opened-here.ts';

/**
 * Takes the modal out of the address (LAY-11): by a step back where a link of this page opened it, so
 * that the history has no step twice, else in place. Asking again while that is under way does nothing.
 */
export function useClosingModal(): () => void {
  const location = usePageLocation();
  const navigate = useNavigate();
  /** The step of the history that is on its way out. */
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    // One may come back to it, and close it again.
    if (leaving.current !== location.key) leaving.current = null;
  }, [location.key]);
  return () => {
    if (leaving.current === location.key) return;
    leaving.current = location.key;
    if (wasOpenedHere(location.state)) navigate(-1);
    else navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  };
}
