/** Opens the search that was asked for in the menu, by the rules of SRCH-01, and tells when it is left. */
import { useEffect, useRef } from 'react';
import { menuOpening } from '../state/panel.ts';
import type { SearchFields } from './use-search-fields.ts';

/** @param onLeft absent where the bar stands on the page by itself */
export function useMenuOpening(
  { isWide, history, open, state }: SearchFields,
  onLeft: (() => void) | undefined,
): void {
  const isOfMenu = onLeft !== undefined;
  const openSection = useRef(open);
  const wasOpen = useRef(false);
  useEffect(() => {
    openSection.current = open;
  });

  useEffect(() => {
    if (!isOfMenu) return;
    const { section, delayMs } = menuOpening(isWide ? 'dropdown' : 'modal', history.length > 0);
    const timer = setTimeout(() => openSection.current(section), delayMs);
    return () => clearTimeout(timer);
    // It opens once, however the screen is turned.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // On a phone nothing is left of it then; on a wide screen its bar is.
  const { isOpen } = state.panel;
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isWide) onLeft?.();
    wasOpen.current = isOpen;
  }, [isOpen, isWide, onLeft]);
}
