/** What is compared, as the visitor sees it: each travel or tour a column (WISH-04). */
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { AssertedPerson } from '../../../contract/asserted-person.ts';
import type { Compared } from '../../../contract/comparison.ts';
import type { SavedTourState, SavedTravel } from '../../../contract/wishlist.ts';
import { todayIn } from '../../../domain/calendar-date.ts';
import { parseCostChoice } from '../../../domain/cost-choice.ts';
import type { Market } from '../../../domain/market.ts';
import { priceIn, type Price, type PriceMap } from '../../../domain/money.ts';
import type { TravelPace } from '../../../domain/travel-pace.ts';
import { trueCost, type Cost } from '../../../domain/true-cost.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { assertedPerson } from '../../auth/session-data.server.ts';
import { sessionOf } from '../../auth/session.server.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { type PlainImage, plainImage } from '../../images/image-source.ts';
import { readLayout } from '../../layout/layout.server.ts';
import { chosenCurrency } from '../../layout/visitor-choices.server.ts';
import { departureData, type DepartureData } from '../../listing/card-data.ts';
import type { DepartureView } from '../../listing/card-price.ts';
import { siteSettings } from '../../site-settings.server.ts';
import { estimatesOf } from '../../travel/estimates.server.ts';
import { MOST_SIDE_BY_SIDE, type AskedComparison } from '../../wishlist/comparison-address.ts';

export interface ComparedColumn {
  readonly id: string;
  readonly travel: {
    readonly slug: string;
    readonly title: string;
    /** Language of its texts where it is not the page's. */
    readonly lang?: string | undefined;
    readonly destinationLabel: string;
    readonly image: PlainImage;
    readonly numberOfDays: number;
  };
  /** Null for a travel. */
  readonly tour: { readonly code: string; readonly state: SavedTourState } | null;
  /** The tour, or the travel's cheapest one; null for a travel that has none. */
  readonly departure: DepartureData | null;
  /** How many others the travel has; 0 for a tour. */
  readonly otherDepartures: number;
  /** Null where it cannot be had any more. */
  readonly price: Price | null;
  /** Whether the price is one "from". */
  readonly isLowestPrice: boolean;
  /** For whoever saved it; null where nobody knows. */
  readonly priceWhenSaved: Price | null;
  readonly lowestPrice: Price | null;
  /** Price, money pot and flights: what nearly everybody spends (TRV-15). */
  readonly total: (Price & { readonly hasFlight: boolean }) | null;
  readonly pace: TravelPace | null;
}

/** What names a column. */
export type ComparedChoice = Pick<ComparedColumn, 'id' | 'travel' | 'tour' | 'departure'>;

export interface Comparison {
  /** Those that stand side by side. */
  readonly columns: readonly ComparedColumn[];
  /** All of them. */
  readonly choices: readonly ComparedChoice[];
  /** How many were to stand side by side: more than `columns` where there is no room for all. */
  readonly wantedCount: number;
  /** How many of the ids are offered no more, or never were. */
  readonly missing: number;
}

export interface ComparisonContext {
  readonly api: ApiClient;
  readonly market: Market;
  readonly view: DepartureView;
  readonly t: TFunction;
  /** The account that is logged in; null for a visitor. */
  readonly person: AssertedPerson | null;
}

export async function comparisonContext(
  request: Request,
  context: AppLoadContext,
): Promise<ComparisonContext> {
  const market = marketOfRequest(request, context);
  const api = await apiOf(request, context);
  const [layout, i18next, session] = await Promise.all([
    readLayout(api),
    i18nextOf(market.textLocale),
    sessionOf(request, context),
  ]);
  const person = session && assertedPerson(session.data, siteSettings().sessionSecret);
  return {
    api,
    market,
    view: {
      today: todayIn(market.timeZone, (context.now ?? Date.now)()),
      currency: chosenCurrency(request, market, layout, context),
      exchangeRates: layout.settings.exchangeRates,
    },
    t: i18next.t,
    person: person?.accountId == null ? null : person,
  };
}

/** Null while the backend gives no answer. */
export async function loadComparison(
  { ids, shown }: Pick<AskedComparison, 'ids' | 'shown'>,
  context: ComparisonContext,
): Promise<Comparison | null> {
  if (ids.length === 0) return { columns: [], choices: [], wantedCount: 0, missing: 0 };
  const { api, person, view } = context;
  const { currency } = view;
  const [compared, wishlist] = await Promise.all([
    api.comparison({ ids: [...ids], currency }),
    person && api.wishlist(person, currency),
  ]);
  if (compared.outcome !== 'success') return null;
  // Without it the row of saved prices is missing, and no more.
  const saved = wishlist?.outcome === 'success' ? wishlist.data.data : [];
  const all = compared.data.data.map((item) => columnOf(item, saved, context));
  const chosen = all.filter(({ id }) => shown.some((other) => isSameId(id, other)));
  const wanted = chosen.length > 0 ? chosen : all;
  return {
    columns: wanted.slice(0, MOST_SIDE_BY_SIDE),
    choices: all.map(({ id, travel, tour, departure }) => ({ id, travel, tour, departure })),
    wantedCount: wanted.length,
    missing: ids.filter((asked) => !all.some(({ id }) => isSameId(id, asked))).length,
  };
}

/** Names of what is offered of these ids; none while the backend gives no answer. */
export async function loadChoices(
  ids: readonly string[],
  context: ComparisonContext,
): Promise<readonly ComparedChoice[]> {
  if (ids.length === 0) return [];
  const comparison = await loadComparison({ ids, shown: [] }, { ...context, person: null });
  return comparison?.choices ?? [];
}

/** An address may spell the code of a tour in capitals or not. */
function isSameId(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function columnOf(
  item: Compared,
  saved: readonly SavedTravel[],
  { view, market }: ComparisonContext,
): ComparedColumn {
  const isTravel = item.kind === 'travel';
  const card = isTravel ? item.travel : item.tour.travel;
  const { slug, title, writtenIn: lang, destinationLabel, image, numberOfDays } = card;
  const summary = isTravel ? item.travel.bestTour : item.tour;
  const departure = summary && departureData(summary, view);
  const isOpen = isTravel || item.state === 'open';
  const price = isOpen ? (departure?.price ?? null) : null;
  const amountOf = (prices: PriceMap | null | undefined) =>
    prices ? priceIn(prices, view.currency, view.exchangeRates) : null;
  return {
    id: item.id,
    travel: { slug, title, lang, destinationLabel, image: plainImage(image), numberOfDays },
    tour: isTravel ? null : { code: item.tour.code, state: item.state },
    departure,
    otherDepartures: isTravel ? Math.max(0, item.travel.toursCount - 1) : 0,
    price,
    isLowestPrice: isTravel && item.travel.isLowestPrice,
    priceWhenSaved: amountOf(savedPriceOf(item, saved)),
    lowestPrice: isOpen ? amountOf(item.lowestPriceOf30Days) : null,
    total: price && totalOf(price, item, view, market),
    pace: item.pace,
  };
}

function savedPriceOf(item: Compared, saved: readonly SavedTravel[]): PriceMap | null {
  if (item.kind === 'travel')
    return saved.find(({ travelId }) => travelId === item.travel.id)?.priceWhenSaved ?? null;
  const tours = saved.flatMap((travel) => travel.tours);
  return tours.find(({ code }) => code === item.tour.code)?.priceWhenSaved ?? null;
}

function totalOf(
  price: Price,
  costs: Pick<Compared, 'moneyPot' | 'flights'>,
  view: DepartureView,
  market: Market,
): ComparedColumn['total'] {
  const { moneyPot, flight } = estimatesOf(costs, view, market);
  const usual = parseCostChoice(new URLSearchParams());
  const estimates: Cost[] = [];
  if (moneyPot && usual.includes('moneyPot')) estimates.push({ price: moneyPot, isEstimate: true });
  const hasFlight = flight !== null && usual.includes('flight');
  if (hasFlight) estimates.push({ price: flight.price, isEstimate: true });
  const { totalCents, isExact } = trueCost([{ price, isEstimate: false }, ...estimates]);
  return { cents: totalCents, currency: price.currency, isConverted: !isExact, hasFlight };
}
