/**
 * The catalogue as tables that suit a search: narrow rows, days and amounts as numbers, words of each text
 * on their own, an index for each filter. Better tables than the product's own, so that the comparison is
 * with what SQL can do at its best.
 */
import { continentOfCountry } from '../../backend/catalogue/country-continent.ts';
import type {
  CatalogueSnapshot,
  PricedTour,
  TravelRecord,
} from '../../backend/catalogue/records.ts';
import { searchableWords } from '../../backend/search-index/fold-text.ts';
import type { TextField } from '../../backend/search-index/text-index.ts';
import { dayNumber } from '../../backend/search-index/tour-columns.ts';
import {
  countryTextFields,
  travelTextFields,
} from '../../backend/search-index/travel-text-fields.ts';
import { discountIn } from '../../domain/discount.ts';
import { CURRENCIES } from '../../domain/market.ts';
import { priceIn, type ExchangeRates } from '../../domain/money.ts';
import { canBeAskedFor } from '../../domain/tour-status.ts';
import type { SqlDatabase, SqlValue } from './sql-database.ts';

/** Behind every price: a tour without one comes last. */
export const NO_PRICE = 2_000_000_000;

const TABLES = {
  travels: 'id text primary key, days integer, popularity integer',
  travel_continents: 'travel text, continent text',
  travel_countries: 'travel text, country text, is_main integer',
  travel_styles: 'travel text, style text',
  travel_words: 'word text, travel text, weight integer',
  country_words: 'word text, country text',
  tours:
    'id text primary key, travel text, day integer, month text, status text, is_askable integer, ' +
    'is_discounted integer, eur integer, gbp integer, usd integer, off_eur integer, ' +
    'off_gbp integer, off_usd integer',
} as const satisfies Record<string, string>;

const INDEXES = [
  'travel_continents (continent, travel)',
  'travel_countries (country, travel)',
  'travel_countries (travel)',
  'travel_styles (style, travel)',
  'travel_words (word)',
  'country_words (word)',
  'tours (day, id)',
  'tours (travel, day)',
  'tours (eur)',
  'tours (gbp)',
  'tours (usd)',
];

/** Fills the tables; both databases compare texts by code units in them. */
export async function fillSqlCatalogue(
  db: SqlDatabase,
  snapshot: CatalogueSnapshot,
  rates: ExchangeRates,
): Promise<void> {
  const collated = (columns: string) =>
    db.name === 'PostgreSQL' ? columns.replaceAll(/\btext\b/g, 'text collate "C"') : columns;
  for (const [table, columns] of Object.entries(TABLES)) {
    await db.run(`create table ${table} (${collated(columns)})`);
  }
  const { travels, tours } = snapshot;
  await insertEach(db, 'travels', travels, ({ id, numberOfDays, popularity }) => [
    [id, numberOfDays, popularity],
  ]);
  await insertEach(db, 'travel_continents', travels, continentsOf);
  await insertEach(db, 'travel_countries', travels, countriesOf);
  await insertEach(db, 'travel_styles', travels, ({ id, travelStyles }) =>
    travelStyles.map((style) => [id, style]),
  );
  await insertEach(db, 'travel_words', travels, (travel) =>
    [...weightsOf(travelTextFields(travel))].map(([word, weight]) => [word, travel.id, weight]),
  );
  const countries = [...new Set(travels.flatMap((travel) => travel.countries))];
  await insertEach(db, 'country_words', countries, (country) =>
    [...weightsOf(countryTextFields(country)).keys()].map((word) => [word, country]),
  );
  await insertEach(db, 'tours', tours, (tour) => rowsOfTour(tour, rates));
  for (const [number, index] of INDEXES.entries()) {
    await db.run(`create index bench_${number} on ${index}`);
  }
  await db.run(db.name === 'PostgreSQL' ? 'vacuum analyze' : 'analyze');
}

/** Few enough that the rows of a million tours, or of the words of all travels, are never there at once. */
const BATCH_SIZE = 10_000;

/** @param rowsOf values in the order of the table's columns */
async function insertEach<Item>(
  db: SqlDatabase,
  table: keyof typeof TABLES,
  items: readonly Item[],
  rowsOf: (item: Item) => SqlValue[][],
): Promise<void> {
  const columns = TABLES[table].split(', ').map((column) => column.split(' ')[0] as string);
  let batch: SqlValue[][] = [];
  for (const item of items) {
    batch.push(...rowsOf(item));
    if (batch.length < BATCH_SIZE) continue;
    await db.insert(table, columns, batch);
    batch = [];
  }
  if (batch.length > 0) await db.insert(table, columns, batch);
}

/** None for one that was withdrawn. */
function rowsOfTour(tour: PricedTour, rates: ExchangeRates): SqlValue[][] {
  if (tour.isWithdrawn) return [];
  return [
    [
      tour.id,
      tour.travelId,
      dayNumber(tour.startingDate),
      tour.startingDate.slice(0, 7),
      tour.status,
      Number(canBeAskedFor(tour)),
      Number(tour.isDiscounted),
      ...CURRENCIES.map((currency) => priceIn(tour.price, currency, rates)?.cents ?? NO_PRICE),
      ...CURRENCIES.map((currency) => discountIn(tour, currency, rates)?.percent ?? 0),
    ],
  ];
}

function continentsOf({ id, continent, countries }: TravelRecord): SqlValue[][] {
  const all = new Set([continent, ...countries.map(continentOfCountry)]);
  return [...all].flatMap((one) => (one === null ? [] : [[id, one]]));
}

function countriesOf({ id, countries }: TravelRecord): SqlValue[][] {
  return [...new Set(countries)].map((country, place) => [id, country, place === 0 ? 1 : 0]);
}

/** What each word of the fields is worth. */
function weightsOf(fields: readonly TextField[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of fields) {
    for (const word of searchableWords(text)) {
      weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    }
  }
  return weights;
}
