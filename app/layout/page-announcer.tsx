import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { withoutModal } from '../modals/modal-address.ts';
import { visuallyHidden } from '../ui/visually-hidden/visually-hidden.css.ts';
import { refocusMain } from './main-part.ts';

/**
 * Does for a page that scripts bring what a browser does for one that it loads (A11Y-02): screen readers
 * hear its title, and the focus begins at its main part where what had it is gone.
 *
 * The region is there from the start, or they would not hear of the first. Toasts have another: a title is
 * not to be seen, nor dismissed.
 */
export function PageAnnouncer() {
  const location = useLocation();
  const page = withoutModal(location);
  const announced = useRef(page);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === page) return;
    announced.current = page;
    setTitle(document.title);
    // Who comes to a part of the page is led there by its address.
    if (!location.hash) refocusMain();
  }, [page, location.hash]);
  return (
    <div aria-live="polite" className={visuallyHidden}>
      {title}
    </div>
  );
}
