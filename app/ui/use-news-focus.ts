import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what a page says of the form before, at its top: the button that was pressed is perhaps far below, or gone
 * (A11Y-02). What has the ref needs `tabIndex={-1}`.
 */
export function useNewsFocus<Shown extends HTMLElement>(): RefObject<Shown> {
  const news = useRef<Shown>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The first page of a visit is read from its top.
    if (key !== 'default') news.current?.focus();
  }, [key]);
  return news;
}
