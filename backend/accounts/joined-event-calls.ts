/**
 * Joining meet-ups (MEET-01): up to their places, once for each person, until they begin. The mail that says so is
 * written in the same transaction.
 */
import { Hono } from 'hono';
import { joinEventSchema, eventKeySchema, type JoinedEvent } from '../../contract/joined-events.ts';
import { isDisabledRoute } from '../../contract/route-paths.ts';
import { hasBegun } from '../../domain/clock-time.ts';
import type { Market } from '../../domain/market.ts';
import { announcedEvent } from '../catalogue/present-events.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from '../content-api/call-input.ts';
import { openDay, presentDay } from '../content-api/event-calls.ts';
import { countForm } from '../content-api/form-limits.ts';
import { placeMail } from '../mail/meetup-mails.ts';
import {
  addGuest,
  listJoined,
  nameGuests,
  removeGuest,
  showGuestName,
} from '../storage/queries/event-guests.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { findMeetupDay, lockMeetupDay } from '../storage/queries/meetups.ts';
import type { OwnAccount } from '../storage/queries/own-account.ts';
import { accountOfCall, lockOwnAccount, privateAnswer } from './account-of-call.ts';

export function joinedEventCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage, now } = parts;

  app.get('/account/events', async (context) => {
    const market = marketOfCall(context);
    const { id } = await accountOfCall(context, parts);
    return privateAnswer(context, await listOwnEvents(id, market, parts));
  });

  app.post('/account/events/show', async (context) => {
    const market = marketOfCall(context);
    const { id } = await bodyOfCall(context, eventKeySchema);
    const account = await accountOfCall(context, parts);
    const day = openDay(await findMeetupDay(storage.db, id), market, now());
    const [guests, joined] = await Promise.all([
      nameGuests(storage.db, day.event.id),
      listJoined(storage.db, account.id),
    ]);
    const own = joined.find(({ eventId }) => eventId === day.event.id);
    return privateAnswer(context, {
      event: await presentDay(storage.db, day, market, guests),
      isComing: own !== undefined,
      isNameShown: own?.isNameShown ?? false,
      firstName: account.first_name,
    });
  });

  app.post('/account/events/join', async (context) => {
    const market = marketOfCall(context);
    const { id: eventId, showName: isNameShown } = await bodyOfCall(context, joinEventSchema);
    const account = await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    await takePlace({ eventId, isNameShown, account, market, network }, parts);
    return privateAnswer(context, {});
  });

  app.post('/account/events/name', async (context) => {
    marketOfCall(context);
    const { id: eventId, showName } = await bodyOfCall(context, joinEventSchema);
    const { id } = await accountOfCall(context, parts);
    if (!(await showGuestName(storage.db, eventId, id, showName)))
      throw new ApiError('CONFLICT', 'The person has no place there');
    return privateAnswer(context, {});
  });

  app.post('/account/events/leave', async (context) => {
    marketOfCall(context);
    const { id: eventId } = await bodyOfCall(context, eventKeySchema);
    const { id } = await accountOfCall(context, parts);
    await removeGuest(storage.db, eventId, id);
    return privateAnswer(context, {});
  });

  return app;
}

interface WantedPlace {
  readonly eventId: string;
  readonly isNameShown: boolean;
  readonly account: Pick<OwnAccount, 'id' | 'email' | 'confirmed_at' | 'first_name'>;
  readonly market: Market;
  readonly network: string;
}

/**
 * Takes a place and writes its mail, or says whether the name of who has one already is shown.
 * @throws ApiError where the meet-up is unknown, has begun or is full, or its letter box gets no more mails now
 */
export async function takePlace(
  { eventId, isNameShown, account, market, network }: WantedPlace,
  parts: Pick<BackendParts, 'storage' | 'now' | 'brand' | 'origins' | 'limits' | 'secret'>,
): Promise<void> {
  const { storage, now } = parts;
  const email = account.confirmed_at === null ? null : account.email;
  await storage.inTransaction(async (transaction) => {
    await lockOwnAccount(transaction, account.id);
    const day = openDay(await lockMeetupDay(transaction, eventId), market, now());
    if (await showGuestName(transaction, eventId, account.id, isNameShown)) return;
    const announced = announcedEvent(day, market);
    const guest = { eventId, accountId: account.id, isNameShown, marketId: market.id, announced };
    const freeFor = day.meetup.places - day.event.attendees.length;
    const joinedAt = now();
    if (!(await addGuest(transaction, guest, freeFor, joinedAt)))
      throw new ApiError('CONFLICT', 'The meet-up has no place left');
    await countForm(transaction, { name: 'meet-up', network, email, mails: 1 }, parts);
    if (email === null) return;
    const mail = placeMail('joined', {
      ...guest,
      email,
      firstName: account.first_name,
      brandName: parts.brand.name,
      origin: parts.origins[market.id],
    });
    await enqueueMail(transaction, mail, joinedAt);
  });
}

/** Those that the account has joined and that have not begun, by day and time; none in a market without meet-ups. */
async function listOwnEvents(
  accountId: string,
  market: Market,
  { storage: { db }, now }: BackendParts,
): Promise<JoinedEvent[]> {
  if (isDisabledRoute('events-wemeet', market.id)) return [];
  const events: JoinedEvent[] = [];
  for (const { eventId, isNameShown } of await listJoined(db, accountId)) {
    const day = await findMeetupDay(db, eventId);
    if (!day || hasBegun({ ...day.event, timeZone: day.meetup.timeZone }, now())) continue;
    const event = await presentDay(db, day, market, await nameGuests(db, eventId));
    events.push({ event, isNameShown });
  }
  const moment = ({ event }: JoinedEvent) => `${event.startingDate} ${event.startingTime}`;
  return events.sort((one, other) => (moment(one) < moment(other) ? -1 : 1));
}
