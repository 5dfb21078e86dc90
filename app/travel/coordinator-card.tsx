import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { personName } from '../../domain/person-name.ts';
import * as styles from './coordinator-card.css.ts';
import { CoordinatorPortrait } from './coordinator-portrait.tsx';
import type { LeadingCoordinator } from './leading-coordinator.ts';

export interface CoordinatorCardProps {
  readonly coordinator: LeadingCoordinator;
}

/** Who leads the group, in their own words. */
export function CoordinatorCard({ coordinator }: CoordinatorCardProps) {
  const { t } = useTranslation('travel');
  const { id, city, coordinatesSince, languageNames, speciality, bio } = coordinator;
  return (
    <div className={styles.card}>
      <CoordinatorPortrait coordinator={coordinator} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <PageLink to="coordinators-coordinator" parameters={{ coordinator: id }}>
            {personName(coordinator)}
          </PageLink>
        </h3>
        <p className={styles.note}>
          {t('coordinator.from', { city })} · {t('coordinator.since', { year: coordinatesSince })} ·{' '}
          {t('coordinator.languages', { languages: languageNames.join(', ') })}
        </p>
        <p className={styles.speciality}>{speciality}</p>
        <p>{bio}</p>
      </div>
    </div>
  );
}
