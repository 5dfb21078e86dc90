/** Watches two marks on the page instead of each step of a scroll (LAY-02). */
import { useEffect, useReducer, type RefObject } from 'react';
import { LEAVING_MS, nextHeaderState, scrollEvent, type HeaderState } from './header-state.ts';

/**
 * How the header stands now; at the top on the server, and where no script runs.
 *
 * @param top a mark at the top of the page, as tall as the first height of LAY-02
 * @param above one as tall as the second
 */
export function useHeaderState(
  top: RefObject<HTMLElement>,
  above: RefObject<HTMLElement>,
): HeaderState {
  const [state, happen] = useReducer(nextHeaderState, 'top');

  useEffect(() => {
    const seen = { top: true, above: true };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        seen[target === top.current ? 'top' : 'above'] = isIntersecting;
      }
      happen(scrollEvent(seen));
    });
    for (const { current } of [top, above]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [top, above]);

  useEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(happen, LEAVING_MS, 'time-over');
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
