import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { withoutModal } from './modal-address.ts';
import { wasOpenedHere } from './opened-here.ts';

/**
 * Takes the modal out of the address (LAY-11): by a step back where a link of this page opened it, so
 * that the history has no step twice, else in place. Asking again while that is under way does nothing.
 */
export function useClosingModal(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  /** The step of the history that nobody has asked to leave yet. */
  const step = useRef<string | null>(null);
  useEffect(() => {
    step.current = location.key;
  }, [location.key]);
  return () => {
    if (step.current !== location.key) return;
    step.current = null;
    if (wasOpenedHere(location.state)) navigate(-1);
    else navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  };
}
