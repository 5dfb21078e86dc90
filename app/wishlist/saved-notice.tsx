/** Says once what came of a form of the wishlist or of alerts that leads to a page; hearts say it themselves. */
import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useSite } from '../i18n/site.ts';
import { region } from '../ui/toast/toast.css.ts';
import { Toast } from '../ui/toast/toast.tsx';

export function SavedNoticeBar() {
  const { savedNotice } = useSite();
  const { key } = useLocation();
  const [shown, setShown] = useState({ notice: savedNotice, key });
  // It comes with a document, or with the page that a form of scripts leads to, and goes with the next one.
  if (shown.notice !== savedNotice) setShown({ notice: savedNotice, key });
  if (!savedNotice || (shown.notice === savedNotice && shown.key !== key)) return null;
  const { isDone, text, link } = savedNotice;
  return (
    <output className={region}>
      <Toast tone={isDone ? 'positive' : 'critical'} text={text} link={link} />
    </output>
  );
}
