/**
 * What the site under test is made of: the content folder, and today's departures by the same rule that
 * fills the demonstration. So tests name real pages and texts, whatever the day and whatever the content.
 */
import { departuresOf } from '../../backend/catalogue/departure-rule.ts';
import { withLeaders } from '../../backend/catalogue/led-tours.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { TourRecord, TravelRecord } from '../../backend/catalogue/records.ts';
import { departureDay } from '../../backend/content-import/import-outcome.ts';
import { CONTENT } from './delivered-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import type { TravelWords } from '../../backend/content-import/travel-content.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';

const TODAY = departureDay(Date.now());
/** Away from today by this much, a tour is past or future in every market's time zone, all test long. */
const SAFE_DAYS = 3;

const MADE = CONTENT.travels.map(({ facts }) => ({
  facts,
  tours: departuresOf(facts, TODAY, DEMONSTRATION),
}));
const TOURS: readonly TourRecord[] = withLeaders(MADE, new Map(), TODAY)
  .flat()
  .toSorted((a, b) => compare(a.startingDate, b.startingDate) || compare(a.code, b.code));

/** By default; those that start sooner are not offered (`domain/closing-time.ts`). */
const CLOSING_DAYS = 3;

/** The first departure on offer that fits; null where the catalogue has none today. */
export function findComingTour(fits: (tour: TourRecord) => boolean): TourRecord | null {
  const from = addDays(TODAY, SAFE_DAYS + CLOSING_DAYS);
  return TOURS.find((tour) => tour.startingDate > from && !tour.isWithdrawn && fits(tour)) ?? null;
}

/**
 * The last departure that every market has left behind.
 * @throws Error when there is none: the rule reaches 45 days back, so a season would have to be empty
 */
export function departedTour(): TourRecord {
  const until = addDays(TODAY, -SAFE_DAYS);
  const tour = TOURS.findLast(({ startingDate }) => startingDate < until);
  if (!tour) throw new Error('No departure of the last weeks');
  return tour;
}

/** @throws Error for an id that no travel has: a mistake in a test. */
export function travelOfId(id: string): TravelRecord {
  const travel = CONTENT.travels.find((each) => each.id === id);
  if (!travel) throw new Error(`There is no travel ${id} in the content`);
  return travel;
}

/** The travel's words in a market, with what the English markets say otherwise. */
export function travelWords(travel: TravelRecord, marketId: MarketId): TravelWords {
  return wordsOf(travel, MARKETS[marketId]);
}

/** The first menu of the header that unfolds, and the first page in it. */
export function unfoldingMenu(marketId: MarketId): {
  readonly label: string;
  readonly link: string;
} {
  const { menu } = CONTENT.layouts[MARKETS[marketId].textLocale].header;
  const unfolding = menu.find(({ children = [] }) => children.length > 0);
  const link = unfolding?.children?.[0];
  if (!unfolding || !link) throw new Error('No menu of the header unfolds');
  return { label: unfolding.label, link: link.label };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
