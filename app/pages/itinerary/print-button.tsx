import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { withScripts } from './page.css.ts';

/** Opens the browser's print dialog. Hidden until it works: without scripts the browser's own menu prints. */
export function PrintButton() {
  const { t } = useTranslation('travel');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.toggleAttribute('data-scripted', true);
  }, []);
  return (
    <span ref={place} className={withScripts}>
      <Button type="button" variant="secondary" icon="print" onClick={() => window.print()}>
        {t('itinerary.print')}
      </Button>
    </span>
  );
}
