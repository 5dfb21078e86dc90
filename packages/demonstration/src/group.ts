/** Who travels with a departure, and for whom it is a good start. */
import type { AgeGroup, PersonAgeGroup } from '../../../domain/age-group.ts';
import { stableRandom } from '../../../domain/stable-random.ts';
import { travelPace } from '../../../domain/travel-pace.ts';
import type { TravelType } from '../../../domain/vocabulary.ts';

export interface Group {
  readonly women: number;
  /** Who came without anybody they know. */
  readonly alone: number;
  /** Who travels like this for the first time. */
  readonly firstTimers: number;
  readonly ages: Readonly<Record<PersonAgeGroup, number>>;
}

export interface DepartureOfGroup {
  readonly code: string;
  /** For whom it is. */
  readonly ageGroup: AgeGroup;
}

export interface TravelOfGroup {
  readonly travelType: TravelType;
  readonly days: Parameters<typeof travelPace>[0];
}

const WOMEN_SHARE = 0.56;
const ALONE_SHARE = 0.62;
const NEWCOMERS_SHARE = 0.5;
/** Who of the younger band comes, to departures for each. */
const YOUNGER_SHARE: Readonly<Record<AgeGroup, number>> = { '25-35': 1, '35-49': 0, ALL: 0.5 };
/** Travels that are harder than this are nobody's first. */
const FIRST_TIMERS_PACE = 3;
const FIRST_TIMERS_SHARE = 0.3;

/** Who has a seat. Each seat has its own stableRandom: as seats fill up, nobody who is there leaves. */
export function groupOf({ code, ageGroup }: DepartureOfGroup, takenSeats: number): Group {
  const seats = Array.from({ length: takenSeats }, (_, index) => index + 1);
  const lucky = (what: string, share: number): number =>
    seats.filter((seat) => stableRandom(code, `${what} ${seat}`) < share).length;
  const younger = lucky('younger', YOUNGER_SHARE[ageGroup]);
  return {
    women: lucky('woman', WOMEN_SHARE),
    alone: lucky('alone', ALONE_SHARE),
    firstTimers: lucky('first time', NEWCOMERS_SHARE),
    ages: { '25-35': younger, '35-49': takenSeats - younger },
  };
}

/**
 * Whether the tour is good for who has never travelled like this: some of the travels that are not hard.
 * Nobody begins with an expedition, however little one walks on it.
 */
export function isForFirstTimers(travel: TravelOfGroup, code: string): boolean {
  if (travel.travelType === 'expedition') return false;
  if (stableRandom(code, 'first timers') >= FIRST_TIMERS_SHARE) return false;
  const pace = travelPace(travel.days);
  return pace !== null && Math.max(pace.usual, pace.hardest) <= FIRST_TIMERS_PACE;
}
