/**
 * `npm run kill:writes [-- TIMES]`: kills a process again and again (kill -9, 100 times without a number, on each
 * database) while many people save and remove things, turn alerts on and off, ask for codes and use them, and join a
 * meet-up, all at once; and then looks for every write that was acknowledged (REL-02). A code and a place (MEET-01)
 * have to have their mail, and a mail its code or place. It runs on SQLite in a folder and on a PostgreSQL server of
 * its own, and removes both.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '../backend/content-import/read-content.ts';
import { listAlerts } from '../backend/storage/queries/alerts.ts';
import { listJoined } from '../backend/storage/queries/event-guests.ts';
import { listMails } from '../backend/storage/queries/mail-outbox.ts';
import { replaceMeetups } from '../backend/storage/queries/meetups.ts';
import { listWishlist } from '../backend/storage/queries/wishlist.ts';
import { openStorage, type Storage } from '../backend/storage/storage.ts';
import { killedChildren, timesToKill } from './killed-child.ts';
import type { AcknowledgedWrite } from './kill-writes-child.ts';
import { startPostgres } from './postgres.mjs';

const EVENT = {
  id: 'open-meet-up',
  standIn: null,
  startingDate: '2099-01-01',
  startingTime: '19:00',
  attendees: [],
} as const;

const times = timesToKill(100);
const { meetups } = await readContent('content');
const file = path.join(import.meta.dirname, 'kill-writes-child.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'cordata-kill-writes-'));
try {
  await killAndLook('SQLite', undefined);
  const server = await startPostgres();
  try {
    await killAndLook('PostgreSQL', server.url);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function killAndLook(name: string, databaseUrl: string | undefined): Promise<void> {
  const written: AcknowledgedWrite[] = [];
  // A line that was cut off by the kill was not told to anybody.
  const children = killedChildren(file, (line) => {
    if (line.endsWith('}')) written.push(JSON.parse(line));
  });
  try {
    const storage = await openStorage({ databaseUrl, dataFolder: folder });
    try {
      await openMeetup(storage);
      let killed = 0;
      for (let round = 0; round < times; round += 1)
        if (await children.runAndKill(folder, databaseUrl ?? '', EVENT.id)) killed += 1;
      const lost = await lostOf(written, storage);
      const halfMade = (await codesWithoutMail(storage)) + (await placesWithoutMail(storage));
      const counts = Object.entries(Object.groupBy(written, ({ kind }) => kind));
      console.log(
        `${name}: ${killed} kills, ${written.length} acknowledged writes ` +
          `(${counts.map(([kind, each]) => `${each.length} ${kind}`).join(', ')}), ` +
          `${lost.length} lost, ${halfMade} codes or places without a mail, or mails without them`,
      );
      for (const write of lost.slice(0, 10)) console.log(JSON.stringify(write));
      if (lost.length + halfMade > 0) process.exitCode = 1;
    } finally {
      await storage.close();
    }
  } finally {
    children.endAll();
  }
}

/** A meet-up with room for everybody. */
async function openMeetup(storage: Storage): Promise<void> {
  const [meetup] = meetups;
  if (!meetup) throw new Error('The content has no meet-up');
  await storage.migrate();
  await storage.inTransaction((transaction) =>
    replaceMeetups(
      transaction,
      [{ ...meetup, places: 1_000_000 }],
      [{ ...EVENT, meetupId: meetup.id }],
    ),
  );
}

async function lostOf(
  written: readonly AcknowledgedWrite[],
  storage: Storage,
): Promise<AcknowledgedWrite[]> {
  const lost: AcknowledgedWrite[] = [];
  for (const write of written) if (!(await isThere(write, storage))) lost.push(write);
  return lost;
}

async function isThere({ kind, who }: AcknowledgedWrite, { db }: Storage): Promise<boolean> {
  switch (kind) {
    case 'wishlist saved':
      return (await listWishlist(db, who)).length === 1;
    case 'wishlist removed':
      return (await listWishlist(db, who)).length === 0;
    case 'alert on':
      return (await listAlerts(db, who)).length === 1;
    case 'alert off':
      return (await listAlerts(db, who)).length === 0;
    case 'code asked':
      return (await codeOf(who, db)) !== undefined;
    case 'code used':
      return (await codeOf(who, db))?.used_at != null;
    case 'place taken':
      return (await listJoined(db, who)).length === 1;
  }
}

function codeOf(email: string, db: Storage['db']) {
  return db.selectFrom('one_time_codes').selectAll().where('email', '=', email).executeTakeFirst();
}

async function codesWithoutMail({ db }: Storage): Promise<number> {
  const codes = await db.selectFrom('one_time_codes').select('email').execute();
  return unmatched(
    codes.map(({ email }) => email),
    await mailedTo('@example.com', db),
  );
}

async function placesWithoutMail({ db }: Storage): Promise<number> {
  const guests = await db.selectFrom('event_guests').select('account_id').execute();
  return unmatched(
    guests.map(({ account_id: id }) => `${id}@meet-ups.example`),
    await mailedTo('@meet-ups.example', db),
  );
}

async function mailedTo(letterBoxes: string, db: Storage['db']): Promise<string[]> {
  const mails = await listMails(db, Number.MAX_SAFE_INTEGER);
  return mails.map(({ to }) => to).filter((to) => to.endsWith(letterBoxes));
}

/** How many were written to and should not be, were not and should be, or were twice. */
function unmatched(expected: readonly string[], mailed: readonly string[]): number {
  const once = new Set(mailed);
  return new Set(expected).symmetricDifference(once).size + (mailed.length - once.size);
}
