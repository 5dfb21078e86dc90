/** Who travels with a departure, and for whom it is a good start. */
import { luck } from '../../../domain/luck.ts';
import { travelPace } from '../../../domain/travel-pace.ts';
import type { TravelType } from '../../../domain/vocabulary.ts';

export interface Group {
  readonly women: number;
  /** Who came without anybody they know. */
  readonly alone: number;
}

export interface TravelOfGroup {
  readonly travelType: TravelType;
  readonly days: Parameters<typeof travelPace>[0];
}

const WOMEN_SHARE = 0.56;
const ALONE_SHARE = 0.62;
/** Travels that are harder than this are nobody's first. */
const FIRST_TIMERS_PACE = 3;
const FIRST_TIMERS_SHARE = 0.3;

/** Who has a seat. Each seat has its own luck: as seats fill up, nobody who is there leaves. */
export function groupOf(code: string, takenSeats: number): Group {
  let women = 0;
  let alone = 0;
  for (let seat = 1; seat <= takenSeats; seat += 1) {
    if (luck(code, `woman ${seat}`) < WOMEN_SHARE) women += 1;
    if (luck(code, `alone ${seat}`) < ALONE_SHARE) alone += 1;
  }
  return { women, alone };
}

/**
 * Whether the tour is good for who has never travelled like this: some of the travels that are not hard.
 * Nobody begins with an expedition, however little one walks on it.
 */
export function isForFirstTimers(travel: TravelOfGroup, code: string): boolean {
  if (travel.travelType === 'expedition') return false;
  if (luck(code, 'first timers') >= FIRST_TIMERS_SHARE) return false;
  const pace = travelPace(travel.days);
  return pace !== null && Math.max(pace.usual, pace.hardest) <= FIRST_TIMERS_PACE;
}
