/** Lists of cards: tours under their months (RES-07), travels in one grid. */
import { formatMonth } from '../../domain/date-format.ts';
import type { Sort } from '../../domain/sort.ts';
import { useSite } from '../i18n/site.ts';
import { cardPlace } from '../images/picture-places.ts';
import type { TourCardData, TravelCardData } from './card-data.ts';
import { TourCard, TravelCard } from './cards.tsx';
import * as styles from './listing-groups.css.ts';
import { groupByMonth } from './month-groups.ts';

/** Level of the heading that the list stands under; its own headings follow it. */
type ParentLevel = 1 | 2;

interface ListPlace {
  /** Whether the first card is on the first screen, so that its picture is fetched at once. */
  readonly isFirstSeen?: boolean;
  /** Whether the list stands beside filters. */
  readonly isBesideFilters?: boolean;
}

export interface TourGroupsProps extends ListPlace {
  readonly tours: readonly TourCardData[];
  /** Absent: by date. */
  readonly sort?: Sort;
  readonly under?: ParentLevel;
}

/** Tours under the months that they start in, or in one grid where another sort rules (RES-07). */
export function TourGroups({
  tours,
  sort,
  under = 2,
  isFirstSeen = false,
  isBesideFilters,
}: TourGroupsProps) {
  const { market } = useSite();
  const MonthHeading = under === 1 ? 'h2' : 'h3';
  return groupByMonth(tours, sort).map(({ month, tours: ofGroup }, index) => (
    <section key={month ?? 'all'} className={styles.group}>
      {month && <MonthHeading className={styles.month}>{formatMonth(month, market)}</MonthHeading>}
      <TourGrid
        tours={ofGroup}
        under={month ? next(under) : under}
        isFirstSeen={isFirstSeen && index === 0}
        isBesideFilters={isBesideFilters}
      />
    </section>
  ));
}

interface TourGridProps extends ListPlace {
  readonly tours: readonly TourCardData[];
  readonly under?: ParentLevel | 3;
}

/** Tours in the order given, for a selection too short for months. */
export function TourGrid({
  tours,
  under = 2,
  isFirstSeen = false,
  isBesideFilters,
}: TourGridProps) {
  const place = cardPlace(tours.length, isBesideFilters);
  return (
    <ul className={styles.grid}>
      {tours.map((tour, index) => (
        <TourCard
          key={tour.code}
          as="li"
          tour={tour}
          headingAs={CARD_HEADINGS[under]}
          picture={{ place, priority: isFirstSeen && index === 0 }}
        />
      ))}
    </ul>
  );
}

export interface TravelGridProps extends ListPlace {
  readonly travels: readonly TravelCardData[];
  /** A line for each travel, such as why it is listed. */
  readonly notes?: readonly (string | null)[];
  /** What a travel has to have as its id, by its place in the list. */
  readonly idOf?: (index: number) => string | undefined;
  readonly under?: ParentLevel | 3;
}

export function TravelGrid({
  travels,
  notes = [],
  idOf,
  under = 2,
  isFirstSeen = false,
  isBesideFilters,
}: TravelGridProps) {
  const place = cardPlace(travels.length, isBesideFilters);
  return (
    <ul className={styles.grid}>
      {travels.map((travel, index) => (
        <TravelCard
          key={travel.slug}
          as="li"
          travel={travel}
          note={notes[index]}
          id={idOf?.(index)}
          headingAs={CARD_HEADINGS[under]}
          picture={{ place, priority: isFirstSeen && index === 0 }}
        />
      ))}
    </ul>
  );
}

const CARD_HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

function next(level: ParentLevel): 2 | 3 {
  return level === 1 ? 2 : 3;
}
