/** Reading travels. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Language } from '../../../domain/market.ts';
import type { CatalogueSnapshot, PricedTour, TravelRecord } from '../../catalogue/records.ts';
import { fromJson } from '../stored-values.ts';
import type { TravelsTable, TravelTextsTable } from '../tables/catalogue-tables.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import type { Executor } from './executor.ts';
import { withPriorPrices } from './prior-prices.ts';
import { readTourBatches } from './tours.ts';

/**
 * The whole catalogue, for the search index.
 *
 * It is read in many statements, so that neither database nor event loop stands still for it. What it
 * holds is never older than its `version`: a change meanwhile may be in it in part, and has counted the
 * version up, so that the reader is told to come again. Travels are read last and never deleted: every
 * tour has its travel.
 */
export async function readCatalogueSnapshot(db: Executor): Promise<CatalogueSnapshot> {
  const version = await readCatalogueVersion(db);
  const tours: PricedTour[] = [];
  for await (const batch of readTourBatches(db)) {
    for (const tour of await withPriorPrices(db, batch)) tours.push(tour);
  }
  return { version, tours, travels: await listTravels(db) };
}

/** All of them, read in parts that are short enough for requests to be answered in between. */
export async function listTravels(db: Executor): Promise<TravelRecord[]> {
  const travels: TravelRecord[] = [];
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('travels')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return travels;
    const ids = rows.map(({ id }) => id);
    const texts = await db
      .selectFrom('travel_texts')
      .selectAll()
      .where('travel_id', 'in', ids)
      .execute();
    const textsOf = Map.groupBy(texts, (text) => text.travel_id);
    for (const row of rows) travels.push(toTravelRecord(row, textsOf.get(row.id) ?? []));
    last = lastRow.id;
    // SQLite answers without leaving the turn of the event loop.
    await nextTurn();
  }
}

const BATCH_SIZE = 50;

/** The ids of all travels, for the importer. */
export async function listTravelIds(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('travels').select('id').execute();
  return rows.map((row) => row.id);
}

/**
 * The travel that has or had this slug in a language, or null. A present slug wins over a former one;
 * whether the page answers 301 shows by the travel's own slug (routes table, RTE-05).
 */
export async function findTravelIdBySlug(
  db: Executor,
  language: Language,
  slug: string,
): Promise<string | null> {
  const present = await db
    .selectFrom('travel_texts')
    .select('travel_id')
    .where('text_locale', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (present) return present.travel_id;
  const former = await db
    .selectFrom('travel_slugs')
    .select('travel_id')
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return former?.travel_id ?? null;
}

function toTravelRecord(
  travel: Selectable<TravelsTable>,
  texts: readonly Selectable<TravelTextsTable>[],
): TravelRecord {
  const words = Object.fromEntries(texts.map((text) => [text.text_locale, fromJson(text.words)]));
  return {
    id: travel.id,
    code: travel.code,
    continent: travel.continent,
    countries: fromJson(travel.countries),
    coordinatorId: travel.coordinator_id,
    numberOfDays: travel.number_of_days,
    travelType: travel.travel_type,
    travelStyles: fromJson(travel.travel_styles),
    moods: fromJson(travel.moods),
    badges: fromJson(travel.badges),
    costCenter: travel.cost_center,
    popularity: travel.popularity,
    privateRoomAvailable: travel.private_room_available === 1,
    basePrice: fromJson(travel.base_price),
    facts: fromJson(travel.facts),
    pictures: fromJson(travel.pictures),
    isWithdrawn: travel.withdrawn_at !== null,
    // `saveTravel` takes nothing less than every language.
    words: words as unknown as TravelRecord['words'],
  };
}
