/** A day of the itinerary: its title, and below it what happens, how one gets there, meals, effort. */
import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import type { Stage } from '../../contract/travel.ts';
import type { Transport } from '../../domain/vocabulary.ts';
import { ContentImage } from '../images/content-image.tsx';
import { iconBefore } from '../ui/icon-before/icon-before.css.ts';
import type { IconBefore } from '../ui/icon-before/icon-before.ts';
import { Prose } from '../ui/prose/prose.tsx';
import { useMeasures, useWay } from './facts-in-words.ts';
import * as styles from './stage.css.ts';
import { useTextsLanguage } from './texts-language.tsx';
import type { ShownStage } from './travel-view.server.ts';

/** "Day 3 · Nikko", and what the day is about. */
export function DayTitle({ stage }: { readonly stage: Pick<Stage, 'day' | 'place' | 'title'> }) {
  const { t } = useTranslation('travel');
  const lang = useTextsLanguage();
  return (
    <>
      <span className={styles.place}>
        {`${t('itinerary.day', { day: stage.day })} · ${stage.place}`}
      </span>{' '}
      <span className={styles.title} lang={lang}>
        {stage.title}
      </span>
    </>
  );
}

const TRANSPORT_ICONS: Readonly<Record<Exclude<Transport, 'none'>, IconBefore>> = {
  walk: 'walk',
  train: 'train',
  bus: 'bus',
  minivan: 'car',
  '4x4': 'car',
  boat: 'boat',
  'boat-and-minivan': 'boat',
  flight: 'plane',
  'cable-car': 'cable-car',
};

interface StageFact {
  readonly key: string;
  readonly icon: IconBefore;
  readonly text: string;
}

interface StageBodyProps {
  readonly stage: ShownStage;
  /** What the day looks like, where the travel has a picture of it. */
  readonly picture?: Image;
  readonly picturePlace?: 'dayOfTravel' | 'dayOfItinerary';
}

/** A day of the itinerary below its title: what happens, how one gets there, meals, effort. */
export function StageBody({ stage, picture, picturePlace = 'dayOfTravel' }: StageBodyProps) {
  const facts = useStageFacts(stage);
  return (
    <div className={picture ? styles.bodyWithPicture : styles.body}>
      {picture && (
        <div className={styles.picture}>
          <ContentImage image={picture} place={picturePlace} shape="card" />
        </div>
      )}
      <div className={styles.text}>
        <Prose html={stage.textHtml} lang={useTextsLanguage()} />
      </div>
      <ul className={styles.facts}>
        {facts.map(({ key, icon, text }) => (
          <li key={key} className={iconBefore[icon]}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Below it nobody feels the altitude, and it is left out. */
const TOLD_FROM_M = 1_500;

function useStageFacts(stage: ShownStage): readonly StageFact[] {
  const { t } = useTranslation('travel');
  const wayOf = useWay();
  const { height } = useMeasures();
  const { transport, onFoot, altitudeM, highestPointM, meals, pace } = stage;
  const way = wayOf(stage);
  const facts: StageFact[] = [];
  if (transport !== 'none' && way) {
    facts.push({ key: 'way', icon: TRANSPORT_ICONS[transport], text: way });
  }
  const walk = onFoot && wayOf({ transport: 'walk', ...onFoot });
  if (walk) facts.push({ key: 'on-foot', icon: TRANSPORT_ICONS.walk, text: walk });
  if (highestPointM !== undefined) {
    facts.push({
      key: 'highest-point',
      icon: 'mountain',
      text: height('stage.highestPoint', highestPointM),
    });
  }
  // What has no bed is where the day ends, and no night's altitude.
  if (altitudeM >= TOLD_FROM_M) {
    facts.push(
      stage.hasBed
        ? { key: 'night', icon: 'bed', text: height('stage.night', altitudeM) }
        : { key: 'ends', icon: 'mountain', text: height('stage.ends', altitudeM) },
    );
  }
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
