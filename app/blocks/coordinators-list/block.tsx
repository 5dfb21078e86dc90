import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/date-format.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { printAskedSort, readAskedSort } from '../../listing/asked-sort.ts';
import { CoordinatorPortrait } from '../../travel/coordinator-portrait.tsx';
import { Card } from '../../ui/card.tsx';
import { cardLink } from '../../ui/card.css.ts';
import { Grid } from '../../ui/grid.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { personName } from '../../../domain/person-name.ts';
import * as styles from './block.css.ts';
import type { CoordinatorsListData } from './load.server.ts';
import { PEOPLE_SORTS, sortPeople, type PeopleSort } from './people-sort.ts';

type Person = NonNullable<CoordinatorsListData['coordinators']>[number];

/** Everybody who leads a group (TRV-10). */
export function CoordinatorsListBlock({ data, isFirst }: BlockProps<'coordinators-list'>) {
  const { t } = useTranslation('listing');
  const sort = readAskedSort(PEOPLE_SORTS, new URLSearchParams(useLocation().search));
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.coordinators === null ? (
        <BlockWithoutAnswer />
      ) : (
        <>
          <SortTabs sort={sort} />
          <Grid as="ul" columns={3}>
            {sortPeople(data.coordinators, sort).map((coordinator) => (
              <Card key={coordinator.id} as="li" linked>
                <div className={styles.person}>
                  <CoordinatorPortrait coordinator={coordinator} />
                  <div className={styles.words}>
                    <Heading className={styles.name}>
                      <PageLink
                        to="coordinators-coordinator"
                        parameters={{ coordinator: coordinator.id }}
                        className={cardLink}
                      >
                        {personName(coordinator)}
                      </PageLink>
                    </Heading>
                    <p className={styles.city}>{t('blocks.livesIn', { city: coordinator.city })}</p>
                    <p>{coordinator.speciality}</p>
                    <p className={styles.city}>
                      {t('blocks.speaks', { languages: coordinator.languages })}
                    </p>
                    {coordinator.led && <LedLine led={coordinator.led} />}
                  </div>
                </div>
              </Card>
            ))}
          </Grid>
        </>
      )}
    </BlockSection>
  );
}

function SortTabs({ sort }: { readonly sort: PeopleSort }) {
  const { t } = useTranslation('listing');
  const { pathname } = useLocation();
  return (
    <div className={styles.sorts}>
      <Tabs
        label={t('blocks.sortPeople')}
        items={PEOPLE_SORTS.map((option) => {
          const query = printAskedSort(PEOPLE_SORTS, option);
          return {
            label: t(`blocks.peopleBy.${option.replace(':', '-')}`),
            href: query.size > 0 ? `${pathname}?${query}` : pathname,
            isCurrent: option === sort,
            eventName: `coordinators_${option}`,
          };
        })}
      />
    </div>
  );
}

/** The departures that one can join somebody on, and the first of them. */
function LedLine({ led: { count, firstDay } }: { readonly led: NonNullable<Person['led']> }) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  return (
    <p>
      {count > 0 ? t('blocks.leads', { count }) : t('blocks.leadsNone')}
      {firstDay && ` · ${t('blocks.leadsNext', { date: formatDate(firstDay, market) })}`}
    </p>
  );
}
