/**
 * Tells guests what becomes of a meet-up that they have joined (MEET-01): that it moved, or that it is called off, by an
 * import or because nobody can receive people that day. Every process looks each minute whether the catalogue has
 * changed. What a guest was told last stands with their place; what they are told now, and that they were, is one
 * transaction: a crash leaves both undone or done, and of several processes one has the mail.
 */
import type { Logger } from 'pino';
import { hasBegun } from '../../domain/clock-time.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { MARKETS } from '../../domain/market.ts';
import type { AnnouncedEvent, MeetupDay } from '../catalogue/meetup-records.ts';
import { announcedEvent } from '../catalogue/present-events.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { calledOffMail, placeMail } from '../mail/meetup-mails.ts';
import { startRepeating, type RepeatedWork } from '../repeat-work.ts';
import { readCatalogueVersion } from '../storage/queries/catalogue-version.ts';
import {
  announceAnew,
  listGuestsOf,
  listJoinedEventIds,
  removeGuest,
  type GuestToTell,
} from '../storage/queries/event-guests.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { lockMeetupDay } from '../storage/queries/meetups.ts';

export type MeetupNewsParts = Pick<BackendParts, 'storage' | 'now' | 'brand' | 'origins'> & {
  readonly log: Pick<Logger, 'error'>;
};

export function startMeetupNews(parts: MeetupNewsParts): RepeatedWork {
  let toldOf: number | null = null;
  return startRepeating(
    async () => {
      const version = await readCatalogueVersion(parts.storage.db);
      if (version === toldOf) return;
      if (await tellOfMeetups(parts)) toldOf = version;
    },
    MINUTE_MS,
    (error) => parts.log.error({ err: error }, 'check of meet-ups failed'),
  );
}

/**
 * Queues the mails that are due now, and forgets who was at what is over.
 * @returns whether all was told: one event that fails keeps none of the others waiting, and is tried again
 */
export async function tellOfMeetups(parts: MeetupNewsParts): Promise<boolean> {
  const { storage, log } = parts;
  let isAllTold = true;
  for (const eventId of await listJoinedEventIds(storage.db)) {
    const tell = storage.inTransaction((transaction) => tellGuests(transaction, eventId, parts));
    await tell.catch((error: unknown) => {
      isAllTold = false;
      log.error({ err: error }, 'guests of a meet-up could not be notified');
    });
  }
  return isAllTold;
}

async function tellGuests(
  transaction: WritingTransaction,
  eventId: string,
  parts: MeetupNewsParts,
): Promise<void> {
  const day = await lockMeetupDay(transaction, eventId);
  for (const guest of await listGuestsOf(transaction, eventId)) {
    if (day) await tellOfMove(transaction, { eventId, guest, day }, parts);
    // What is past leaves the catalogue by itself.
    else if (await removeGuest(transaction, eventId, guest.accountId))
      await tellThatItIsOff(transaction, { eventId, guest }, parts);
  }
}

async function tellOfMove(
  transaction: WritingTransaction,
  {
    eventId,
    guest,
    day,
  }: { readonly eventId: string; readonly guest: GuestToTell; readonly day: MeetupDay },
  parts: MeetupNewsParts,
): Promise<void> {
  const announced = announcedEvent(day, MARKETS[guest.marketId]);
  if (!isElsewhere(announced, guest.announced) || hasBegun(announced, parts.now())) return;
  await announceAnew(transaction, eventId, guest.accountId, announced);
  await mailTo(transaction, guest, parts, (common) =>
    placeMail('moved', { ...common, eventId, announced }),
  );
}

async function tellThatItIsOff(
  transaction: WritingTransaction,
  { eventId, guest }: { readonly eventId: string; readonly guest: GuestToTell },
  parts: MeetupNewsParts,
): Promise<void> {
  const { announced } = guest;
  if (hasBegun(announced, parts.now())) return;
  await mailTo(transaction, guest, parts, (common) =>
    calledOffMail({ ...common, eventId, announced }),
  );
}

/** At another time or place: what it is called, and how the place is described, may be corrected without a mail. */
function isElsewhere(now: AnnouncedEvent, told: AnnouncedEvent): boolean {
  return (['startingDate', 'startingTime', 'timeZone', 'latitude', 'longitude'] as const).some(
    (part) => now[part] !== told[part],
  );
}

type CommonParts = Omit<Parameters<typeof calledOffMail>[0], 'eventId' | 'announced'>;

async function mailTo(
  transaction: WritingTransaction,
  { email, firstName, marketId }: GuestToTell,
  { brand, origins, now }: MeetupNewsParts,
  compose: (common: CommonParts) => Parameters<typeof enqueueMail>[1],
): Promise<void> {
  if (email === null) return;
  const mail = compose({
    email,
    firstName,
    marketId,
    brandName: brand.name,
    origin: origins[marketId],
  });
  await enqueueMail(transaction, mail, now());
}
