/** POST chat-answers: what the site says to a question, with figures of today (CHAT-01). */
import { Hono } from 'hono';
import {
  MOST_DEPARTURES,
  chatQuestionSchema,
  type ChatAnswer,
  type ChatSearch,
  type ChatTrip,
} from '../../contract/chat.ts';
import type { Filters } from '../../contract/filters.ts';
import { linkedPath, isRoutingKey } from '../../contract/route-paths.ts';
import { addDays, daysBetween, type CalendarDate } from '../../domain/calendar-date.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { countActiveFilters, MAXIMUM_PER_PAGE } from '../../domain/filters/search-filters.ts';
import { MARKETS, type Language, type Market } from '../../domain/market.ts';
import { priceIn, type PriceMap } from '../../domain/money.ts';
import { canBeAskedFor, isBookable } from '../../domain/tour-status.ts';
import { travelPace } from '../../domain/travel-pace.ts';
import { countryName } from '../catalogue/country-names.ts';
import { whoLeads } from '../catalogue/led-tours.ts';
import { agesOf, presentEntryRules, presentTour, wordsOf } from '../catalogue/presenters.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { answerQuestion, type ChatSources } from '../chat/answer-question.ts';
import { withoutCheaper } from '../chat/asked-of-trip.ts';
import { chooseQuote, hasChoice } from '../chat/choose-quote.ts';
import { quotedPagesSteps, type PageOfMarket, type QuotedPages } from '../chat/chat-sources.ts';
import type { AskedBefore } from '../chat/follow-up.ts';
import { answerInOtherLanguage, languageOf } from '../chat/other-language.ts';
import type { FoundAnswer } from '../chat/page-answers.ts';
import { isOnEntry } from '../chat/passages.ts';
import { isUrgent } from '../chat/urgent-words.ts';
import { completeInBackground } from '../search-index/complete-steps.ts';
import type { ListingContext } from '../search-index/listing-page.ts';
import { findCoordinator } from '../storage/queries/coordinators.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { listMarketPages, type MarketCustomPage } from '../storage/queries/custom-pages.ts';
import { readQuestion } from '../text-reading/read-question.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from './call-input.ts';
import { countOften } from './form-limits.ts';
import { listingContext } from './listing-context.ts';
import { modelFor } from './model-for.ts';
import { oncePerVersion } from './once-per-version.ts';
import { nearestWithTrips, type KnownThingsReader } from './text-reading-calls.ts';

const MOST_NEAREST_COUNTRIES = 3;
const MOST_SUGGESTED = 3;
/** There are always departures in half a year. */
const SOON_DAYS = 180;

const URGENT: ChatAnswer = {
  isUrgent: true,
  quote: null,
  trip: null,
  whichTrip: null,
  entryRules: [],
  search: null,
  nearest: [],
  about: null,
  asked: {},
  withoutTrips: [],
  unused: [],
  contradictions: [],
  impossibleDays: [],
  lastDeparture: null,
  isCheapest: false,
  isOfPeople: false,
  isOtherLanguage: false,
};

export function chatCalls(parts: BackendParts, knownIn: KnownThingsReader): Hono {
  const app = new Hono();
  const { storage, catalogue, quotedPagesOf } = parts;
  const coordinatorOf = oncePerVersion(catalogue, (id: string) => findCoordinator(storage.db, id));

  app.post('/chat-answers', async (context) => {
    const market = marketOfCall(context);
    const {
      question,
      about,
      asked: askedBefore,
      currency,
    } = await bodyOfCall(context, chatQuestionSchema);
    const network = await networkOfCall(context, parts);
    await countOften(storage.db, 'question', network, parts);
    if (isUrgent(question)) return context.json({ response: 'success', data: URGENT });
    const asked = { ...(await listingContext(parts, market)), currency };
    const before = { about, asked: askedBefore };
    const own = await sourcesOf(market, asked);
    const spoken = languageOf(question, market.language);
    const byRules =
      spoken === market.language
        ? answerQuestion(question, before, own)
        : answerInOtherLanguage(
            question,
            before,
            own,
            spoken && (await sourcesOf(marketSpeaking(spoken), asked)),
          );
    const model = hasChoice(byRules) ? await modelFor(network, parts) : null;
    const chosen = model
      ? await chooseQuote(byRules, { question, language: market.language }, model)
      : byRules;
    const answer = withCheapest(chosen, question, before, asked);
    const { passages: _passages, isFar: _isFar, trip, whichTrip, search, ...found } = answer;
    const data: ChatAnswer = {
      ...found,
      isUrgent: false,
      trip: trip && (await tripToday(trip, asked, market)),
      whichTrip: whichTrip && whichTripToday(whichTrip, asked, market),
      entryRules: entryRulesFor(answer, market),
      lastDeparture: lastDepartureFor(answer, asked, market),
      search: search && (await searchToday(search, asked, market)),
      withoutTrips: placesWithoutTrips(answer, asked, market),
    };
    return context.json({ response: 'success', data });
  });

  /** What is asked in the market's language is read and quoted in that; the catalogue is as `asked` sees it. */
  async function sourcesOf(market: Market, asked: ListingContext): Promise<ChatSources> {
    const [known, quoted] = await Promise.all([knownIn(market, asked), quotedPagesOf(market.id)]);
    const { index, view } = catalogue(asked);
    return {
      ...quoted,
      language: market.language,
      read: (text) => readQuestion(text, known),
      listTravels: (filters) => travelsThatFit(filters, asked).map(({ travel }) => travel),
      lowestShown: (before) => lowestShown(before, asked),
      findTravel: view.findTravel,
      isHeld: index.words.isHeld,
    };
  }

  /** Of a trip that was spoken of its cheapest departure was shown, of all others the first ones. */
  function lowestShown({ about, asked: filters }: AskedBefore, asked: ListingContext) {
    const { currency, exchangeRates } = asked;
    const order = about === null ? {} : { sort: 'price:asc' as const };
    const shown = firstTours({ ...filters, ...order }, asked).map(
      ({ tour }) => priceIn(tour.price, currency, exchangeRates)?.cents ?? Infinity,
    );
    const lowest = Math.min(...shown);
    return Number.isFinite(lowest) && countActiveFilters(filters) > 0 ? lowest : null;
  }

  /** Where nothing is cheaper than what was shown, the cheapest within what was asked for before. */
  function withCheapest(
    answer: FoundAnswer,
    question: string,
    before: AskedBefore,
    asked: ListingContext,
  ): FoundAnswer {
    const { search } = answer;
    if (search?.priceTo === undefined || withoutCheaper(question, asked.language) === null)
      return answer;
    const { priceTo: _priceTo, ...anyPrice } = search;
    const { priceTo } = before.asked;
    const cheapest = priceTo === undefined ? anyPrice : { ...anyPrice, priceTo };
    const { index } = catalogue(asked);
    const isCheapest =
      index.count('tours', search, asked) === 0 && index.count('tours', cheapest, asked) > 0;
    return isCheapest ? { ...answer, search: cheapest, asked: cheapest, isCheapest } : answer;
  }

  /** As many as a list can have, and not its first page alone. */
  function travelsThatFit(filters: Filters, asked: ListingContext) {
    const { hits } = catalogue(asked).index.listTravels(
      { ...filters, perPage: MAXIMUM_PER_PAGE },
      asked,
    );
    return hits;
  }

  function firstTours(filters: Filters, asked: ListingContext) {
    const { hits } = catalogue(asked).index.listTours({ ...filters, oncePerTravel: true }, asked);
    return hits.slice(0, MOST_DEPARTURES);
  }

  /** Asks which trip is meant; what a private room costs more is told of all trips together. */
  function whichTripToday(
    focus: NonNullable<FoundAnswer['whichTrip']>,
    asked: ListingContext,
    market: Market,
  ): ChatAnswer['whichTrip'] {
    const isOfRoom = focus === 'room';
    const isOfDeposit = focus === 'deposit';
    const filters: Filters = isOfRoom ? { isNoSharingRoomAvailable: true } : {};
    const hits = travelsThatFit(filters, asked);
    const centsOf = (price: PriceMap) =>
      priceIn(price, asked.currency, asked.exchangeRates)?.cents ?? 0;
    const supplements = hits
      .flatMap(({ travel }) => travel.facts.privateRoom.supplement ?? [])
      .toSorted((one, other) => centsOf(one) - centsOf(other));
    const [lowest, highest] = [supplements[0], supplements.at(-1)];
    const percents = hits.map(({ travel }) => travel.facts.depositPercent);
    return {
      focus,
      rooms: isOfRoom && lowest && highest ? { lowest, highest } : null,
      deposits:
        isOfDeposit && percents.length > 0
          ? { lowest: Math.min(...percents), highest: Math.max(...percents) }
          : null,
      travels: hits.slice(0, MOST_SUGGESTED).map(({ travel }) => {
        const { slug, title } = wordsOf(travel, market);
        return { slug, title };
      }),
    };
  }

  /** Where later days are asked for than any departure has; null for all others. */
  function lastDepartureFor(
    { isFar, search, trip }: FoundAnswer,
    { today }: ListingContext,
    market: Market,
  ): CalendarDate | null {
    const from = search?.dateFrom ?? trip?.days.dateFrom ?? today;
    if (!isFar && from <= addDays(today, SOON_DAYS)) return null;
    const last = catalogue(market)
      .index.snapshot.tours.filter(({ isWithdrawn }) => !isWithdrawn)
      .reduce((day, { startingDate }) => (startingDate > day ? startingDate : day), today);
    return isFar || from > last ? last : null;
  }

  /** Of the trip whose passage on its borders is quoted. */
  function entryRulesFor({ quote }: FoundAnswer, market: Market): ChatAnswer['entryRules'] {
    const travel = quote && catalogue(market).view.findTravel(quote.page.id);
    return travel && isOnEntry(quote.page, market.language)
      ? presentEntryRules(travel.facts, market)
      : [];
  }

  async function searchToday(
    filters: Filters,
    asked: ListingContext,
    market: Market,
  ): Promise<ChatSearch> {
    const { index } = catalogue(market);
    const count = index.count('tours', filters, asked);
    return {
      filters,
      count,
      countries: countriesIn(filters).map((id) => ({ id, name: countryName(id, market.language) })),
      advice:
        count > 0 ? null : await completeInBackground(index.relaxations('tours', filters, asked)),
      departures: firstDepartures(filters, asked, market),
    };
  }

  /** Those that are named now, or have been before. */
  function placesWithoutTrips(
    { search, withoutTrips }: FoundAnswer,
    asked: ListingContext,
    market: Market,
  ): ChatAnswer['withoutTrips'] {
    const { index } = catalogue(market);
    const searched = (search?.destinationId ?? []).filter((id) => !index.words.hasTrips(id));
    return [...new Set([...withoutTrips, ...searched])].map((id) => ({
      id,
      name: countryName(id, market.language),
      nearest: nearestWithTrips(index, id, asked).slice(0, MOST_NEAREST_COUNTRIES),
    }));
  }

  function firstDepartures(
    filters: Filters,
    asked: ListingContext,
    market: Market,
  ): ChatSearch['departures'] {
    return firstTours(filters, asked).map(({ tour, travel }) => {
      const { slug, title } = wordsOf(travel, market);
      return { ...presentTour(tour, asked), travel: { slug, title } };
    });
  }

  /** The figures of a travel: of the departures that a seat can be asked for on. */
  async function tripToday(
    { travel, focus, days: { dateFrom, dateTo, daysSpan = 0 } }: Trip,
    { today, currency, exchangeRates, freeCancellationDays, ...terms }: ListingContext,
    market: Market,
  ): Promise<ChatTrip> {
    const open = catalogue(market)
      .view.listToursOf(travel.id)
      .filter(
        (tour) =>
          !tour.isWithdrawn &&
          takesRequests(tour, today, terms.closingDays) &&
          canBeAskedFor(asOffered(tour)),
      );
    const from = dateFrom ? addDays(dateFrom, -daysSpan) : null;
    const to = dateTo ? addDays(dateTo, daysSpan) : null;
    const daysAway = ({ startingDate }: PricedTour) =>
      Math.max(from ? daysBetween(startingDate, from) : 0, to ? daysBetween(to, startingDate) : 0);
    const isInDays = (tour: PricedTour) => daysAway(tour) <= 0;
    const free = open.filter(({ startingDate }) =>
      isCancellationFree(startingDate, today, freeCancellationDays),
    );
    // Of those that nobody can leave for free any more it is said, where there are no others in the days.
    const isOfFree = focus === 'cancellation' && free.some(isInDays);
    const withRoom = open.filter(({ privateRoomAvailable }) => privateRoomAvailable);
    const offered = focus === 'room' ? withRoom : isOfFree ? free : open;
    const inDays = offered.filter(isInDays);
    const nearest = offered.toSorted((one, other) => daysAway(one) - daysAway(other));
    const [leader] = whoLeads(travel.facts, open).people;
    const coordinator = leader === undefined ? null : await coordinatorOf(leader);
    const centsOf = ({ price }: PricedTour) =>
      priceIn(price, currency, exchangeRates)?.cents ?? Infinity;
    const [cheapest] = inDays
      .filter((tour) => isBookable(asOffered(tour)))
      .toSorted((one, other) => centsOf(one) - centsOf(other));
    const { slug, title } = wordsOf(travel, market);
    return {
      travel: { id: travel.id, slug, title, numberOfDays: travel.numberOfDays },
      focus,
      days: from || to ? { from, to } : null,
      count: inDays.length,
      cheapest: cheapest ? presentTour(cheapest, terms) : null,
      privateRoom: travel.facts.privateRoom.supplement,
      sharedNights: travel.facts.privateRoom.sharedNights ?? null,
      depositPercent: travel.facts.depositPercent,
      groupSize: travel.facts.groupSize,
      ageGroups: agesOf(
        travel.facts.departures ?? { dates: open.map(({ ageGroup }) => ({ ages: ageGroup })) },
      ),
      pace: travelPace(travel.facts.days),
      departures: (inDays.length > 0 ? inDays : nearest)
        .slice(0, MOST_DEPARTURES)
        .map((tour) => presentTour(tour, terms)),
      months: [...new Set(open.map(({ startingDate }) => startingDate.slice(0, 7)))],
      coordinator: coordinator && { id: coordinator.id, firstName: coordinator.firstName },
    };
  }

  return app;
}

function marketSpeaking(language: Language): Market {
  return Object.values(MARKETS).find((market) => market.language === language) as Market;
}

function countriesIn({ destinationId = [], excluded = [] }: Filters): string[] {
  const unwanted = excluded.flatMap((values) => values.destinationId ?? []);
  return [...new Set([...destinationId, ...unwanted])];
}

type Trip = NonNullable<FoundAnswer['trip']>;

function asOffered(tour: PricedTour) {
  const { status, freeSeats, seatsToConfirm } = tour;
  return { status, freeSeats, seatsToConfirm };
}

/** What the pages of a market say, read in steps that let requests in. */
export async function readQuotedPages(db: Executor, market: Market): Promise<QuotedPages> {
  const pages = await listMarketPages(db, market.id);
  return completeInBackground(quotedPagesSteps(quotable(pages, market), market));
}

/** The pages that a link may lead to. */
function quotable(pages: readonly MarketCustomPage[], { id }: Market): PageOfMarket[] {
  return pages.flatMap(({ id: pageId, routingKey, country, text }): PageOfMarket[] => {
    const path =
      text.slug !== null
        ? `/${text.slug}`
        : isRoutingKey(routingKey)
          ? linkedPath(routingKey, id)
          : null;
    if (path === null) return [];
    return [{ id: pageId, title: text.seo.title, path, country, blocks: text.blocks }];
  });
}
