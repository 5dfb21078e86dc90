/** Reading travels. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Language, TextLocale } from '../../../domain/market.ts';
import type {
  CatalogueSnapshot,
  PricedTour,
  TravelRecord,
  TourRecord,
} from '../../catalogue/records.ts';
import type { TravelWords, TravelWordsOverride } from '../../content-import/travel-content.ts';
import { memoize } from '../../search-index/memoize.ts';
import { packJson, type PackedJson } from '../packed-json.ts';
import { fromJson } from '../stored-values.ts';
import type { TravelsTable, TravelTextsTable } from '../tables/catalogue-tables.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import type { Executor } from './executor.ts';
import { readTourBatches } from './tours.ts';
import { pricedTour } from '../../catalogue/prior-price.ts';
import { inChunks } from './in-chunks.ts';

/**
 * The whole catalogue, for the search index.
 *
 * It is read in many statements, so that neither database nor event loop stands still for it. What it
 * holds is never older than its `version`: a change meanwhile may be in it in part, and has counted the
 * version up, so that the reader is told to come again. Travels are read last and never deleted: every
 * tour has its travel.
 */
export async function readCatalogueSnapshot(db: Executor, now: number): Promise<CatalogueSnapshot> {
  const version = await readCatalogueVersion(db);
  const tours: PricedTour[] = [];
  for await (const batch of readTourBatches(db)) {
    for (const tour of await withPriorPrices(db, batch, now)) tours.push(tour);
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
    for (const record of travelRecords(rows, texts)) travels.push(record);
    last = lastRow.id;
    // SQLite answers without leaving the turn of the event loop.
    await nextTurn();
  }
}

const BATCH_SIZE = 20;
/** Whose words are at hand: more than a page of a listing shows. */
const TRAVELS_KEPT = 128;

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

type TravelRow = Selectable<TravelsTable>;
type TextRow = Selectable<TravelTextsTable>;
type PackedWords = ReadonlyMap<TextLocale, PackedJson<TravelWords | TravelWordsOverride>>;

/** What is large is packed, that of all these travels together. */
function travelRecords(rows: readonly TravelRow[], texts: readonly TextRow[]): TravelRecord[] {
  const pack = packJson();
  const wordsOf = Map.groupBy(
    texts.map((text) => ({ ...text, packed: pack.add(text.words) })),
    (text) => text.travel_id,
  );
  const records = rows.map((row) => {
    const words = (wordsOf.get(row.id) ?? []).map(
      ({ text_locale, packed }) => [text_locale, packed] as const,
    );
    const packed = { facts: pack.add(row.facts), pictures: pack.add(row.pictures) };
    return toTravelRecord(row, { ...packed, words: new Map(words) });
  });
  pack.close();
  return records;
}

interface PackedTravel {
  readonly facts: PackedJson<TravelRecord['facts']>;
  readonly pictures: PackedJson<TravelRecord['pictures']>;
  readonly words: PackedWords;
}

function toTravelRecord(travel: TravelRow, packed: PackedTravel): TravelRecord {
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
    get facts() {
      return packed.facts.read();
    },
    get pictures() {
      return packed.pictures.read();
    },
    isWithdrawn: travel.withdrawn_at !== null,
    get words() {
      return wordsByLocale(packed.words);
    },
  };
}

/** Each locale's words are parsed when they are asked for. */
const wordsByLocale = memoize((packed: PackedWords): TravelRecord['words'] => {
  const words = {};
  for (const [locale, one] of packed) {
    Object.defineProperty(words, locale, { enumerable: true, get: () => one.read() });
  }
  return words as TravelRecord['words'];
}, TRAVELS_KEPT);

// Reading the prior prices of tours with a discount or a code, many at once (TRV-15).

/** The tours with the lowest price of 30 days; only where it is to be told it is looked up. */
async function withPriorPrices(
  db: Executor,
  tours: readonly TourRecord[],
  now: number,
): Promise<PricedTour[]> {
  const codes = tours
    .filter(({ isDiscounted, promotion }) => isDiscounted || promotion)
    .map(({ code }) => code);
  const rows = [];
  for (const chunk of inChunks(codes)) {
    rows.push(
      ...(await db
        .selectFrom('tour_prices')
        .selectAll()
        .where('tour_code', 'in', chunk)
        .orderBy('since')
        .execute()),
    );
  }
  const rowsOf = Map.groupBy(rows, (row) => row.tour_code);
  return tours.map((tour) => {
    const history = (rowsOf.get(tour.code) ?? []).map(({ since, price }) => ({
      tourCode: tour.code,
      since,
      price: fromJson(price),
    }));
    return pricedTour(tour, history, now);
  });
}
