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
import { presentPicture, type PictureRecord } from '../images/picture.ts';

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
    const promoted = hits.map((hit) => presentPromotedTour(hit, market));
    const data = withPictures(promoted, hits, market);
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

/** The cards of a list in its order. */
export function presentTourCards(
  hits: readonly { readonly tour: PricedTour; readonly travel: TravelRecord }[],
  market: Market,
  terms: TourTerms,
): TourCard[] {
  const cards = hits.map((hit) => presentTourCard(hit, market, terms));
  return withPictures(cards, hits, market);
}

/** Cards that have their covers so far, with pictures that differ from those around them (TRV-12). */
function withPictures<Card extends { readonly travel: { readonly image: Image } }>(
  cards: readonly Card[],
  hits: readonly { readonly travel: TravelRecord }[],
  market: Market,
): Card[] {
  const pictures = picturesOfCards(hits.map(({ travel }) => travel));
  return cards.map((card, at) => {
    const picture = pictures[at];
    const image = picture ? presentPicture(picture, market) : card.travel.image;
    return { ...card, travel: { ...card.travel, image } };
  });
}

/** Where three are in a row, those beside a card, above and below it are no further away. */
const CARDS_AROUND = 3;

/**
 * The first card of a travel has its cover, which is like no other travel's. Each further one has the next of its
 * pictures that shows another landscape than the cards around it, as far as there is one.
 */
export function picturesOfCards(
  travels: readonly Pick<TravelRecord, 'id' | 'pictures'>[],
): readonly (PictureRecord | undefined)[] {
  const ids = travels.map(({ id }) => id);
  const shown = travels.map(({ id, pictures }, at) =>
    ids.indexOf(id) === at ? pictures[0] : undefined,
  );
  travels.forEach(({ id, pictures }, at) => {
    if (shown[at]) return;
    const before = ids.slice(0, at).filter((other) => other === id);
    const turn = before.length % pictures.length;
    const inTurn = [...pictures.slice(turn), ...pictures.slice(0, turn)];
    const around = shown.slice(Math.max(0, at - CARDS_AROUND), at + CARDS_AROUND + 1);
    shown[at] =
      inTurn.find((picture) => !around.some((other) => isAlike(picture, other))) ??
      inTurn.find((picture) => picture.desktop.id !== shown[at - 1]?.desktop.id) ??
      inTurn[0];
  });
  return shown;
}

/** Two travels may have one drawing. */
function isAlike(one: PictureRecord, other: PictureRecord | undefined): boolean {
  if (!other) return false;
  return (
    one.desktop.id === other.desktop.id || (one.scene !== undefined && one.scene === other.scene)
  );
}
