import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { DIALOG_EXIT_DELAY_MS } from './dialog-delays.ts';
import { noteScrollBar } from './scroll-bar.ts';

/** Before the first paint in a browser; React warns of it on a server. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Makes a `<dialog open>` a modal for as long as it is drawn: the browser moves the focus into it, keeps
 * it there, and gives it back when the element is closed, or taken away.
 *
 * @param isClosing closes it once its way out is over (LAY-11); at once where nothing moves
 */
export function useModalElement(isClosing: boolean): RefObject<HTMLDialogElement> {
  const reference = useRef<HTMLDialogElement>(null);

  useEffectBeforePaint(() => {
    const dialog = reference.current;
    if (!dialog) return;
    // Drawn open for readers without scripts; closing it would fire an event.
    dialog.removeAttribute('open');
    noteScrollBar();
    dialog.showModal();
    return () => dialog.close();
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const delayMs = isMotionReduced() ? 0 : DIALOG_EXIT_DELAY_MS;
    const timer = setTimeout(() => reference.current?.close(), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing]);

  return reference;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
