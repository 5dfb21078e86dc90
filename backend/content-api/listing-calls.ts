/** POST tours, travels, travels/paginated, GET travels/top-sellers (§7); promotions; counts and relaxations (RES-08). */
import { Hono } from 'hono';
import { filtersSchema, type Filters } from '../../contract/filters.ts';
import {
  topSellersQuerySchema,
  type TopSellersAnswer,
  type ToursAnswer,
  type TravelsAnswer,
  type TravelsPageAnswer,
} from '../../contract/listing.ts';
import type { PromotionsAnswer } from '../../contract/promotions.ts';
import {
  countsRequestSchema,
  type CountsAnswer,
  type RelaxationsAnswer,
} from '../../contract/relaxation.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { presentPromotedTour, presentTourCard, type TourTerms } from '../catalogue/presenters.ts';
import { completeInBackground } from '../search-index/complete-steps.ts';
import type { ListedUnit } from '../search-index/listing-page.ts';
import { ignoredFilters } from '../search-index/filters.ts';
import type { ListingContext, ListingPage } from '../search-index/listing-page.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, queryOfCall } from './call-input.ts';
import { listingContext } from './listing-context.ts';
import { readText } from '../text-reading/read-text.ts';
import type { KnownThingsReader } from './text-reading-calls.ts';
import { presentTravelCards } from './travel-cards.ts';
import type { TourCard } from '../../contract/common.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { Image } from '../../contract/image.ts';
import { presentPicture } from '../images/picture.ts';

export function listingCalls(parts: BackendParts, knownIn: KnownThingsReader): Hono {
  const app = new Hono();

  const contextOf = (market: Market, { region }: Filters) => listingContext(parts, market, region);

  app.post('/tours', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue(market);
    const asked = await contextOf(market, filters);
    const page = index.listTours(filters, asked);
    const data = presentTourCards(page.hits, market, asked).map((card, place) => ({
      ...card,
      otherDepartures: page.hits[place]?.otherDepartures ?? 0,
    }));
    return context.json({
      response: 'success',
      ...bounds(page, filters),
      travels: page.travels,
      data,
    } satisfies ToursAnswer);
  });

  app.post('/promotions', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue(market);
    const hits = index.listPromotions(filters, await contextOf(market, filters));
    const data = hits.map((hit) => presentPromotedTour(hit, market));
    return context.json({ response: 'success', data } satisfies PromotionsAnswer);
  });

  app.post('/travels/paginated', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue(market);
    const asked = await contextOf(market, filters);
    const page = index.listTravels(filters, asked);
    const data = await presentTravelCards(page.hits, market, { ...parts, ...asked });
    const answer = { response: 'success', ...bounds(page, filters), data } as const;
    return context.json(answer satisfies TravelsPageAnswer);
  });

  app.post('/travels', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue(market);
    const asked = await contextOf(market, filters);
    const page = index.listTravels(filters, asked);
    const data = await presentTravelCards(page.hits, market, { ...parts, ...asked });
    return context.json({ response: 'success', data } satisfies TravelsAnswer);
  });

  for (const unit of ['tours', 'travels'] as const) {
    app.post(`/counts/${unit}`, async (context) => {
      const market = marketOfCall(context);
      const { listings } = await bodyOfCall(context, countsRequestSchema);
      const { index } = parts.catalogue(market);
      const asked = await listingContext(parts, market);
      const questions = await Promise.all(
        listings.map(async (filters) => {
          const holidays = await parts.holidaysOf(market, filters.region);
          return { filters, context: { ...asked, holidays } };
        }),
      );
      const data = await completeInBackground(countSteps(index, unit, questions));
      return context.json({ response: 'success', data } satisfies CountsAnswer);
    });

    app.post(`/relaxations/${unit}`, async (context) => {
      const market = marketOfCall(context);
      const filters = await bodyOfCall(context, filtersSchema);
      const { index } = parts.catalogue(market);
      const steps = index.relaxations(unit, filters, await contextOf(market, filters));
      const data = await completeInBackground(steps);
      return context.json({ response: 'success', data } satisfies RelaxationsAnswer);
    });
  }

  app.get('/travels/top-sellers', async (context) => {
    const market = marketOfCall(context);
    const query = queryOfCall(context, topSellersQuerySchema);
    const { index } = parts.catalogue(market);
    const { language, timeZone } = market;
    const today = todayIn(timeZone, parts.now());
    const asked = { language, today, closingDays: parts.closingDays };
    const found = index.topSellers(query, asked);
    const isFound = found.countries.length > 0 || query.search === '';
    const places = isFound ? null : await placesInText(query.search, market);
    const data = places ? index.topSellers({ ...query, ...places }, asked) : found;
    const paths = await parts.countryPathsOf(market.id);
    const countries = data.countries.map((country) => ({
      ...country,
      path: paths.get(country.id) ?? null,
    }));
    return context.json({
      response: 'success',
      data: { ...data, countries },
    } satisfies TopSellersAnswer);
  });

  /** Of "japan april": Japan. Null where no place is named that travels go to. */
  async function placesInText(text: string, market: Market) {
    const { filters } = readText(text, await knownIn(market, await contextOf(market, {})));
    const { textSearch: search = '', destinationId: countries, continentId: continents } = filters;
    return search !== text && (search || countries || continents)
      ? { search, countries, continents }
      : null;
  }

  return app;
}

function* countSteps(
  index: SearchIndex,
  unit: ListedUnit,
  questions: readonly { readonly filters: Filters; readonly context: ListingContext }[],
): Generator<void, number[]> {
  const counts: number[] = [];
  for (const { filters, context } of questions) {
    counts.push(index.count(unit, filters, context));
    yield;
  }
  return counts;
}

function bounds(page: ListingPage<unknown>, filters: Filters) {
  const { currentPage, perPage, lastPage, total, facets: availableFilters } = page;
  const counted = { currentPage, perPage, lastPage, total, availableFilters };
  return { ...counted, ignoredFilters: ignoredFilters(filters) };
}

/** The cards of a list in its order, no two beside each other with one picture (TRV-12). */
export function presentTourCards(
  hits: readonly { readonly tour: PricedTour; readonly travel: TravelRecord }[],
  market: Market,
  terms: TourTerms,
): TourCard[] {
  const cards: TourCard[] = [];
  for (const hit of hits) {
    const card = presentTourCard(hit, market, terms);
    const before = cards.at(-1)?.travel.image;
    const image = differentFromPrevious(card.travel.image, before, hit.travel, market);
    cards.push({ ...card, travel: { ...card.travel, image } });
  }
  return cards;
}

// Two cards beside each other do not show one picture, as far as the second has another (TRV-12).

/**
 * The picture of a card, or the next one of its travel if the card before shows the same drawing: two
 * travels may have one too.
 */
export function differentFromPrevious(
  image: Image,
  before: Image | undefined,
  { pictures }: Pick<TravelRecord, 'pictures'>,
  market: Market,
): Image {
  const isSeen = ({ desktop }: Pick<Image, 'desktop'>) => desktop.id === before?.desktop.id;
  if (!isSeen(image)) return image;
  const place = pictures.findIndex(({ id }) => id === image.id);
  const next = [...pictures.slice(place + 1), ...pictures.slice(0, place + 1)].find(
    (picture) => !isSeen(picture),
  );
  return next ? presentPicture(next, market) : image;
}
