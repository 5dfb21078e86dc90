import type { PersonAgeGroup } from './age-group.ts';

/**
 * What is known of those who have a seat; each number is at most `takenSeats`, and so are all ages together. Only
 * who is logged in is told of it (TRV-08).
 */
export interface TourGroup {
  readonly women: number;
  /** Who came without anybody they know. */
  readonly alone: number;
  /** Who travels like this for the first time. */
  readonly firstTimers: number;
  readonly ages: Readonly<Record<PersonAgeGroup, number>>;
}

export const NOBODY_KNOWN: TourGroup = {
  women: 0,
  alone: 0,
  firstTimers: 0,
  ages: { '25-35': 0, '35-49': 0 },
};
