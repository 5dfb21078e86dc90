/** The commands of the operator's people on either database (BOOK-03, TRV-17, NEWS-01). */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveEnquiry } from '../../backend/storage/queries/enquiries.ts';
import { confirmSubscription, takeSubscription } from '../../backend/storage/queries/newsletter.ts';
import { knownTour, listRequests } from '../../backend/storage/queries/requests.ts';
import { saveTour } from '../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { findTourByCode } from '../../backend/storage/queries/tours.ts';
import { withdrawEnquiry } from '../../backend/storage/queries/tour-group.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { createSmallContent } from '../support/small-content.ts';
import { whileLocked } from '../support/while-locked.ts';
import { describeOn, describeOnBoth, type StorageUnderTest } from './both-databases.ts';
import { sampleTour, sampleTravel } from './sample-catalogue.ts';

const run = promisify(execFile);
const NOW = Date.now();
const FUTURE = { startingDate: '2099-05-01', endingDate: '2099-05-14' };

describeOnBoth('commands for requests', (underTest, dialect) => {
  test('BOOK-03 booked takes the seats once and moves the status, and another state gives them back once', async () => {
    const tour = await savedTour(underTest, { freeSeats: 5, takenSeats: 10, seatsToConfirm: 2 });
    const id = await savedRequest(underTest, tour.code, 2);
    const version = await readCatalogueVersion(underTest.storage.db);

    const booked = await command(underTest, 'requests', '--set', id, 'booked', '--owner', 'Ada');
    expect(booked).toMatch(dialect === 'sqlite' ? /database {3}SQLite, \// : /PostgreSQL, test_/);
    expect(booked).toContain(`${enquiryNumber(id)} was new, and is booked now`);
    const taken = { freeSeats: 3, takenSeats: 12, seatsToConfirm: 0, status: 'ALMOST_FULL' };
    expect(await storedTour(underTest, tour.code)).toMatchObject(taken);
    // With which a running site notices.
    expect(await readCatalogueVersion(underTest.storage.db)).toBe(version + 1);

    expect(await command(underTest, 'requests', '--set', id, 'booked')).toContain('as before');
    expect(await storedTour(underTest, tour.code)).toMatchObject(taken);
    const number = enquiryNumber(id);
    expect(await command(underTest, 'requests', '--set', number, 'refused')).toContain(
      '5 seats left',
    );
    await command(underTest, 'requests', '--set', id, 'answered', '--note', 'wrote back');
    expect(await storedTour(underTest, tour.code)).toEqual(tour);
    const [request] = await listRequests(underTest.storage.db, { tourCode: tour.code });
    expect(request).toMatchObject({ state: 'answered', owner: 'Ada', note: 'wrote back' });
  });

  test('BOOK-03 of two that book the last seat at once, one wins', async () => {
    const tour = await savedTour(underTest, { freeSeats: 1, takenSeats: 14, seatsToConfirm: 0 });
    const ids = [
      await savedRequest(underTest, tour.code, 1),
      await savedRequest(underTest, tour.code, 1),
    ];
    const said = await Promise.all(
      ids.map((id) => command(underTest, 'requests', '--set', id, 'booked')),
    );
    expect(said.filter((text) => text.includes('0 seats left and is SOLD_OUT'))).toHaveLength(1);
    expect(said.filter((text) => /^failed: .*has 0 seats left, and the/s.test(text))).toHaveLength(
      1,
    );
    expect(await storedTour(underTest, tour.code)).toMatchObject({ freeSeats: 0, takenSeats: 15 });
    expect(
      await listRequests(underTest.storage.db, { tourCode: tour.code, state: 'new' }),
    ).toHaveLength(1);
  });

  test('BOOK-03 what cannot be done is a sentence, and changes nothing', async () => {
    const tour = await savedTour(underTest, { isWithdrawn: true });
    const id = await savedRequest(underTest, tour.code, 1);
    const free = await savedTour(underTest, {});
    const takenBack = await savedRequest(underTest, free.code, 1);
    await withdrawEnquiry(underTest.storage.db, takenBack, NOW);
    for (const [args, sentence] of [
      [['--set', id, 'booked'], /departure \S+ is withdrawn\n$/],
      [['--set', takenBack, 'booked'], /the traveller has withdrawn/],
      [['--set', randomUUID(), 'booked'], /there is no request/],
      [['--set', id, '--owner', 'x'.repeat(81)], /more than 80 characters/],
    ] as const) {
      expectSentence(await command(underTest, 'requests', ...args), sentence);
    }
    const states = await listRequests(underTest.storage.db, { state: 'new' });
    expect(states.map((request) => request.id)).toEqual(expect.arrayContaining([id, takenBack]));
    expect(await storedTour(underTest, free.code)).toEqual(free);
  });

  test('SEC-09 SEC-10 lists without whole addresses, and as a table whose cells are no formulas', async () => {
    const tour = await savedTour(underTest, {});
    const id = await savedRequest(underTest, tour.code, 2, { fullName: '=1+1', message: 'a "b"' });
    const listed = await command(underTest, 'requests', '--tour', tour.code, '--days', '1');
    expect(listed).toContain(enquiryNumber(id));
    expect(listed).toContain('1 in all');
    expect(listed).not.toContain('zoe@example.com');
    expect(
      await command(underTest, 'requests', '--tour', tour.code, '--state', 'booked'),
    ).toContain('No requests');
    const table = await command(underTest, 'requests', '--tour', tour.code, '--csv');
    expect(table).toMatch(/^\uFEFF"id",/);
    expect(table).toContain(`"${id}"`);
    expect(table).toContain(`"'=1+1","zoe@example.com"`);
    expect(table).toContain('"a ""b"""\r\n');
  });

  test('NEWS-01 exports who has confirmed, with what they agreed to', async () => {
    const { db } = underTest.storage;
    const place = { marketId: 'it', language: 'it' } as const;
    const on = `on-${randomUUID()}@example.com`;
    const { id } = await takeSubscription(db, { email: on, ...place }, NOW);
    await takeSubscription(db, { email: `waits-${on}`, ...place }, NOW);
    const consent = { by: 'mail', text: 'Sì?', privacyVersion: '2026-01-15' } as const;
    await confirmSubscription(db, id, { ...place, consent }, NOW);
    const table = await command(underTest, 'newsletter-export', '--csv');
    expect(table).toContain(
      `"${on}","it","it","${new Date(NOW).toISOString()}","mail","Sì?","2026-01-15"\r\n`,
    );
    expect(table).not.toContain('waits-');
    expect(await command(underTest, 'newsletter-export')).toMatch(/^failed: .*--csv/s);
  });

  test('TRV-17 an import that withdraws a departure lists its requests, and wants --yes', async () => {
    const tour = await savedTour(underTest, {});
    const id = await savedRequest(underTest, tour.code, 2);
    const content = createSmallContent();
    const importWith = (...args: string[]) =>
      command(underTest, 'content-import', content.folder, ...args);
    const refused = await importWith();
    expect(refused).toMatch(/^failed: .*nothing was changed:\n/s);
    expect(refused).toContain(`${enquiryNumber(id)}  ${tour.code}  2 seats  new  is withdrawn`);
    expect(await storedTour(underTest, tour.code)).toEqual(tour);
    const meant = await importWith('--yes');
    expect(meant).toMatch(/travels and \d+ departures imported/);
    expect(meant).toContain(`${enquiryNumber(id)}  ${tour.code}`);
    expect(await storedTour(underTest, tour.code)).toMatchObject({ isWithdrawn: true });
    // What was asked about once is not asked about again.
    expect(await importWith()).toContain('unchanged');
    content.dispose();
  });
});

describeOn('sqlite', 'commands for requests', (underTest) => {
  test('BOOK-03 what is not understood is a sentence, before any database is opened', async () => {
    for (const [args, sentence] of [
      [['--set', 'x', 'paid'], /paid: is no state; there are new, answered/],
      [['--set', 'x'], /--set: wants a state/],
      [['--set', 'x', 'answered', 'booked'], /booked: is not understood/],
      [['--state', 'paid'], /paid: is no state/],
      [['--days', '0'], /--days: is a number/],
      [['--again'], /'--again'/],
    ] as const) {
      expectSentence(await command(underTest, 'requests', ...args), sentence);
    }
  });

  test('REL-05 a locked, a read-only and a wrong database is a sentence, and changes nothing', async () => {
    const tour = await savedTour(underTest, {});
    const id = await savedRequest(underTest, tour.code, 1);
    const { dataFolder } = underTest.options;
    const book = () => command(underTest, 'requests', '--set', id, 'booked');
    await whileLocked(dataFolder, async () => {
      expect(await book()).toMatch(/^failed: .*locked by another process/s);
    });
    if (process.getuid?.() !== 0) {
      const file = join(dataFolder, 'cordata.sqlite');
      chmodSync(file, 0o400);
      expect(await book()).toMatch(/^failed: .*cannot be written/s);
      chmodSync(file, 0o600);
    }
    const wrong = { DATABASE_URL: 'mysql://localhost/cordata' };
    expect(await commandIn(wrong, 'requests', '--set', id, 'booked')).toMatch(
      /^failed: Cannot work with the requests: .*DATABASE_URL/s,
    );
    expect(await storedTour(underTest, tour.code)).toEqual(tour);
  });
});

function expectSentence(said: string, sentence: RegExp): void {
  expect(said).toMatch(/^failed: /);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n +at /);
}

/** Of a travel that the content does not have. */
async function savedTour({ storage }: StorageUnderTest, changes: Parameters<typeof sampleTour>[1]) {
  const code = `GONE-${randomUUID().slice(0, 8).toUpperCase()}`;
  const tour = sampleTour(code, { ...FUTURE, travelId: 'gone', ...changes });
  await storage.inTransaction(async (transaction) => {
    await saveTravel(transaction, sampleTravel('gone'), NOW);
    await saveTour(transaction, tour, NOW);
  });
  return tour;
}

function storedTour({ storage }: StorageUnderTest, code: string) {
  return findTourByCode(storage.db, code);
}

async function savedRequest(
  { storage }: StorageUnderTest,
  tourCode: string,
  travellers: number,
  changes: { readonly fullName?: string; readonly message?: string } = {},
): Promise<string> {
  const marketId = 'en-WE';
  const { id } = await saveEnquiry(
    storage.db,
    {
      tourCode,
      travellers,
      fullName: 'Zoë O’Neill',
      email: 'zoe@example.com',
      message: '',
      privateRoom: false,
      flexibleCancellation: false,
      idempotencyKey: randomUUID(),
      marketId,
      known: knownTour(sampleTour(tourCode, FUTURE), { marketId }),
      ...changes,
    },
    NOW,
  );
  return id;
}

function command(
  { options: { databaseUrl, dataFolder } }: StorageUnderTest,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  const database: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_FOLDER: dataFolder };
  return commandIn(database, name, ...args);
}

/** What it prints, after `failed: ` where its exit code is 1. */
function commandIn(
  environment: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  return run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, ...environment },
  }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }: { code: number; stderr: string }) =>
      `${code === 1 ? 'failed' : `ended with ${code}`}: ${stderr}`,
  );
}
