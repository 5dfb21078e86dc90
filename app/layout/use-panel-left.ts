import { useEffect, useState, type RefObject } from 'react';
import { debounce } from '../ui/debounce.ts';
import { from } from '../styles/media.ts';
import { panelLeft } from './panel-place.ts';

const RESIZE_MS = 200;

/**
 * Where an open panel stands, in pixels from its container's left edge: anew when the window has got another
 * size (LAY-06). Undefined until it was measured, and where no script runs: the styles say it then.
 */
export function usePanelLeft(details: RefObject<HTMLDetailsElement>, isOpen: boolean) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const panel = details.current?.lastElementChild;
      const container = panel instanceof HTMLElement ? panel.offsetParent : null;
      if (!details.current || !panel || !container || !matchMedia(from.desktop).matches) return;
      setLeft(
        panelLeft(
          details.current.getBoundingClientRect(),
          panel.getBoundingClientRect().width,
          container.getBoundingClientRect(),
        ),
      );
    };
    place();
    const placeSoon = debounce(place, RESIZE_MS);
    window.addEventListener('resize', placeSoon);
    return () => {
      placeSoon.cancel();
      window.removeEventListener('resize', placeSoon);
    };
  }, [details, isOpen]);
  return left;
}
