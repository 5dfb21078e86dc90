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
import {
  parsePeopleQuery,
  peopleWhoSpeak,
  sortPeople,
  type Person,
  PEOPLE_SORTS,
  printPeopleQuery,
  type People,
  type PeopleQuery,
} from './people-query.ts';
import { LANGUAGES } from '../../../domain/market.ts';
import { withCapital } from '../../../domain/with-capital.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';

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

interface PeopleTabsProps {
  readonly asked: PeopleQuery;
  /** All of them, whatever is asked for. */
  readonly people: People;
}

/** The orders of the list, and the languages that it can be narrowed by (TRV-10). */
function PeopleTabs({ asked, people }: PeopleTabsProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { pathname } = usePageLocation();
  const tabOf = (label: string, change: Partial<PeopleQuery>, eventName: string) => {
    const wanted = { ...asked, ...change };
    const query = String(printPeopleQuery(wanted));
    const isCurrent = wanted.sort === asked.sort && wanted.speaks === asked.speaks;
    return { label, href: query ? `${pathname}?${query}` : pathname, isCurrent, eventName };
  };
  const languages = spokenBySome(people);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('blocks.sortPeople')}
        items={PEOPLE_SORTS.map((sort) =>
          tabOf(t(`blocks.peopleBy.${sort.replace(':', '-')}`), { sort }, `coordinators_${sort}`),
        )}
      />
      {languages.length > 0 && (
        <Tabs
          label={t('blocks.peopleWhoSpeak')}
          items={[
            tabOf(t('blocks.anyLanguage'), { speaks: null }, 'coordinators_any_language'),
            ...languages.map(({ code, name, count }) => ({
              ...tabOf(withCapital(name, market), { speaks: code }, `coordinators_${code}`),
              count: String(count),
            })),
          ]}
        />
      )}
    </div>
  );
}

/** Of the site's own languages those that not everybody speaks. */
function spokenBySome(people: People) {
  return LANGUAGES.flatMap((code) => {
    const names = people.flatMap(({ languages }) => languages.filter((one) => one.code === code));
    const [first] = names;
    return first && names.length < people.length
      ? [{ code, name: first.name, count: names.length }]
      : [];
  });
}
