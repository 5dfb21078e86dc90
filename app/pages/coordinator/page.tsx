/** The coordinator page (TRV-10): who leads, in which languages, the tours led, and what travellers said. */
import { useTranslation } from 'react-i18next';
import { personName } from '../../../domain/person-name.ts';
import { isOpenStatus } from '../../../domain/tour-status.ts';
import { usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { printAskedSort } from '../../listing/asked-sort.ts';
import { TourGrid } from '../../listing/listing-groups.tsx';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { CoordinatorPortrait } from '../../travel/coordinator.tsx';
import { ReviewsTotal, SaidReview } from '../../travel/review-figure.tsx';
import { PageSection } from '../../travel/section.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { list as reviewList } from '../wemeet/page.css.ts';
import { COORDINATOR_SORTS, type CoordinatorSort } from './coordinator-sort.ts';
import type { CoordinatorPageData } from './page.server.ts';
import * as styles from './page.css.ts';

export default function CoordinatorPage({ data }: { readonly data: CoordinatorPageData }) {
  const { t } = useTranslation(['travel', 'listing']);
  const pathTo = usePagePath();
  const { coordinator, tours, sort, rating, reviews } = data;
  const { settings } = useSite().layout;
  const openCount = tours.filter(({ status }) => isOpenStatus(status)).length;
  const name = personName(coordinator);
  const sortPath = (asked: CoordinatorSort) =>
    pathTo(
      'coordinators-coordinator',
      { coordinator: coordinator.id },
      printAskedSort(COORDINATOR_SORTS, asked),
    );
  return (
    <Container>
      <article className={styles.page}>
        <header className={styles.header}>
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('breadcrumb.home'), href: pathTo('index') },
              { label: t('breadcrumb.coordinators'), href: pathTo('coordinators') },
              { label: name, href: null },
            ]}
          />
          <div className={styles.person}>
            <CoordinatorPortrait coordinator={coordinator} size="large" />
            <div className={styles.words}>
              <h1>{name}</h1>
              <p className={styles.speciality}>{coordinator.speciality}</p>
            </div>
          </div>
          <ul className={styles.facts}>
            <li className={styles.fact}>
              <Icon name="pin" />
              {t('coordinator.from', { city: `${coordinator.city}, ${coordinator.countryName}` })}
            </li>
            <li className={styles.fact}>
              <Icon name="compass" />
              {t('coordinator.since', { year: coordinator.coordinatesSince })}
            </li>
            <li className={styles.fact}>
              <Icon name="chat" />
              {t('coordinator.languages', { languages: coordinator.languageNames.join(', ') })}
            </li>
          </ul>
          <p className={styles.bio}>{coordinator.bio}</p>
          <ModalLinks
            links={[
              {
                name: 'meetup-search',
                icon: 'users',
                text: t('modal.meetup', { name: coordinator.firstName }),
              },
            ]}
          />
        </header>

        <PageSection id="tours" title={t('coordinator.tours', { count: openCount })}>
          {tours.length > 1 && (
            <Tabs
              label={t('coordinator.sort')}
              items={COORDINATOR_SORTS.map((option) => ({
                label: t(`listing:sort.${option.replace(':', '-')}`),
                href: sortPath(option),
                isCurrent: option === sort,
                eventName: `coordinator_${option}`,
              }))}
            />
          )}
          {tours.length > 0 ? (
            <TourGrid tours={tours} under={2} />
          ) : (
            <p>{t('coordinator.noTours', { name: coordinator.firstName })}</p>
          )}
        </PageSection>

        {rating && (
          <PageSection
            id="reviews"
            title={t('coordinator.reviews', { name: coordinator.firstName })}
          >
            <ReviewsTotal {...rating} source={settings.reviewsSource ?? null} />
            {reviews.length > 0 && (
              <ul className={reviewList}>
                {reviews.map((review) => (
                  <li key={`${review.name} ${review.text}`}>
                    <SaidReview review={review} />
                  </li>
                ))}
              </ul>
            )}
          </PageSection>
        )}
      </article>
    </Container>
  );
}
