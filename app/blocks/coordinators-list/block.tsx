import { useTranslation } from 'react-i18next';
import { formatDateRange } from '../../../domain/date-format.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { CoordinatorPortrait, useLedBefore } from '../../travel/coordinator.tsx';
import { Card } from '../../ui/card/card.tsx';
import { cardLink } from '../../ui/card/card.css.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { personName } from '../../../domain/person-name.ts';
import { usePageLocation } from '../../page-location.ts';
import * as styles from './block.css.ts';
import type { CoordinatorsListData } from './block.server.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { parsePeopleQuery } from './people-query.ts';
import { peopleWhoSpeak } from './people-who-speak.ts';
import { sortPeople } from './people-sort.ts';

type Person = NonNullable<CoordinatorsListData['coordinators']>[number];

/** Everybody who leads a group (TRV-10). */
export default function CoordinatorsListBlock({ data, isFirst }: BlockProps<'coordinators-list'>) {
  const { t } = useTranslation('listing');
  const asked = parsePeopleQuery(new URLSearchParams(usePageLocation().search));
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.coordinators === null ? (
        <BlockWithoutAnswer />
      ) : (
        <>
          <PeopleTabs asked={asked} people={data.coordinators} />
          <Grid as="ul" columns={3}>
            {sortPeople(peopleWhoSpeak(data.coordinators, asked.speaks), asked.sort).map(
              (coordinator) => (
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
                      <p className={styles.city}>
                        {t('blocks.livesIn', { city: coordinator.city })}
                      </p>
                      <p>{coordinator.speciality}</p>
                      <p className={styles.city}>
                        {t('blocks.speaks', {
                          languages: coordinator.languages.map(({ name }) => name).join(', '),
                        })}
                      </p>
                      {coordinator.led && <LedLine led={coordinator.led} />}
                      <PastLine runs={coordinator.pastRuns} />
                    </div>
                  </div>
                </Card>
              ),
            )}
          </Grid>
        </>
      )}
    </BlockSection>
  );
}

/** The departures that one can join somebody on, and the first of them. */
function LedLine({ led: { count, firstDay } }: { readonly led: NonNullable<Person['led']> }) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  return (
    <p>
      {count > 0 ? t('blocks.leads', { count }) : t('blocks.leadsNone')}
      {firstDay &&
        ` · ${t('blocks.leadsNext', { date: formatDateRange(firstDay, firstDay, market) })}`}
    </p>
  );
}

/** The departures that somebody has led already. */
function PastLine({ runs }: { readonly runs: Person['pastRuns'] }) {
  const words = useLedBefore(runs);
  return words && <p className={styles.city}>{words}</p>;
}
