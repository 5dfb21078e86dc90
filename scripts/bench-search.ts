/**
 * Times the search index in process: `node scripts/bench-search.ts [tours] [travels]`, or over the database
 * that `catalogue:generate` has filled, `node scripts/bench-search.ts --database FOLDER`. Prints p50 and
 * p99 in milliseconds of each call over a mix of questions, and what the index costs to build and hold.
 */
import { parseArgs } from 'node:util';
import type { CatalogueSnapshot } from '../backend/catalogue/records.ts';
import { buildSearchIndex } from '../backend/search-index/search-index.ts';
import type { ListingContext } from '../backend/search-index/listing-page.ts';
import { readCatalogueSnapshot } from '../backend/storage/queries/travels.ts';
import { openStorage } from '../backend/storage/storage.ts';
import type { Filters } from '../contract/filters.ts';
import { addDays, todayIn } from '../domain/calendar-date.ts';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { CURRENCIES, LANGUAGES } from '../domain/market.ts';
import { SORTS } from '../domain/sort.ts';
import { TRAVEL_STYLES } from '../domain/vocabulary.ts';
import { say } from '../edge/process-life.ts';
import { generateCatalogue } from '../test/support/generated-catalogue.ts';
import { seededRandom } from './catalogue/seeded-random.ts';

const { values, positionals } = parseArgs({
  options: { database: { type: 'string' } },
  allowPositionals: true,
});
const WARM_UP_ROUNDS = 300;
const FIRST_DAY = '2027-01-01';

const WORDS = [
  'giappone',
  'peru',
  'costa r',
  'new zeal',
  'a',
  'ka',
  'australie',
  'morroco',
  'Zz',
  '?!',
];
const random = seededRandom(7);
const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };

/** A filter that a visitor might set: each round has none, one or several. */
function randomFilters(): Filters {
  const filters: Filters = { sort: random.pick(SORTS), page: random.pick([1, 1, 1, 2, 7, 400]) };
  if (random.chance(0.2)) filters.textSearch = random.pick(WORDS);
  if (random.chance(0.25)) filters.continentId = [random.pick(CONTINENT_CODES)];
  if (random.chance(0.25)) filters.destinationId = random.someOf(['JPN', 'PER', 'ISL', 'NZL'], 2);
  if (random.chance(0.25)) filters.travelStyles = random.someOf(TRAVEL_STYLES, 2);
  if (random.chance(0.25)) filters.priceTo = random.between(500, 5000) * 100;
  if (random.chance(0.2)) filters.durationTo = random.between(5, 14);
  if (random.chance(0.1)) filters.discounted = true;
  if (random.chance(0.3)) {
    filters.dateFrom = '2027-06-01';
    filters.dateTo = random.pick(['2027-06-30', '2027-12-31', '2029-01-01']);
  }
  return filters;
}

function randomContext(): ListingContext {
  return {
    language: random.pick(LANGUAGES),
    currency: random.pick(CURRENCIES),
    today: values.database ? todayIn('Europe/Rome', Date.now()) : addDays(FIRST_DAY, 14),
    closingDays: 3,
    exchangeRates,
  };
}

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function measure(name: string, makeRun: () => () => unknown): void {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const milliseconds = time(makeRun());
    if (round >= 0) times.push(milliseconds);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number;
  say(
    `${name.padEnd(12)} p50 ${at(0.5).toFixed(3)} ms   p99 ${at(0.99).toFixed(3)} ms   worst ${at(1).toFixed(3)} ms`,
  );
}

async function readDatabase(dataFolder: string): Promise<CatalogueSnapshot> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  const start = performance.now();
  const read = await readCatalogueSnapshot(storage.db);
  await storage.close();
  say(`read in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return read;
}

function generate(): CatalogueSnapshot {
  const wanted = Number(positionals[0] ?? 50_000);
  const travelCount = Number(positionals[1] ?? Math.min(15_000, Math.ceil(wanted / 50)));
  const options = { seed: 1, firstDay: FIRST_DAY, days: 900 } as const;
  return generateCatalogue({ ...options, travels: travelCount, tours: wanted });
}

const snapshot = values.database ? await readDatabase(values.database) : generate();
const tours = snapshot.tours.length;
const travels = snapshot.travels.length;
const rounds = tours > 200_000 ? 1000 : 4000;
globalThis.gc?.();
const heapBefore = process.memoryUsage();
const built = performance.now();
const index = buildSearchIndex(snapshot);
const buildMs = performance.now() - built;
globalThis.gc?.();
const heapAfter = process.memoryUsage();
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
say(
  `${tours} tours of ${travels} travels: built in ${buildMs.toFixed(0)} ms, ` +
    `heap +${megabytes(heapAfter.heapUsed - heapBefore.heapUsed)} MB, ` +
    `typed arrays +${megabytes(heapAfter.arrayBuffers - heapBefore.arrayBuffers)} MB, ` +
    `RSS ${megabytes(heapAfter.rss)} MB with the generated records`,
);

measure('listTours', () => {
  const [filters, context] = [randomFilters(), randomContext()];
  return () => index.listTours(filters, context);
});
measure('listTravels', () => {
  const [filters, context] = [randomFilters(), randomContext()];
  return () => index.listTravels(filters, context);
});
measure('topSellers', () => {
  const context = randomContext();
  const search = random.pick([...WORDS, '']);
  return () => index.topSellers({ search }, context);
});
