/** The travel at a glance: length, places, group, ages, pace, style (TRV-06). */
import { useTranslation } from 'react-i18next';
import { inAgeOrder, type AgeGroup } from '../../domain/age-group.ts';
import type { TravelPace } from '../../domain/travel-pace.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import * as styles from './key-facts.css.ts';

export interface KeyFactsProps {
  readonly travel: {
    readonly numberOfDays: number;
    readonly countryNames: readonly string[];
    readonly groupSize: { readonly min: number; readonly max: number };
    readonly ageGroups: readonly AgeGroup[];
    readonly travelStyles: readonly string[];
  };
  readonly pace: TravelPace | null;
}

interface KeyFact {
  readonly key: string;
  readonly icon: IconName;
  readonly value: string;
  readonly note?: string | null;
}

export function KeyFacts({ travel, pace }: KeyFactsProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const facts: KeyFact[] = [
    {
      key: 'days',
      icon: 'calendar',
      value: t('listing:card.days', { count: travel.numberOfDays }),
    },
    { key: 'where', icon: 'pin', value: travel.countryNames.join(', ') },
    { key: 'group', icon: 'users', value: t('facts.groupValue', travel.groupSize) },
    {
      key: 'ages',
      icon: 'user',
      value: inAgeOrder(travel.ageGroups)
        .map((group) => t(`listing:ages.${group}`))
        .join(' · '),
      note: t('facts.agesNote'),
    },
    {
      key: 'style',
      icon: 'compass',
      value: travel.travelStyles.map((style) => t(`listing:travelStyles.${style}`)).join(', '),
    },
  ];
  if (pace) {
    facts.push({
      key: 'pace',
      icon: 'mountain',
      value: t(`pace.${pace.usual}`),
      note:
        pace.hardest > pace.usual
          ? t('facts.paceHardest', { pace: t(`pace.${pace.hardest}`) })
          : null,
    });
  }
  return (
    <section aria-labelledby="facts-title">
      <VisuallyHidden as="h2" id="facts-title">
        {t('facts.title')}
      </VisuallyHidden>
      <dl className={styles.list}>
        {facts.map(({ key, icon, value, note }) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.label}>
              <Icon name={icon} />
              {t(`facts.${key}`)}
            </dt>
            <dd className={styles.value}>
              {value}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
