import { useEffect, useRef } from 'react';
import { printSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';

/**
 * Lets the fields show the filters of the address again after each navigation, where focus and node
 * stay. Not after the first drawing: a visitor may have typed before the scripts came.
 */
export function useFieldsOf(filters: SearchFilters) {
  const form = useRef<HTMLFormElement>(null);
  const query = printSearchFilters(filters).toString();
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
  }, [query]);
  return form;
}
