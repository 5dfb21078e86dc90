/** A coordinator wherever one is drawn (TRV-10): their card and their portrait. */
import { useTranslation } from 'react-i18next';
import type { CoordinatorSummary } from '../../contract/travel.ts';
import { personName } from '../../domain/person-name.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { ContentImage } from '../images/content-image.tsx';
import { NarrowFold } from '../ui/narrow-fold/narrow-fold.tsx';
import * as styles from './coordinator.css.ts';
import { initials, portrait, type PORTRAIT_WIDTHS } from './coordinator.css.ts';
import type { LeadingCoordinator } from './travel-view.server.ts';

interface CoordinatorCardProps {
  readonly coordinator: LeadingCoordinator;
}

/** Who leads the group, in their own words, which a phone folds. */
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
        <NarrowFold summary={t('coordinator.more', { name: coordinator.firstName })}>
          <p>{bio}</p>
        </NarrowFold>
      </div>
    </div>
  );
}

interface CoordinatorPortraitProps {
  readonly coordinator: Pick<CoordinatorSummary, 'firstName' | 'lastName' | 'portrait'>;
  /** `large` where the page is about them, at its top. */
  readonly size?: keyof typeof PORTRAIT_WIDTHS;
}

/** The picture of a coordinator, or their initials; the name stands beside it. */
export function CoordinatorPortrait({ coordinator, size = 'small' }: CoordinatorPortraitProps) {
  const { firstName, lastName, portrait: image } = coordinator;
  if (!image) return <Initials firstName={firstName} lastName={lastName} />;
  return (
    <span className={portrait[size]}>
      <ContentImage
        image={image}
        place={size === 'large' ? 'largePortrait' : 'portrait'}
        shape="square"
        priority={size === 'large'}
      />
    </span>
  );
}

/** Stands for the picture of a person who has none yet. */
function Initials({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}) {
  return (
    <span className={initials} aria-hidden="true">
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
  );
}
