/** GET travels/{slug}, GET tours/{code}, GET coordinators/{id}. */
import { Hono } from 'hono';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { isFuture } from '../../domain/tour-status.ts';
import type { CoordinatorDetail, TourDetail } from '../../contract/travel.ts';
import {
  presentCoordinator,
  presentTour,
  presentTourCard,
  presentTravelDetail,
} from '../catalogue/presenters.ts';
import type { TourRecord, TravelRecord } from '../catalogue/records.ts';
import { lowestPriceOf30Days } from '../catalogue/prior-price.ts';
import { findCoordinator } from '../storage/queries/coordinators.ts';
import { listPriceHistory } from '../storage/queries/tours.ts';
import { findTravelIdBySlug } from '../storage/queries/travels.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall } from './call-input.ts';

export function travelCalls(parts: BackendParts): Hono {
  const app = new Hono();

  const openTours = (tours: readonly TourRecord[], market: Market): readonly TourRecord[] => {
    const today = todayIn(market.timeZone, parts.now());
    return tours.filter((tour) => isFuture(tour, today) && !tour.isWithdrawn);
  };
  const travelDetail = async (travel: TravelRecord, market: Market) => {
    const coordinator = await findCoordinator(parts.storage.db, travel.coordinatorId);
    const tours = openTours(parts.catalogue().view.listToursOf(travel.id), market);
    return presentTravelDetail(travel, coordinator, tours, market);
  };

  const findTravelBySlug = async (slug: string, market: Market): Promise<TravelRecord | null> => {
    const { view } = parts.catalogue();
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
    return context.json({ response: 'success', data: await travelDetail(travel, market) });
  });

  app.get('/tours/:code', async (context) => {
    const market = marketOfCall(context);
    const { view } = parts.catalogue();
    const tour = view.findTour(context.req.param('code'));
    const travel = tour && view.findTravel(tour.travelId);
    if (!tour || !travel) throw new ApiError('NOT_FOUND', 'There is no tour with this code');
    const today = todayIn(market.timeZone, parts.now());
    const others = openTours(view.listToursOf(travel.id), market).filter(
      ({ code }) => code !== tour.code,
    );
    const previousTour = others.findLast(({ startingDate }) => startingDate < tour.startingDate);
    const nextTour = others.find(({ startingDate }) => startingDate >= tour.startingDate);
    const data: TourDetail = {
      ...presentTour(tour),
      isAvailable: isFuture(tour, today) && !tour.isWithdrawn,
      groupSize: travel.facts.groupSize,
      takenSeats: tour.takenSeats,
      lowestPriceOf30Days: tour.isDiscounted
        ? lowestPriceOf30Days(await listPriceHistory(parts.storage.db, tour.code), parts.now())
        : null,
      travel: await travelDetail(travel, market),
      previousTour: previousTour ? presentTour(previousTour) : null,
      nextTour: nextTour ? presentTour(nextTour) : null,
    };
    return context.json({ response: 'success', data });
  });

  app.get('/coordinators/:id', async (context) => {
    const market = marketOfCall(context);
    const coordinator = await findCoordinator(parts.storage.db, context.req.param('id'));
    if (!coordinator) throw new ApiError('NOT_FOUND', 'There is no coordinator with this id');
    const { view } = parts.catalogue();
    const tours = view
      .listTravelsOf(coordinator.id)
      .flatMap((travel) =>
        openTours(view.listToursOf(travel.id), market).map((tour) =>
          presentTourCard(tour, travel, market),
        ),
      )
      .sort((a, b) => a.startingDate.localeCompare(b.startingDate) || a.code.localeCompare(b.code));
    const data: CoordinatorDetail = { ...presentCoordinator(coordinator, market), tours };
    return context.json({ response: 'success', data });
  });

  return app;
}
