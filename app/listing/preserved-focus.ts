import { useRef } from 'react';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { useEffectBeforePaint } from '../ui/effect-before-paint.ts';

/**
 * Gives the results the focus when a navigation took away the link that had it, such as a chip, so that
 * the keyboard does not begin at the top of the page again; and at another page of the list, which begins
 * there while the link that led to it stands at its end. Before the page is painted: no key can
 * be pressed on results that are new while nothing has the focus.
 *
 * @param beside what else of the address changes the list
 */
export function usePreservedFocus(filters: SearchFilters, beside = '') {
  const results = useRef<HTMLElement>(null);
  const query = `${printSearchFilters(filters)} ${beside}`;
  const list = `${printSearchFilters({ ...filters, page: NO_FILTERS.page })} ${beside}`;
  const shown = useRef({ query, list });
  useEffectBeforePaint(() => {
    if (shown.current.query === query) return;
    const isOtherPage = shown.current.list === list;
    shown.current = { query, list };
    const isLost = document.activeElement === document.body;
    if (isLost || isOtherPage) results.current?.focus({ preventScroll: true });
  }, [query, list]);
  return results;
}
