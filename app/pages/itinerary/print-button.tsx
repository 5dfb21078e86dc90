import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** Opens the browser's print dialog; without scripts the browser's own menu does, so there is no button. */
export function PrintButton() {
  const { t } = useTranslation('travel');
  const hasScripts = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!hasScripts) return null;
  return (
    <Button type="button" variant="secondary" icon="print" onClick={() => window.print()}>
      {t('itinerary.print')}
    </Button>
  );
}
