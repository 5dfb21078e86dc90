/** A travel without a tour to come says so, and where to ask (RES-08). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { button } from '../ui/button.css.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import * as styles from './no-departures.css.ts';

export function NoDepartures() {
  const { t } = useTranslation('travel');
  const { brand } = useSite();
  return (
    <div className={styles.panel}>
      <p className={styles.message}>{t('departures.none')}</p>
      <p>{t('departures.noneAdvice')}</p>
      <div className={styles.links}>
        <ButtonLink href={`mailto:${brand.email}`} icon="mail">
          {t('departures.write')}
        </ButtonLink>
        <PageLink to="travels" className={button({ variant: 'secondary' })}>
          {t('departures.otherTravels')}
        </PageLink>
      </div>
    </div>
  );
}
