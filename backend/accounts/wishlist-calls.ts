/** The wishlist of an account (WISH-01, WISH-03, WISH-04). */
import { Hono } from 'hono';
import {
  catalogueItemSchema,
  currencyQuerySchema,
  MAXIMUM_SAVED_TOURS,
  MAXIMUM_SAVED_TRAVELS,
  removalReasonRequestSchema,
  wishlistStateRequestSchema,
  type RemovedFromWishlist,
  type SavedIds,
  type SavedTravel,
  type WishlistProblem,
  type WishlistState,
} from '../../contract/wishlist.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { presentTour, presentTravelName } from '../catalogue/presenters.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall, queryOfCall } from '../content-api/call-input.ts';
import { countForm } from '../content-api/form-limits.ts';
import { tourTerms } from '../content-api/listing-context.ts';
import { findTravelHits, presentTravelCards } from '../content-api/travel-cards.ts';
import { listAlerts, type Alert } from '../storage/queries/alerts.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import {
  isSameItem,
  listWishlist,
  removeFromWishlist,
  restoreToWishlist,
  saveRemovalReason,
  saveToWishlist,
  type CatalogueItem,
  type WishlistItem,
} from '../storage/queries/wishlist.ts';
import { accountOfCall, lockOwnAccount, privateAnswer } from './account-of-call.ts';
import {
  findOfferedItem,
  priceOfItem,
  savedTourReader,
  writtenTourCode,
  type FoundItem,
} from './catalogue-item.ts';

export function wishlistCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage } = parts;

  app.get('/account/wishlist', async (context) => {
    const market = marketOfCall(context);
    const { currency } = queryOfCall(context, currencyQuerySchema);
    const { id } = await accountOfCall(context, parts);
    const items = await listWishlist(storage.db, id);
    return privateAnswer(context, await presentWishlist(items, { market, currency }, parts));
  });

  app.get('/account/wishlist/ids', async (context) => {
    marketOfCall(context);
    const { id } = await accountOfCall(context, parts);
    const [items, alerts] = await Promise.all([
      listWishlist(storage.db, id),
      listAlerts(storage.db, id),
    ]);
    const data: SavedIds = {
      travelIds: [],
      tours: [],
      alerts: alerts.map(({ type, travelId, tourCode }) => ({ type, travelId, tourCode })),
    };
    for (const { travelId, tourCode } of items) {
      if (tourCode === null) data.travelIds.push(travelId);
      else data.tours.push({ code: tourCode, travelId });
    }
    return privateAnswer(context, data);
  });

  app.post('/account/wishlist/add', async (context) => {
    const market = marketOfCall(context);
    const wanted = await bodyOfCall(context, catalogueItemSchema);
    const { id } = await accountOfCall(context, parts);
    const key = { travelId: wanted.travelId, tourCode: writtenTourCode(wanted, parts) };
    // An undo brings back also what is offered no more.
    const isSaved = await storage.inTransaction((transaction) => isRestored(transaction, id, key));
    if (isSaved) return privateAnswer(context, {});
    const items = await itemsToSave(findOfferedItem(wanted, parts), market, parts);
    await storage.inTransaction((transaction) => saveItems(transaction, id, items));
    return privateAnswer(context, {});
  });

  app.post('/account/wishlist/remove', async (context) => {
    marketOfCall(context);
    const unwanted = await bodyOfCall(context, catalogueItemSchema);
    const { id } = await accountOfCall(context, parts);
    const key = { travelId: unwanted.travelId, tourCode: writtenTourCode(unwanted, parts) };
    const removed = await storage.inTransaction(async (transaction) => {
      await lockOwnAccount(transaction, id);
      return removeFromWishlist(transaction, id, key, parts.now());
    });
    const data: RemovedFromWishlist = {
      isTravelRemoved: removed.some(({ tourCode }) => tourCode === null),
      tourCodes: removed.flatMap(({ tourCode }) => tourCode ?? []),
    };
    return privateAnswer(context, data);
  });

  app.post('/account/wishlist/reason', async (context) => {
    const market = marketOfCall(context);
    const { kind, reason, text } = await bodyOfCall(context, removalReasonRequestSchema);
    await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    await storage.inTransaction(async (transaction) => {
      const form = { name: 'removal reason', network, email: null, mails: 0 } as const;
      await countForm(transaction, form, parts);
      await saveRemovalReason(transaction, {
        kind,
        reason,
        text: reason === 'other' && text !== '' ? text : null,
        market_id: market.id,
        day: todayIn(market.timeZone, parts.now()),
      });
    });
    return privateAnswer(context, {});
  });

  app.post('/account/wishlist/state', async (context) => {
    marketOfCall(context);
    const asked = await bodyOfCall(context, wishlistStateRequestSchema);
    const { id } = await accountOfCall(context, parts);
    const [items, alerts] = await Promise.all([
      listWishlist(storage.db, id),
      listAlerts(storage.db, id),
    ]);
    return privateAnswer(context, stateOf(asked, items, alerts));
  });

  return app;
}

/** A tour is saved with its travel. */
export async function itemsToSave(
  { travel, tour }: FoundItem,
  market: Market,
  parts: BackendParts,
): Promise<WishlistItem[]> {
  const ofTravel = { travelId: travel.id, tourCode: null, savedAt: parts.now() };
  const price = await priceOfItem({ travel, tour: null }, { market }, parts);
  const items: WishlistItem[] = [{ ...ofTravel, price }];
  if (tour) items.push({ ...ofTravel, tourCode: tour.code, price: tour.price });
  return items;
}

/** @throws ApiError where the account would have too many */
export async function saveItems(
  transaction: WritingTransaction,
  accountId: string,
  items: readonly WishlistItem[],
): Promise<void> {
  await lockOwnAccount(transaction, accountId);
  const saved = await listWishlist(transaction, accountId);
  const missing = items.filter((item) => !saved.some((other) => isSameItem(item, other)));
  if (missing.length === 0) return;
  assertNotFull([...saved, ...missing]);
  for (const item of missing) await saveToWishlist(transaction, accountId, item);
}

/** Brings back what was removed, and says whether the item is saved now. */
async function isRestored(
  transaction: WritingTransaction,
  accountId: string,
  key: CatalogueItem,
): Promise<boolean> {
  await lockOwnAccount(transaction, accountId);
  await restoreToWishlist(transaction, accountId, key);
  const items = await listWishlist(transaction, accountId);
  assertNotFull(items);
  return items.some((item) => isSameItem(item, key));
}

/** @throws ApiError where the account would have too many */
function assertNotFull(items: readonly WishlistItem[]): void {
  const tours = items.filter(({ tourCode }) => tourCode !== null).length;
  const travels = items.length - tours;
  if (travels > MAXIMUM_SAVED_TRAVELS) throw tooMany('tooManyTravels', MAXIMUM_SAVED_TRAVELS);
  if (tours > MAXIMUM_SAVED_TOURS) throw tooMany('tooManyTours', MAXIMUM_SAVED_TOURS);
}

function tooMany(problem: WishlistProblem, most: number): ApiError {
  return new ApiError('CONFLICT', `The wishlist holds ${most} at most`, {
    extra: { problem, most },
  });
}

async function presentWishlist(
  items: readonly WishlistItem[],
  asked: { readonly market: Market; readonly currency?: Currency | undefined },
  parts: BackendParts,
): Promise<SavedTravel[]> {
  const { market } = asked;
  const travels = items.filter(({ tourCode }) => tourCode === null);
  const toursOf = Map.groupBy(items, ({ travelId }) => travelId);
  const hits = await findTravelHits(
    travels.map(({ travelId }) => travelId),
    asked,
    parts,
  );
  const terms = await tourTerms(parts, market);
  const cards = await presentTravelCards(hits, market, { storage: parts.storage, ...terms });
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const { view } = parts.catalogue(market);
  const readTour = savedTourReader(market, parts);
  return travels.map(({ travelId, savedAt, price }) => {
    const travel = view.findTravel(travelId);
    const tours = (toursOf.get(travelId) ?? []).flatMap((item) => {
      if (item.tourCode === null) return [];
      const { tour, state } = readTour(item.tourCode);
      const { savedAt: tourSavedAt, price: tourPrice } = item;
      return {
        code: item.tourCode,
        savedAt: tourSavedAt,
        priceWhenSaved: tourPrice,
        state,
        tour: tour && presentTour(tour, terms),
      };
    });
    return {
      travelId,
      savedAt,
      priceWhenSaved: price,
      travel: cardOf.get(travelId) ?? null,
      name: travel && presentTravelName(travel, market),
      tours,
    };
  });
}

function stateOf(
  asked: { readonly travelIds: readonly string[]; readonly tourCodes: readonly string[] },
  items: readonly WishlistItem[],
  alerts: readonly Alert[],
): WishlistState {
  const saved = (key: keyof CatalogueItem, value: string) =>
    items.filter((item) => item[key] === value);
  return {
    travels: [...new Set(asked.travelIds)].map((id) => {
      const ofTravel = saved('travelId', id);
      const tours = ofTravel.filter(({ tourCode }) => tourCode !== null);
      return {
        id,
        isWishlisted: ofTravel.length > tours.length,
        wishlistedToursCount: tours.length,
        alerts: alerts.flatMap(({ type, travelId, tourCode }) =>
          travelId === id && tourCode === null ? type : [],
        ),
      };
    }),
    tours: [...new Set(asked.tourCodes)].map((code) => ({
      code,
      isWishlisted: saved('tourCode', code).length > 0,
      alerts: alerts.flatMap(({ type, tourCode }) => (tourCode === code ? type : [])),
    })),
  };
}
