/**
 * The catalogue as the backend holds it: what storage reads and writes, and what the search index is
 * built from. All languages together; `backend/catalogue/presenters.ts` picks the market's.
 */
import type { AgeGroup } from '../../domain/age-group.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import { LANGUAGES, type Language, type TextLocale } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import type { TourGroup } from '../../domain/tour-group.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { Badge, CostCenter, Mood, TravelStyle, TravelType } from '../../domain/vocabulary.ts';
import type {
  TravelFacts,
  TravelWords,
  TravelWordsOverride,
} from '../content-import/travel-content.ts';
import type { CoordinatorContent } from '../content-import/coordinator-content.ts';
import type { ReviewContent } from '../content-import/review-content.ts';
import type { PictureRecord } from '../images/picture.ts';

export interface TravelRecord {
  readonly id: string;
  readonly code: string;
  readonly continent: ContinentCode;
  /** ISO 3166 alpha-3, the main one first. */
  readonly countries: readonly string[];
  readonly coordinatorId: string;
  readonly numberOfDays: number;
  readonly travelType: TravelType;
  readonly travelStyles: readonly TravelStyle[];
  readonly moods: readonly Mood[];
  readonly badges: readonly Badge[];
  readonly costCenter: CostCenter;
  /** 0 to 100. */
  readonly popularity: number;
  readonly privateRoomAvailable: boolean;
  readonly basePrice: PriceMap;
  readonly facts: TravelFacts;
  /** Whether it is offered no more: no listing shows it, and its page answers 410. */
  readonly isWithdrawn: boolean;
  /** The cover first, then the gallery; each with the day of the itinerary that it shows. */
  readonly pictures: readonly (PictureRecord & { readonly day: number | null })[];
  /** Each language that it is published in, and the overrides of the English markets where there are any. */
  readonly words: Readonly<Partial<Record<Language, TravelWords>>> &
    Readonly<Partial<Record<Exclude<TextLocale, Language>, TravelWordsOverride>>>;
}

/** The languages that a travel has words in, its own or those of its fallback: of the markets that show it. */
export function languagesOf({ words }: Pick<TravelRecord, 'words'>): Language[] {
  return LANGUAGES.filter((language) => language in words);
}

export interface TourRecord {
  /** The same as the code for embedded content; a remote backend may tell them apart. */
  readonly id: string;
  /** e.g. `JPN-20270412`. */
  readonly code: string;
  readonly travelId: string;
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
  readonly status: TourStatus;
  readonly maximumSeats: number;
  readonly takenSeats: number;
  readonly freeSeats: number;
  readonly seatsToConfirm: number;
  /** Cents by currency, before and after any discount. */
  readonly basePrice: PriceMap;
  readonly price: PriceMap;
  readonly isDiscounted: boolean;
  /** A code that takes something off the price; null where there is none. */
  readonly promotion: TourPromotion | null;
  readonly ageGroup: AgeGroup;
  /** Whether it is good for who has never travelled like this. */
  readonly isForFirstTimers: boolean;
  readonly group: TourGroup;
  readonly privateRoomAvailable: boolean;
  /** False once withdrawn by the operator: the page answers 410. */
  readonly isWithdrawn: boolean;
  /** Who leads it; null while nobody is named (TRV-10). */
  readonly coordinatorId: string | null;
}

export interface TourPromotion {
  /** What one says to get it, such as `GO50`. */
  readonly code: string;
  /** Cents by currency that it takes off for each person. */
  readonly off: PriceMap;
  /** The last day on which it counts. */
  readonly until: CalendarDate;
}

/** A tour with what history knows of its price. */
export interface PricedTour extends TourRecord {
  /**
   * The lowest price of the 30 days before a discount began, or of the last 30 beside a promotion; null
   * without either. Nothing is `isDiscounted` here whose prior price nobody knows, or that was as cheap
   * before (TRV-15).
   */
  readonly lowestPriceOf30Days: PriceMap | null;
}

/** A price that a tour had from a moment on. */
export interface PriceHistoryRecord {
  readonly tourCode: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly price: PriceMap;
}

export interface CoordinatorRecord extends Omit<CoordinatorContent, 'portrait'> {
  readonly portrait: PictureRecord | null;
}

/** What a traveller said of a travel, in their own language. */
export type ReviewRecord = ReviewContent;

/** What the search index is built from. */
export interface CatalogueSnapshot {
  /** Grows with each change of the catalogue. */
  readonly version: number;
  readonly travels: readonly TravelRecord[];
  readonly tours: readonly PricedTour[];
}
