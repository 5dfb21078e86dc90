/** The travel at a glance: length, places, group, ages, pace, heights, style, how often it has run (TRV-06, TRV-08). */
import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../../contract/route-paths.ts';
import type { AgeGroup } from '../../../domain/age-group.ts';
import type { TravelHeights } from '../../../domain/travel-heights.ts';
import type { TravelPace } from '../../../domain/travel-pace.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useAgesFact, useMeasures, usePastRuns } from '../../travel/facts-in-words.ts';
import type { PastRunsView } from '../../travel/travel-view.server.ts';
import { fact, factLabel } from '../../ui/fact.css.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './page.css.ts';

interface KeyFactsProps {
  readonly travel: {
    readonly numberOfDays: number;
    readonly countryNames: readonly string[];
    readonly groupSize: { readonly min: number; readonly max: number };
    readonly ageGroups: readonly AgeGroup[];
    readonly travelStyles: readonly string[];
    readonly pastRuns: PastRunsView | null;
  };
  readonly pace: TravelPace | null;
  readonly heights: TravelHeights | null;
}

interface KeyFact {
  readonly key: string;
  readonly icon: IconName;
  /** Each in a line of its own. */
  readonly values: readonly string[];
  readonly note?: string | null;
  /** The page that explains it, and what statistics are told of who goes there (ANA-01). */
  readonly explained?: { readonly by: RoutingKey; readonly ages: string };
}

export function KeyFacts({ travel, pace, heights }: KeyFactsProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const ages = useAgesFact(travel.ageGroups);
  const { height } = useMeasures();
  const pastRuns = usePastRuns(travel.pastRuns);
  const facts: KeyFact[] = [
    {
      key: 'days',
      icon: 'calendar',
      values: [t('listing:card.days', { count: travel.numberOfDays })],
    },
    { key: 'where', icon: 'pin', values: [travel.countryNames.join(', ')] },
    { key: 'group', icon: 'users', values: [t('facts.groupValue', travel.groupSize)] },
    {
      key: 'ages',
      icon: 'user',
      values: [ages.value],
      note: ages.note,
      explained: { by: 'age-groups', ages: travel.ageGroups.join(' ') },
    },
    {
      key: 'style',
      icon: 'compass',
      values: [travel.travelStyles.map((style) => t(`listing:travelStyles.${style}`)).join(', ')],
    },
  ];
  if (pace) {
    facts.push({
      key: 'pace',
      icon: 'walk',
      values: [t(`pace.${pace.usual}`)],
      note:
        pace.hardest > pace.usual
          ? t('facts.paceHardest', { pace: t(`pace.${pace.hardest}`) })
          : null,
    });
  }
  if (heights) {
    const { highestNight, highestPoint } = heights;
    facts.push({
      key: 'heights',
      icon: 'mountain',
      values: [
        ...(highestNight === null ? [] : [height('facts.highestNight', highestNight)]),
        height('stage.highestPoint', highestPoint),
      ],
    });
  }
  if (pastRuns) facts.push({ key: 'runs', icon: 'refresh', values: [pastRuns] });
  return (
    <section aria-labelledby="facts-title">
      <VisuallyHidden as="h2" id="facts-title">
        {t('facts.title')}
      </VisuallyHidden>
      <dl className={styles.factList}>
        {facts.map(({ key, icon, values, note, explained }) => (
          <div key={key} className={fact}>
            <dt className={factLabel}>
              <Icon name={icon} />
              {t(`facts.${key}`)}
            </dt>
            <dd className={styles.factValue}>
              {values.map((value) => (
                <span key={value}>
                  {explained ? (
                    <PageLink
                      to={explained.by}
                      className={`${textLink()} ${styles.factExplained}`}
                      data-age-badge={explained.ages}
                    >
                      {value}
                    </PageLink>
                  ) : (
                    value
                  )}
                </span>
              ))}
              {note && <span className={styles.factNote}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
