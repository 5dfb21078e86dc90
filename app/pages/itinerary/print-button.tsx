import { useTranslation } from 'react-i18next';
import { AWAITED } from '../../islands/use-untaken-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { withScripts } from './page.css.ts';

/** Opens the browser's print dialog; without scripts the browser's own menu does, and it is not to be seen. */
export function PrintButton() {
  const { t } = useTranslation('travel');
  return (
    <span className={withScripts}>
      <Button
        type="button"
        variant="secondary"
        icon="print"
        {...AWAITED}
        onClick={() => window.print()}
      >
        {t('itinerary.print')}
      </Button>
    </span>
  );
}
