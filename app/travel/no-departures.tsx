/** A travel without a tour to come says so, and where to ask (RES-08). */
import { useTranslation } from 'react-i18next';
import { WriteLink } from '../enquiry/write-link.tsx';
import { PageLink } from '../i18n/page-link.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import { button } from '../ui/button/button.css.ts';
import * as styles from './no-departures.css.ts';

export function NoDepartures() {
  const { t } = useTranslation('travel');
  return (
    <div className={styles.panel}>
      <StateDrawing state="nothing-found" />
      <div className={styles.words}>
        <p className={styles.message}>{t('departures.none')}</p>
        <p>{t('departures.noneAdvice')}</p>
        <div className={styles.links}>
          <WriteLink />
          <PageLink to="travels" className={button({ variant: 'secondary' })}>
            {t('departures.otherTravels')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
