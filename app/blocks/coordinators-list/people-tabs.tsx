/** The orders of the list, and the languages that it can be narrowed by (TRV-10). */
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../domain/market.ts';
import { withCapital } from '../../../domain/with-capital.ts';
import { useSite } from '../../i18n/site.ts';
import { usePageLocation } from '../../page-location.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import * as styles from './block.css.ts';
import type { CoordinatorsListData } from './load.server.ts';
import { printPeopleQuery, type PeopleQuery } from './people-query.ts';
import { PEOPLE_SORTS } from './people-sort.ts';

type People = NonNullable<CoordinatorsListData['coordinators']>;

export interface PeopleTabsProps {
  readonly asked: PeopleQuery;
  /** All of them, whatever is asked for. */
  readonly people: People;
}

export function PeopleTabs({ asked, people }: PeopleTabsProps) {
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
