/** Shapes that several calls share. */
import { z } from 'zod';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { LANGUAGES } from '../domain/market.ts';
import { TOUR_STATUSES } from '../domain/tour-status.ts';
import { imageSchema } from './image.ts';

/** Amounts in cents by currency iso code. */
export const priceMapSchema = z.object({
  EUR: z.int().optional(),
  GBP: z.int().optional(),
  USD: z.int().optional(),
});

export const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A slug for each language that has one. */
export const slugsSchema = z.partialRecord(z.enum(LANGUAGES), z.string());

export const promotionSchema = z.object({
  code: z.string(),
  /** What it takes off for each person, in cents. */
  off: priceMapSchema,
  /** The last day on which it counts. */
  until: daySchema,
  /** The lowest price of the last 30 days, without any code; null where nobody knows (TRV-15). */
  lowestPriceOf30Days: priceMapSchema.nullable().default(null),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** The merchant and the product of a rating, as the service that collects the reviews calls them (TRV-11). */
export const reviewServiceSchema = z.object({
  merchantId: z.string().min(1),
  productName: z.string().min(1).nullable().default(null),
  sku: z.string().min(1).nullable().default(null),
});
export type ReviewService = z.infer<typeof reviewServiceSchema>;

/** What a card shows of a tour's price, dates and state. */
export const tourSummarySchema = z.object({
  id: z.string(),
  code: z.string(),
  startingDate: daySchema,
  endingDate: daySchema,
  /** The market's last day on which a seat can be asked for online, that day included (TRV-02). */
  lastRequestDay: daySchema,
  salesStatus: z.enum(TOUR_STATUSES),
  freeSeats: z.int(),
  seatsToConfirm: z.int(),
  basePrice: priceMapSchema,
  price: priceMapSchema,
  discounted: z.boolean(),
  /**
   * The lowest price of the 30 days before a discount, or since the tour was on sale where that is
   * less; null without a discount. Discounts are measured from it (TRV-15).
   */
  lowestPriceOf30Days: priceMapSchema.nullable(),
  /** A code that takes something off the price of a tour that can be booked; null where there is none. */
  promotion: promotionSchema.nullable().default(null),
  ageBadge: z.enum(AGE_GROUPS),
  /** Whether it is good for who has never travelled like this. */
  isForFirstTimers: z.boolean().default(false),
  isNoSharingRoomAvailable: z.boolean(),
  /** Days of leave that it takes, by the public holidays of market and region; null where nobody says. */
  leaveDays: z.int().min(0).nullable().default(null),
});
export type TourSummary = z.infer<typeof tourSummarySchema>;

/** What a card shows of a travel. */
export const travelSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The language of the texts, where it is not the market's. */
  writtenIn: z.enum(LANGUAGES).optional(),
  destinationLabel: z.string(),
  summary: z.string(),
  numberOfDays: z.int(),
  continent: z.enum(CONTINENT_CODES),
  /** ISO 3166 alpha-3, the main one first. */
  countries: z.array(z.string()),
  /** The cover. */
  image: imageSchema,
  travelStyles: z.array(z.string()),
  moods: z.array(z.string()),
  badges: z.array(z.string()),
});
export type TravelSummary = z.infer<typeof travelSummarySchema>;

/** What leads to a travel, in the market's words. */
export const travelNameSchema = z.object({ slug: z.string(), title: z.string() });
export type TravelName = z.infer<typeof travelNameSchema>;

/** A tour as listings show it. */
export const tourCardSchema = tourSummarySchema.extend({ travel: travelSummarySchema });
export type TourCard = z.infer<typeof tourCardSchema>;

/** A travel as listings show it. */
export const travelCardSchema = travelSummarySchema.extend({
  /**
   * Whose price and date the card gives: the cheapest tour that fits and can still be cancelled free of charge, else the
   * cheapest bookable one, else one on request. One that leaves in 6 to 26 weeks comes first at nearly the same price.
   */
  bestTour: tourSummarySchema.nullable(),
  /** Open tours that fit the filters: not sold out, not closed; those on request count (RES-10). */
  toursCount: z.int(),
  /** Whether several fit and none that can be booked costs less than the best: the card says "from". */
  isLowestPrice: z.boolean(),
  coordinator: z.object({ name: z.string(), city: z.string() }).nullable(),
});
export type TravelCard = z.infer<typeof travelCardSchema>;
