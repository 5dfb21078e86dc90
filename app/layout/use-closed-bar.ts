import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerBar } from '../../contract/layout.ts';
import { useSite } from '../i18n/site.ts';
import { isFocusLost } from '../ui/focus-lost.ts';
import { useToast } from '../ui/toast/toast.tsx';
import { refocusMain } from './main-part.ts';

/**
 * What follows when a visitor has closed a banner bar (LAY-08): it is said, and the focus goes to the
 * next one, or to the page (A11Y-02).
 *
 * @param bars those that are shown
 * @param element what holds them, if there are any
 */
export function useClosedBar(bars: readonly BannerBar[], element: RefObject<HTMLElement>): void {
  const { t } = useTranslation('layout');
  const { dismissedBars } = useSite();
  const showToast = useToast();
  const shown = useRef(bars);
  useEffect(() => {
    const gone = shown.current.filter(({ id }) => !bars.some((bar) => bar.id === id));
    shown.current = bars;
    if (!gone.some(({ id }) => dismissedBars.includes(id))) return;
    showToast({ text: t('banner.closed'), tone: 'positive' });
    if (isFocusLost()) element.current?.querySelector('button')?.focus({ preventScroll: true });
    refocusMain();
  });
}
