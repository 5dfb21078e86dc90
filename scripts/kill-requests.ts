/**
 * `npm run kill:requests [-- TIMES]`: kills a process again and again (kill -9, 50 times without a number, on each
 * database) while it books requests for seats, takes that back, and imports content that withdraws departures and offers
 * them again; and looks each time whether each tour has the seats that its booked requests take, no more and no less,
 * and each import is there as a whole or not at all (BOOK-03, REL-02). It runs on SQLite in a folder and on a PostgreSQL
 * server of its own, and removes both.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { saveEnquiry } from '../backend/storage/queries/enquiries.ts';
import { listRequests } from '../backend/storage/queries/requests.ts';
import { listBookedSeats } from '../backend/storage/queries/tour-bookings.ts';
import { readTourBatches } from '../backend/storage/queries/tours.ts';
import { listTravels } from '../backend/storage/queries/travels.ts';
import { openStorage, type Storage, type StorageOptions } from '../backend/storage/storage.ts';
import { createSmallContent, SMALL_TRAVELS } from '../test/support/small-content.ts';
import { killedChildren, timesToKill } from './killed-child.ts';
import { startPostgres } from './postgres.mjs';

const REQUESTS_PER_TOUR = 8;
const TOURS_PER_TRAVEL = 2;

const times = timesToKill(50);
const [, withdrawn] = SMALL_TRAVELS;
const folder = mkdtempSync(path.join(tmpdir(), 'cordata-kill-requests-'));
const whole = createSmallContent();
const without = createSmallContent();
without.remove(`travels/${withdrawn}`);
try {
  await killAndLook('SQLite', { databaseUrl: undefined, dataFolder: folder });
  const server = await startPostgres();
  try {
    await killAndLook('PostgreSQL', { databaseUrl: server.url, dataFolder: '' });
  } finally {
    await server.stop();
  }
} finally {
  whole.dispose();
  without.dispose();
  rmSync(folder, { recursive: true, force: true });
}

async function killAndLook(name: string, database: StorageOptions): Promise<void> {
  const done: string[] = [];
  const children = killedChildren(
    path.join(import.meta.dirname, 'kill-requests-child.ts'),
    (line) => done.push(line),
  );
  const storage = await openStorage(database);
  try {
    await storage.migrate();
    await importContentFolder(storage, whole.folder, Date.now());
    await askForSeats(storage);
    const { dataFolder, databaseUrl = '' } = database;
    let killed = 0;
    const faults: string[] = [];
    for (let round = 0; round < times; round += 1) {
      if (await children.runAndKill(dataFolder, databaseUrl, whole.folder, without.folder))
        killed += 1;
      faults.push(...(await faultsOf(storage)));
    }
    const count = (word: string) => done.filter((line) => line === word).length;
    console.log(
      `${name}: ${killed} kills, ${count('booked')} bookings, ${count('answered')} taken back, ` +
        `${count('imported')} imports, ${faults.length} faults`,
    );
    for (const fault of faults.slice(0, 10)) console.log(fault);
    if (faults.length > 0 || killed === 0 || count('booked') * count('imported') === 0)
      process.exitCode = 1;
  } finally {
    children.endAll();
    await storage.close();
  }
}

/** More than there are seats, on some tours of each travel. */
async function askForSeats({ db }: Storage): Promise<void> {
  for (const travelId of SMALL_TRAVELS) {
    const tours = await db
      .selectFrom('tours')
      .select('code')
      .where('travel_id', '=', travelId)
      .orderBy('code', 'desc')
      .limit(TOURS_PER_TRAVEL)
      .execute();
    for (const { code } of tours) {
      for (let number = 0; number < REQUESTS_PER_TOUR; number += 1) {
        const request = {
          tourCode: code,
          fullName: 'Ada Verdi',
          email: 'ada@example.com',
          travellers: 2,
          message: '',
          privateRoom: false,
          flexibleCancellation: false,
          idempotencyKey: randomUUID(),
          marketId: 'it',
        } as const;
        await saveEnquiry(db, request, Date.now());
      }
    }
  }
}

async function faultsOf({ db }: Storage): Promise<string[]> {
  const faults: string[] = [];
  const requests = await listRequests(db, { state: 'booked' });
  const seats = await listBookedSeats(db);
  const travels = new Map((await listTravels(db)).map((travel) => [travel.id, travel]));
  for await (const batch of readTourBatches(db)) {
    for (const tour of batch) {
      const booked = requests
        .filter((request) => request.tour_code === tour.code)
        .reduce((sum, { travellers }) => sum + travellers, 0);
      // The content says that nobody has a seat.
      const counts = [
        seats.get(tour.code) ?? 0,
        tour.takenSeats,
        tour.maximumSeats - tour.freeSeats,
      ];
      if (counts.some((count) => count !== booked))
        faults.push(
          `${tour.code}: ${booked} seats are booked, and the tour has ${counts.join(', ')}`,
        );
      if (tour.isWithdrawn !== travels.get(tour.travelId)?.isWithdrawn)
        faults.push(`${tour.code}: is not as its travel is`);
    }
  }
  return faults;
}
