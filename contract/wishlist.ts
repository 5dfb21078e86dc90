/**
 * The wishlist of an account (WISH-01, WISH-03, WISH-04). The specification shows no calls, so these are defined here
 * (API-08). Whether something is saved differs by person: it is in no other answer than these, which nobody keeps.
 *
 * What all calls for an account refuse: 401 for no account, 404 for one that is gone.
 */
import { z } from 'zod';
import { CURRENCIES } from '../domain/market.ts';
import { NOTIFICATION_TYPES } from '../domain/notification-type.ts';
import { MAXIMUM_REMOVAL_TEXT, REMOVAL_REASONS, REMOVED_KINDS } from '../domain/removal-reason.ts';
import { answerSchema } from './answer.ts';
import { priceMapSchema, tourSummarySchema, travelCardSchema, travelNameSchema } from './common.ts';

/** The most of an account, tours of all its travels together. */
export const MAXIMUM_SAVED_TRAVELS = 200;
export const MAXIMUM_SAVED_TOURS = 300;
/** In one question, of each kind. */
export const MAXIMUM_STATES = 100;

const travelIdSchema = z.string().min(1).max(100);
const tourCodeSchema = z.string().min(1).max(40);

/** A travel, or with `tourCode` a tour of it. */
export const catalogueItemSchema = z.object({
  travelId: travelIdSchema,
  tourCode: tourCodeSchema.optional(),
});
export type CatalogueItemRequest = z.infer<typeof catalogueItemSchema>;

/** By which the cheapest tour of a card is chosen; the market's own without it. */
export const currencyQuerySchema = z.object({ currency: z.enum(CURRENCIES).optional() });

/**
 * What a saved tour is today: `closed` has not left and takes no requests any more; `withdrawn` is offered no more,
 * by itself or with its travel; `gone` the catalogue does not have.
 */
const SAVED_TOUR_STATES = ['open', 'soldOut', 'closed', 'departed', 'withdrawn', 'gone'] as const;
export type SavedTourState = (typeof SAVED_TOUR_STATES)[number];
export const savedTourStateSchema = z.enum(SAVED_TOUR_STATES);

const savedTourSchema = z.object({
  code: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  priceWhenSaved: priceMapSchema.nullable(),
  state: savedTourStateSchema,
  /** As it is today; null once it is gone. */
  tour: tourSummarySchema.nullable(),
});

/** GET account/wishlist: travels, the one that was saved last first, each with its tours in the same order. */
const savedTravelSchema = z.object({
  travelId: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** Of the tour that the card showed then; null where it showed none. */
  priceWhenSaved: priceMapSchema.nullable(),
  /** As listings show it today; null where it is offered no more. */
  travel: travelCardSchema.nullable(),
  /** Of one that is offered no more, too; null once the catalogue does not have it. */
  name: travelNameSchema.nullable(),
  tours: z.array(savedTourSchema).max(MAXIMUM_SAVED_TOURS),
});
export type SavedTravel = z.infer<typeof savedTravelSchema>;
export const wishlistAnswerSchema = answerSchema(
  z.array(savedTravelSchema).max(MAXIMUM_SAVED_TRAVELS),
);

/** What `extra.problem` of a 409 of account/wishlist/add says. */
export type WishlistProblem = 'tooManyTravels' | 'tooManyTours';

/** POST account/wishlist/remove: what was there, for an undo by account/wishlist/add. */
const removedSchema = z.object({
  isTravelRemoved: z.boolean(),
  tourCodes: z.array(z.string()),
});
export type RemovedFromWishlist = z.infer<typeof removedSchema>;
export const removedFromWishlistAnswerSchema = answerSchema(removedSchema);

/** POST account/wishlist/reason: stored without the person. */
export const removalReasonRequestSchema = z.object({
  kind: z.enum(REMOVED_KINDS),
  reason: z.enum(REMOVAL_REASONS),
  /** Counts beside `other` alone. */
  text: z.string().trim().max(MAXIMUM_REMOVAL_TEXT).default(''),
});
export type RemovalReasonRequest = z.input<typeof removalReasonRequestSchema>;

/** POST account/wishlist/state. */
export const wishlistStateRequestSchema = z.object({
  travelIds: z.array(travelIdSchema).max(MAXIMUM_STATES).default([]),
  tourCodes: z.array(tourCodeSchema).max(MAXIMUM_STATES).default([]),
});
export type WishlistStateRequest = z.input<typeof wishlistStateRequestSchema>;

const wishlistStateSchema = z.object({
  /** Each that was asked for once, in that order; also those that there are not. */
  travels: z.array(
    z.object({
      id: z.string(),
      isWishlisted: z.boolean(),
      /** Saved tours of the travel. */
      wishlistedToursCount: z.int().min(0),
      /** Alerts about the travel itself that are on. */
      alerts: z.array(z.enum(NOTIFICATION_TYPES)),
    }),
  ),
  tours: z.array(
    z.object({
      code: z.string(),
      isWishlisted: z.boolean(),
      alerts: z.array(z.enum(NOTIFICATION_TYPES)),
    }),
  ),
});
export type WishlistState = z.infer<typeof wishlistStateSchema>;
export const wishlistStateAnswerSchema = answerSchema(wishlistStateSchema);

/** GET account/wishlist/ids: all that is saved, and the alerts that are on, for the marks on a page. */
const savedIdsSchema = z.object({
  travelIds: z.array(z.string()).max(MAXIMUM_SAVED_TRAVELS),
  tours: z.array(z.object({ code: z.string(), travelId: z.string() })).max(MAXIMUM_SAVED_TOURS),
  alerts: z.array(
    z.object({
      type: z.enum(NOTIFICATION_TYPES),
      travelId: z.string(),
      /** Null: about the travel. */
      tourCode: z.string().nullable(),
    }),
  ),
});
export type SavedIds = z.infer<typeof savedIdsSchema>;
export const savedIdsAnswerSchema = answerSchema(savedIdsSchema);
