/** What is known of those who have a seat (TRV-08): how many, and who they are, in counts. */
import { useTranslation } from 'react-i18next';

export interface TakenSeats {
  readonly taken: number;
  readonly women: number;
  /** Who came without anybody they know. */
  readonly alone: number;
}

/** Says of a count only what is more than nothing. */
export function useGroupNote(): (seats: TakenSeats) => string {
  const { t } = useTranslation('travel');
  return ({ taken, women, alone }) => {
    if (taken === 0) return t('tour.noneTaken');
    const parts = [
      women > 0 && t('tour.women', { count: women }),
      alone > 0 && t('tour.alone', { count: alone }),
    ].filter((part) => part !== false);
    const note = t('tour.taken', { count: taken });
    return parts.length > 0 ? `${note} ${t('tour.among', { who: parts.join(', ') })}` : note;
  };
}
