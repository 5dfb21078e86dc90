/** GET travels/{slug}, GET tours/{code}, GET coordinators, GET coordinators/{id}. */
import { Hono } from 'hono';
import { todayIn } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import type { Market } from '../../domain/market.ts';
import { namedBy } from '../../domain/rota.ts';
import { isFuture, isOpenStatus, canBeAskedFor } from '../../domain/tour-status.ts';
import type {
  Alternative,
  CoordinatorDetail,
  ListedCoordinator,
  TourDetail,
  TravelWithRelated,
  RelatedTravel,
} from '../../contract/travel.ts';
import { departuresQuerySchema } from '../../contract/travel.ts';
import { whoLeads } from '../catalogue/led-tours.ts';
import { pastRunsOf } from '../catalogue/past-runs.ts';
import {
  presentCoordinator,
  presentTour,
  type TourTerms,
  presentTravelDetail,
  presentTravelName,
  presentTravel,
} from '../catalogue/presenters.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { findCoordinator, listCoordinators } from '../storage/queries/coordinators.ts';
import { listReviewsOf } from '../storage/queries/reviews.ts';
import { findTravelIdBySlug } from '../storage/queries/travels.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';
import { oncePerVersion } from './once-per-version.ts';
import { saidReviewsOf } from './said-reviews.ts';
import { nearnessOf } from '../catalogue/nearness.ts';
import { relatedTravels } from '../catalogue/related-travels.ts';
import { presentTourCards } from './listing-calls.ts';
import { listingContext, tourTerms } from './listing-context.ts';

/** Of the travels whose tours one coordinator leads. */
const MOST_REVIEWS = 6;

export function travelCalls(parts: BackendParts): Hono {
  const app = new Hono();

  /** What is offered: sold-out tours too, for the calendar; none that closed or was withdrawn. */
  const offeredTours = (tours: readonly PricedTour[], market: Market): readonly PricedTour[] => {
    const today = todayIn(market.timeZone, parts.now());
    return tours.filter(
      (tour) => takesRequests(tour, today, parts.closingDays) && !tour.isWithdrawn,
    );
  };
  const coordinatorOf = oncePerVersion(parts.catalogue, (id: string) =>
    findCoordinator(parts.storage.db, id),
  );
  const reviewsOf = oncePerVersion(parts.catalogue, (travelId: string) =>
    listReviewsOf(parts.storage.db, travelId),
  );
  const travelDetail = async (travel: TravelRecord, market: Market, terms: TourTerms) => {
    const all = parts.catalogue(market).view.listToursOf(travel.id);
    const offered = offeredTours(all, market);
    const { people, leads } = whoLeads(travel.facts, offered);
    const [coordinators, reviews, countryPaths] = await Promise.all([
      Promise.all(people.map(coordinatorOf)),
      reviewsOf(travel.id),
      parts.countryPathsOf(market.id),
    ]);
    const pastRuns = pastRunsOf({
      travel,
      tours: all,
      hasReviews: reviews.length > 0,
      today: todayIn(market.timeZone, parts.now()),
    });
    const tours = offered.map((tour) => presentTour(tour, terms));
    return presentTravelDetail(
      { travel, coordinators, leads, reviews, pastRuns, countryPaths, tours },
      market,
    );
  };

  /** What is offered of the tours that a coordinator leads, by date; sold-out ones too. */
  const ledTours = (coordinatorId: string, market: Market) => {
    const { view } = parts.catalogue(market);
    return offeredTours(view.listToursLedBy(coordinatorId), market).flatMap((tour) => {
      const travel = view.findTravel(tour.travelId);
      return travel ? [{ tour, travel }] : [];
    });
  };

  const findTravelBySlug = async (slug: string, market: Market): Promise<TravelRecord | null> => {
    const { view } = parts.catalogue(market);
    const travel = view.findTravelBySlug(market.language, slug);
    if (travel) return travel;
    // Slugs that the content replaced without listing them as old ones: storage remembers.
    const id = await findTravelIdBySlug(parts.storage.db, market.language, slug);
    return id === null ? null : view.findTravel(id);
  };

  app.get('/travels/:slug', async (context) => {
    const market = marketOfCall(context);
    const slug = context.req.param('slug');
    const travel = await findTravelBySlug(slug, market);
    if (!travel) throw new ApiError('NOT_FOUND', 'There is no travel with this slug');
    if (travel.isWithdrawn) {
      const alternatives = alternativesTo(
        travel,
        parts.catalogue(market).index.snapshot.travels,
      ).map((other) => alternativeOf(other, market));
      throw new ApiError('GONE', 'The travel is no longer offered', { extra: { alternatives } });
    }
    const { region } = queryOfCall(context, departuresQuerySchema);
    const terms = await tourTerms(parts, market, region);
    const [detail, related] = await Promise.all([
      travelDetail(travel, market, terms),
      relatedCards(parts, travel, market),
    ]);
    const data: TravelWithRelated = { ...detail, related };
    return context.json({ response: 'success', data });
  });

  /** The travel that a tour's code begins with, for a tour that it does not have; empty for none. */
  const ofTheCode = (tourCode: string, market: Market): readonly Alternative[] => {
    const travelCode = tourCode.split('-', 1)[0]?.toUpperCase();
    return parts
      .catalogue(market)
      .index.snapshot.travels.filter(({ code, isWithdrawn }) => code === travelCode && !isWithdrawn)
      .slice(0, 1)
      .map((travel) => alternativeOf(travel, market));
  };

  app.get('/tours/:code', async (context) => {
    const market = marketOfCall(context);
    const { view } = parts.catalogue(market);
    const tour = view.findTour(context.req.param('code'));
    const travel = tour && view.findTravel(tour.travelId);
    if (!tour || !travel) {
      throw new ApiError('NOT_FOUND', 'There is no tour with this code', {
        extra: { alternatives: ofTheCode(context.req.param('code'), market) },
      });
    }
    const today = todayIn(market.timeZone, parts.now());
    const others = offeredTours(view.listToursOf(travel.id), market).filter(
      ({ code }) => code !== tour.code,
    );
    const previousTour = others.findLast(({ startingDate }) => startingDate < tour.startingDate);
    const nextTour = others.find(({ startingDate }) => startingDate >= tour.startingDate);
    const { region } = queryOfCall(context, departuresQuerySchema);
    const terms = await tourTerms(parts, market, region);
    const present = (one: PricedTour) => presentTour(one, terms);
    const [detail, coordinator] = await Promise.all([
      travelDetail(travel, market, terms),
      tour.coordinatorId === null ? null : coordinatorOf(tour.coordinatorId),
    ]);
    const named = namedBy(tour.startingDate);
    const data: TourDetail = {
      ...present(tour),
      isAvailable: isFuture(tour, today) && !tour.isWithdrawn,
      groupSize: travel.facts.groupSize,
      takenSeats: tour.takenSeats,
      travel: detail,
      coordinator: coordinator && presentCoordinator(coordinator, market),
      coordinatorNamedBy: !coordinator && named > today ? named : null,
      previousTour: previousTour ? present(previousTour) : null,
      nextTour: nextTour ? present(nextTour) : null,
    };
    return context.json({ response: 'success', data });
  });

  app.get('/coordinators', async (context) => {
    const market = marketOfCall(context);
    const byName = new Intl.Collator(market.languageTag);
    const data = (await listCoordinators(parts.storage.db))
      .map((coordinator) => ({
        ...presentCoordinator(coordinator, market),
        led: summaryOfLed(ledTours(coordinator.id, market)),
      }))
      .sort(
        (a, b) =>
          byName.compare(a.firstName, b.firstName) || byName.compare(a.lastName, b.lastName),
      );
    return context.json({ response: 'success', data });
  });

  app.get('/coordinators/:id', async (context) => {
    const market = marketOfCall(context);
    const coordinator = await findCoordinator(parts.storage.db, context.req.param('id'));
    if (!coordinator) throw new ApiError('NOT_FOUND', 'There is no coordinator with this id');
    const led = ledTours(coordinator.id, market);
    const terms = await tourTerms(parts, market);
    const tours = presentTourCards(led, market, terms);
    // Of the travels alone whose pages name them too: what they led once, others lead by now.
    const travels = [...new Set(led.map(({ travel }) => travel))];
    const said = await saidReviewsOf(parts.storage.db, travels, { market, most: MOST_REVIEWS });
    const data: CoordinatorDetail = {
      ...presentCoordinator(coordinator, market),
      tours,
      ...said,
    };
    return context.json({ response: 'success', data });
  });

  return app;
}

function alternativeOf(travel: TravelRecord, market: Market): Alternative {
  return presentTravelName(travel, market);
}

/** Those that one can join: the departures of RES-10. */
function summaryOfLed(led: readonly { readonly tour: PricedTour }[]): ListedCoordinator['led'] {
  const open = led.filter(({ tour }) => isOpenStatus(tour.status));
  return { count: open.length, firstDay: open[0]?.tour.startingDate ?? null };
}

const MOST_ALTERNATIVES = 3;

/**
 * What to look at instead of a travel that is gone: those that share a country, then those of its
 * continent, then the others, each by popularity.
 */
export function alternativesTo(
  gone: TravelRecord,
  travels: readonly TravelRecord[],
): readonly TravelRecord[] {
  return travels
    .filter((travel) => !travel.isWithdrawn)
    .sort((a, b) => nearnessOf(gone, b) - nearnessOf(gone, a) || b.popularity - a.popularity)
    .slice(0, MOST_ALTERNATIVES);
}

/**
 * The travels that are like one, in the words of a market, each with the price and the number of
 * departures that listings give it (TRV-06).
 *
 * @throws ApiError before any content was imported
 */
async function relatedCards(
  parts: BackendParts,
  travel: TravelRecord,
  market: Market,
): Promise<RelatedTravel[]> {
  const context = await listingContext(parts, market);
  const { index, view } = parts.catalogue(market);
  const isOffered = (tour: PricedTour) =>
    !tour.isWithdrawn &&
    takesRequests(tour, context.today, context.closingDays) &&
    canBeAskedFor(tour);
  const related = relatedTravels(travel, index.snapshot.travels, ({ id }) =>
    view.listToursOf(id).some(isOffered),
  );
  if (related.length === 0) return [];
  const { hits } = index.listTravels({ travelId: related.map(({ id }) => id) }, context);
  return related.flatMap((other) => {
    const hit = hits.find(({ travel: { id } }) => id === other.id);
    if (!hit?.bestTour) return [];
    const { slug, title, writtenIn, numberOfDays, image } = presentTravel(other, market);
    const bestTour = presentTour(hit.bestTour, context);
    const words = { slug, title, ...(writtenIn && { writtenIn }) };
    const { isLowestPrice } = hit;
    return [{ ...words, numberOfDays, image, isLowestPrice, bestTour }];
  });
}
