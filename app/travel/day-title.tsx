import { useTranslation } from 'react-i18next';
import type { Stage } from '../../contract/travel.ts';
import * as styles from './day-title.css.ts';

/** "Day 3 · Nikko", and what the day is about. */
export function DayTitle({ stage }: { readonly stage: Pick<Stage, 'day' | 'place' | 'title'> }) {
  const { t } = useTranslation('travel');
  return (
    <>
      <span className={styles.place}>
        {`${t('itinerary.day', { day: stage.day })} · ${stage.place}`}
      </span>{' '}
      <span className={styles.title}>{stage.title}</span>
    </>
  );
}
