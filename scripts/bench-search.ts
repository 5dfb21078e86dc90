/**
 * `npm run bench:search -- [--tours 50000,1000000] [--sql-rounds 40] [--seconds 30]` asks the search index
 * and, in SQL, a SQLite file and a PostgreSQL server of its own the same questions over made-up
 * catalogues, compares the answers, and prints p50 and p99 in milliseconds: by the clock, and as they are
 * where nothing else runs (`search/timings.ts`). Nobody is asked a further question of a kind once its
 * seconds are over, but the index a hundred and a database five at least.
 *
 * `-- --database FOLDER` measures the catalogue that `catalogue:generate` has filled.
 */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import path from 'node:path';
import type { CatalogueSnapshot } from '../backend/catalogue/records.ts';
import { searchIndexSteps, type SearchIndex } from '../backend/search-index/search-index.ts';
import type { TourHit, TravelHit } from '../backend/search-index/listing-page.ts';
import { readCatalogueSnapshot } from '../backend/storage/queries/travels.ts';
import { openStorage } from '../backend/storage/storage.ts';
import { WrongSetting } from '../config/settings.ts';
import { addDays, todayIn } from '../domain/calendar-date.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { generateCatalogue } from '../test/support/generated-catalogue.ts';
import { seededRandom } from './seeded-random.ts';
import { count } from './progress-bar.mjs';
import * as ask from './search/bench-questions.ts';
import { fillSqlCatalogue } from './search/sql-catalogue.ts';
import { openPostgresDatabase, openSqliteDatabase } from './search/sql-database.ts';
import type { SqlDatabase } from './search/sql-database.ts';
import { sqlLookup, sqlTours, sqlTravels } from './search/sql-listing.ts';
import { Timings } from './search/timings.ts';

const FIRST_DAY = '2027-01-01';
const WARM_UP_ROUNDS = 300;
const LEAST_ROUNDS = { index: 100, sql: 5 } as const;
const MOST_TRAVELS = 17_000;
const SEED = 7;

const idOfTour = ({ tour }: TourHit) => tour.id;
const idOfTravel = ({ travel }: TravelHit) => travel.id;

await runProcess(async () => {
  const { values } = parseArgs({
    options: {
      tours: { type: 'string', default: '50000,1000000' },
      rounds: { type: 'string', default: '1000' },
      'sql-rounds': { type: 'string', default: '40' },
      seconds: { type: 'string', default: '30' },
      database: { type: 'string' },
    },
  });
  const rounds = {
    index: Number(values.rounds),
    sql: Number(values['sql-rounds']),
    limitMs: Number(values.seconds) * 1000,
  };
  if (values.database) {
    const today = todayIn('Europe/Rome', Date.now());
    return measure(await readDatabase(values.database), today, rounds);
  }
  for (const size of values.tours.split(',').map(Number)) {
    await measure(generate(size), addDays(FIRST_DAY, 14), rounds);
  }
}, 'Cannot measure');

function generate(tours: number): CatalogueSnapshot {
  const travels = Math.min(MOST_TRAVELS, Math.ceil(tours / 50));
  return generateCatalogue({ seed: 1, firstDay: FIRST_DAY, days: 900, travels, tours });
}

async function readDatabase(dataFolder: string): Promise<CatalogueSnapshot> {
  if (!existsSync(path.join(dataFolder, 'cordata.sqlite'))) {
    throw new WrongSetting(`There is no catalogue in ${dataFolder} (npm run catalogue:generate).`);
  }
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  try {
    return await readCatalogueSnapshot(storage.db, Date.now());
  } finally {
    await storage.close();
  }
}

interface Rounds {
  readonly index: number;
  readonly sql: number;
  /** After which nobody is asked a further question of a kind, but the fewest that there may be. */
  readonly limitMs: number;
}

/** Numbers rounds from 0 on, until there were enough or their time is over. */
function* countedRounds(who: 'index' | 'sql', { limitMs, ...most }: Rounds): Generator<number> {
  const began = performance.now();
  for (let round = 0; round < most[who]; round++) {
    if (round >= LEAST_ROUNDS[who] && performance.now() - began > limitMs) return;
    yield round;
  }
}

async function measure(snapshot: CatalogueSnapshot, today: string, rounds: Rounds): Promise<void> {
  say(`\n${count(snapshot.tours.length)} tours of ${count(snapshot.travels.length)} travels`);
  const index = build(snapshot);
  await measureIndex(index, today, rounds);
  for (const open of [openSqliteDatabase, openPostgresDatabase]) {
    if (rounds.sql === 0) return;
    const db = await open();
    try {
      const began = performance.now();
      await fillSqlCatalogue(db, snapshot, ask.EXCHANGE_RATES);
      say(`${db.name.padEnd(11)} filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      await measureSql(db, index, today, rounds);
    } finally {
      await db.close();
    }
  }
}

/** Builds the index as a running site does, and says how long the longest step took. */
function build(snapshot: CatalogueSnapshot): SearchIndex {
  const before = process.memoryUsage();
  const steps = searchIndexSteps(snapshot);
  const longest = { clock: 0, processor: 0 };
  let processor = 0;
  for (;;) {
    const began = performance.now();
    const used = process.threadCpuUsage();
    const step = steps.next();
    const { user, system } = process.threadCpuUsage(used);
    const taken = (user + system) / 1000;
    processor += taken;
    longest.clock = Math.max(longest.clock, performance.now() - began);
    longest.processor = Math.max(longest.processor, taken);
    if (!step.done) continue;
    const { arrayBuffers, rss } = process.memoryUsage();
    const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
    say(
      `built in ${processor.toFixed(0)} ms of processor time, the longest step ` +
        `${longest.processor.toFixed(0)} ms, ${longest.clock.toFixed(0)} ms by the clock; arrays ` +
        `${megabytes(arrayBuffers - before.arrayBuffers)}, all of the process ${megabytes(rss)}`,
    );
    return step.value;
  }
}

async function measureIndex(index: SearchIndex, today: string, rounds: Rounds): Promise<void> {
  const random = seededRandom(SEED);
  const context = () => ask.randomContext(random, today);
  const run = async (name: string, makeAsk: () => () => unknown) => {
    const timings = new Timings();
    for (let round = 0; round < WARM_UP_ROUNDS; round++) makeAsk()();
    let asked = 0;
    for (const round of countedRounds('index', rounds)) {
      await timings.time(makeAsk());
      asked = round + 1;
    }
    say(`index       ${name.padEnd(12)} ${timings.describe(true)}   ${asked} asked`);
  };
  await run('top-sellers', () => {
    const question = ask.lookupQuestion(random, context());
    return () => ask.indexLookup(index, question);
  });
  await run('tours', () => {
    const question = ask.listingQuestion(random, context());
    return () => ask.indexTours(index, question);
  });
  await run('travels', () => {
    const question = ask.listingQuestion(random, context());
    return () => ask.indexTravels(index, question);
  });
}

/** Times the database, and compares each of its answers with the index's. */
async function measureSql(
  db: SqlDatabase,
  index: SearchIndex,
  today: string,
  rounds: Rounds,
): Promise<void> {
  const random = seededRandom(SEED);
  const context = () => ask.randomContext(random, today);
  const run = async <Question>(
    name: string,
    makeQuestion: () => Question,
    askSql: (question: Question) => Promise<unknown>,
    askIndex: (question: Question) => unknown,
  ) => {
    const timings = new Timings();
    let asked = 0;
    let different = 0;
    // The first finds caches cold.
    await askSql(makeQuestion());
    for (const round of countedRounds('sql', rounds)) {
      const question = makeQuestion();
      asked = round + 1;
      const answer = await timings.time(() => askSql(question));
      if (isDeepStrictEqual(answer, askIndex(question))) continue;
      different += 1;
      if (different === 1) say(`DIFFERENT   ${name} ${JSON.stringify(question)}`);
    }
    const sameAs =
      different === 0 ? `the same ${asked} answers` : `${different} OF ${asked} ANSWERS DIFFER`;
    const isHere = db.name === 'SQLite';
    say(`${db.name.padEnd(11)} ${name.padEnd(12)} ${timings.describe(isHere)}   ${sameAs}`);
    if (different > 0) process.exitCode = 1;
  };
  await run(
    'top-sellers',
    () => ask.lookupQuestion(random, context()),
    (question) => sqlLookup(db, question),
    (question) => ask.shortLookup(ask.indexLookup(index, question)),
  );
  await run(
    'tours',
    () => ask.listingQuestion(random, context()),
    (question) => sqlTours(db, question),
    (question) => ask.shortListing(ask.indexTours(index, question), idOfTour),
  );
  await run(
    'travels',
    () => ask.listingQuestion(random, context()),
    (question) => sqlTravels(db, question),
    (question) => ask.shortListing(ask.indexTravels(index, question), idOfTravel),
  );
}
