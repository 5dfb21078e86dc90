/** The travel at a glance: length, places, group, ages, pace, style (TRV-06). */
import { useTranslation } from 'react-i18next';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { TravelPace } from '../../domain/travel-pace.ts';
import { fact, factLabel } from '../ui/fact.css.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import * as styles from './key-facts.css.ts';
import { useAgesFact } from './use-ages-fact.ts';

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
  /** Each in a line of its own. */
  readonly values: readonly string[];
  readonly note?: string | null;
}

export function KeyFacts({ travel, pace }: KeyFactsProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const ages = useAgesFact(travel.ageGroups);
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
      icon: 'mountain',
      values: [t(`pace.${pace.usual}`)],
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
        {facts.map(({ key, icon, values, note }) => (
          <div key={key} className={fact}>
            <dt className={factLabel}>
              <Icon name={icon} />
              {t(`facts.${key}`)}
            </dt>
            <dd className={styles.value}>
              {values.map((value) => (
                <span key={value}>{value}</span>
              ))}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
