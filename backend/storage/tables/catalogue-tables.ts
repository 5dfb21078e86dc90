/** Travels, tours and what happened to them. `migrations/0001-catalogue.ts` makes these tables. */
import type { AgeGroup } from '../../../domain/age-group.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { ContinentCode } from '../../../domain/continent.ts';
import type { Language, TextLocale } from '../../../domain/market.ts';
import type { PriceMap } from '../../../domain/money.ts';
import type { TourSeats } from '../../../domain/status-of-seats.ts';
import type { TourStatus } from '../../../domain/tour-status.ts';
import type {
  Badge,
  CostCenter,
  Mood,
  TravelStyle,
  TravelType,
} from '../../../domain/vocabulary.ts';
import type { TourGroup } from '../../../domain/tour-group.ts';
import type { CoordinatorRecord, TourPromotion } from '../../catalogue/records.ts';
import type {
  TravelFacts,
  TravelWords,
  TravelWordsOverride,
} from '../../content-import/travel-content.ts';
import type { TravelRecord } from '../../catalogue/records.ts';
import type { Flag, JsonText } from '../stored-values.ts';

export interface TravelsTable {
  id: string;
  code: string;
  continent: ContinentCode;
  countries: JsonText<readonly string[]>;
  coordinator_id: string;
  number_of_days: number;
  travel_type: TravelType;
  travel_styles: JsonText<readonly TravelStyle[]>;
  moods: JsonText<readonly Mood[]>;
  badges: JsonText<readonly Badge[]>;
  cost_center: CostCenter;
  popularity: number;
  private_room_available: Flag;
  base_price: JsonText<PriceMap>;
  facts: JsonText<TravelFacts>;
  pictures: JsonText<TravelRecord['pictures']>;
  updated_at: number;
  /** When the content was first without it; null while it is offered. */
  withdrawn_at: number | null;
}

export interface TravelTextsTable {
  travel_id: string;
  text_locale: TextLocale;
  /** Null for the overrides of the English markets, which have the English slug. */
  slug: string | null;
  words: JsonText<TravelWords | TravelWordsOverride>;
}

/** Slugs that a travel had before; the present one stands in `travel_texts`. */
export interface TravelSlugsTable {
  language: Language;
  slug: string;
  travel_id: string;
  replaced_at: number;
}

export interface ToursTable {
  code: string;
  id: string;
  travel_id: string;
  starting_date: CalendarDate;
  ending_date: CalendarDate;
  status: TourStatus;
  maximum_seats: number;
  taken_seats: number;
  free_seats: number;
  seats_to_confirm: number;
  base_price: JsonText<PriceMap>;
  price: JsonText<PriceMap>;
  is_discounted: Flag;
  promotion: JsonText<TourPromotion> | null;
  age_group: AgeGroup;
  is_for_first_timers: Flag;
  women: number;
  alone: number;
  first_timers: number;
  ages: JsonText<TourGroup['ages']>;
  private_room_available: Flag;
  is_withdrawn: Flag;
  coordinator_id: string | null;
  updated_at: number;
  /** When anything but its seats and who has them was last another. */
  offer_changed_at: number;
}

/** Seats that requests have taken, beside those that the content says. Migration 0037 makes this table. */
export interface TourBookingsTable {
  tour_code: string;
  seats: number;
  /** The tour's seats without these. */
  unbooked: JsonText<Omit<TourSeats, 'maximumSeats'>>;
}

export interface TourPricesTable {
  tour_code: string;
  since: number;
  price: JsonText<PriceMap>;
}

/** What a change record compares: everything that a notification may be about (NTFY-03). */
export interface TourState {
  readonly status: TourStatus;
  readonly price: PriceMap;
  readonly takenSeats: number;
  readonly freeSeats: number;
  readonly seatsToConfirm: number;
  readonly isWithdrawn: boolean;
}

export interface TourChangesTable {
  id: string;
  tour_code: string;
  changed_at: number;
  before: JsonText<TourState>;
  after: JsonText<TourState>;
  /** When its notifications were queued, in the same transaction; null until then. */
  handled_at: number | null;
}

export interface CoordinatorsTable {
  id: string;
  content: JsonText<CoordinatorRecord>;
  updated_at: number;
}

export interface ReviewsTable {
  travel_id: string;
  position: number;
  stars: number;
  language: Language;
  name: string;
  /** Month of the journey, such as `2026-05`. */
  travelled: string;
  text: string;
}

/** One row. */
export interface CatalogueVersionTable {
  id: 1;
  version: number;
  changed_at: number;
}
