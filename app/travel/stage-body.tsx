/** A day of the itinerary below its title: what happens, how one gets there, meals, effort. */
import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import type { Stage } from '../../contract/travel.ts';
import type { Transport } from '../../domain/vocabulary.ts';
import { useSite } from '../i18n/site.ts';
import { ContentImage } from '../images/content-image.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import * as styles from './stage-body.css.ts';

const TRANSPORT_ICONS: Readonly<Record<Exclude<Transport, 'none'>, IconName>> = {
  walk: 'walk',
  train: 'train',
  bus: 'bus',
  minivan: 'car',
  '4x4': 'car',
  boat: 'boat',
  flight: 'plane',
  'cable-car': 'cable-car',
};

interface StageFact {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
}

export interface StageBodyProps {
  readonly stage: Stage;
  /** What the day looks like, where the travel has a picture of it. */
  readonly picture?: Image;
}

export function StageBody({ stage, picture }: StageBodyProps) {
  const facts = useStageFacts(stage);
  return (
    <div className={picture ? styles.bodyWithPicture : styles.body}>
      {picture && (
        <div className={styles.picture}>
          <ContentImage
            image={picture}
            shape="card"
            sizes="(min-width: 768px) 240px, 92vw"
            upTo={960}
          />
        </div>
      )}
      <p className={styles.text}>{stage.text}</p>
      <ul className={styles.facts}>
        {facts.map(({ key, icon, text }) => (
          <li key={key} className={styles.fact}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useStageFacts(stage: Stage): readonly StageFact[] {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { transport, distanceKm, travelHours, altitudeM, meals, pace } = stage;
  const numberOf = (value: number) => formatNumber(value, market.languageTag);
  const facts: StageFact[] = [];
  if (transport !== 'none') {
    const way = [
      t(`transport.${transport}`),
      distanceKm > 0 ? t('stage.distance', { km: numberOf(distanceKm) }) : null,
      travelHours > 0 ? t('stage.hours', { hours: numberOf(travelHours) }) : null,
    ];
    facts.push({
      key: 'way',
      icon: TRANSPORT_ICONS[transport],
      text: way.filter((part) => part !== null).join(' · '),
    });
  }
  facts.push({
    key: 'altitude',
    icon: 'mountain',
    text: t('stage.altitude', { metres: numberOf(altitudeM) }),
  });
  facts.push({
    key: 'meals',
    icon: 'meal',
    text:
      meals.length > 0
        ? t('stage.meals', { meals: meals.map((meal) => t(`meal.${meal}`)).join(', ') })
        : t('stage.noMeals'),
  });
  facts.push({ key: 'pace', icon: 'walk', text: t('stage.pace', { pace: t(`pace.${pace}`) }) });
  return facts;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter.format(value);
}
