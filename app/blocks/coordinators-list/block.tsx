import { useTranslation } from 'react-i18next';
import { formatDateRange } from '../../../domain/date-format.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { CoordinatorPortrait } from '../../travel/coordinator.tsx';
import { Card } from '../../ui/card/card.tsx';
import { cardLink } from '../../ui/card/card.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { preloadSafety, SafetyPart } from '../safety-part.tsx';
import { personName } from '../../../domain/person-name.ts';
import { usePageLocation } from '../../page-location.ts';
import { readAskedCount } from '../../listing/asked-count.ts';
import { idOfShown, ShowMore } from '../../listing/show-more.tsx';
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

export { preloadSafety as preload };

/** Everybody who leads a group (TRV-10). */
export default function CoordinatorsListBlock({
  data,
  id,
  isFirst,
}: BlockProps<'coordinators-list'>) {
  const { t } = useTranslation('listing');
  const params = new URLSearchParams(usePageLocation().search);
  const asked = parsePeopleQuery(params);
  const shown = readAskedCount(params);
  const people =
    data.coordinators && sortPeople(peopleWhoSpeak(data.coordinators, asked.speaks), asked.sort);
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.coordinators === null || people === null ? (
        <BlockWithoutAnswer />
      ) : (
        <>
          <PeopleTabs asked={asked} people={data.coordinators} />
          <ul className={styles.people}>
            {people.slice(0, shown).map((coordinator, index) => (
              <Card key={coordinator.id} as="li" linked>
                <div id={idOfShown(id, index)} className={styles.person}>
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
                      {t('blocks.speaks', {
                        languages: coordinator.languages.map(({ name }) => name).join(', '),
                      })}
                    </p>
                    {coordinator.led && <LedLine led={coordinator.led} />}
                  </div>
                </div>
              </Card>
            ))}
          </ul>
          <ShowMore shown={shown} total={people.length} listId={id} />
          <SafetyPart />
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
    <>
      <p>{count > 0 ? t('blocks.leads', { count }) : t('blocks.leadsNone')}</p>
      {firstDay && (
        <p>{t('blocks.leadsNext', { date: formatDateRange(firstDay, firstDay, market) })}</p>
      )}
    </>
  );
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
