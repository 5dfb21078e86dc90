import { useEffect, useRef, type RefObject } from 'react';
import { DIALOG_EXIT_DELAY_MS } from './dialog-delays.ts';
import { useEffectBeforePaint } from '../effect-before-paint.ts';
import { noteScrollBar } from './scroll-bar.ts';

/**
 * Makes a `<dialog open>` a modal for as long as it is drawn: the browser moves the focus into it, keeps
 * it there, and gives it back when the element is closed, or taken away.
 *
 * A browser may have closed it by itself, on an Escape that it lets no page refuse: it tells of that, and
 * of nothing when it is closed again. So what is closed when its time has come is gone then.
 *
 * @param isClosing closes it once its way out is over (LAY-11); at once where nothing moves
 * @param onGone its way out is over, and nothing is left to be closed
 */
export function useModalElement(
  isClosing: boolean,
  onGone: () => void,
): RefObject<HTMLDialogElement> {
  const reference = useRef<HTMLDialogElement>(null);
  const whenGone = useRef(onGone);
  useEffect(() => {
    whenGone.current = onGone;
  });

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
    const dialog = reference.current;
    if (!dialog || !isClosing) return;
    const leave = () => (dialog.open ? dialog.close() : whenGone.current());
    const isSeen = dialog.open && !isMotionReduced();
    const timer = setTimeout(leave, isSeen ? DIALOG_EXIT_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      // Wanted again on its way out, when the browser may have closed it.
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
  }, [isClosing]);

  return reference;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
