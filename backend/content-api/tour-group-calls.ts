/** GET tours/{code}/interest and tours/{code}/companions (TRV-08). */
import { Hono } from 'hono';
import { CHANGES_AT_HEADER } from '../../contract/headers.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { isFuture } from '../../domain/tour-status.ts';
import {
  listAddressesSince,
  listNamedAskers,
  type NamedAsker,
} from '../storage/queries/tour-group.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, personOfCall } from './call-input.ts';
import {
  LEAST_COUNTED,
  type Companion,
  type Companions,
  type SeatHolders,
} from '../../contract/tour-group.ts';
import type { TourRecord } from '../catalogue/records.ts';
import { personOfEmail } from '../../domain/email.ts';
import { greetingName } from '../../domain/full-name.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { countUses, passedLimit, type Limit } from '../limits.ts';

/** A page with the count in it is kept no longer: a request for a seat changes nothing of the catalogue. */
const COUNT_LIFE_MS = 60_000;
/** How often one person may read names: whoever collects them gets few. */
const READINGS: Limit = { name: 'names for a reader', most: 60, windowMs: HOUR_MS };

export function tourGroupCalls(parts: BackendParts): Hono {
  const app = new Hono();

  /** A tour that one may still look for company on. */
  const openTour = (code: string, market: Market): TourRecord => {
    const tour = parts.catalogue().view.findTour(code);
    if (!tour) throw new ApiError('NOT_FOUND', 'There is no tour with this code');
    // Once it has left, nobody is looking for company any more.
    if (tour.isWithdrawn || !isFuture(tour, todayIn(market.timeZone, parts.now()))) {
      throw new ApiError('GONE', 'The tour is no longer available');
    }
    return tour;
  };

  app.get('/tours/:code/interest', async (context) => {
    const { code } = openTour(context.req.param('code'), marketOfCall(context));
    const since = interestSince(parts.now());
    const emails = await listAddressesSince(parts.storage.db, code, since);
    context.header(CHANGES_AT_HEADER, String(parts.now() + COUNT_LIFE_MS));
    return context.json({
      response: 'success',
      data: { people: interestedPeople(emails) },
    });
  });

  app.get('/tours/:code/companions', async (context) => {
    const market = marketOfCall(context);
    const reader = await personOfCall(context, parts);
    if (!reader) throw new ApiError('UNAUTHORIZED', 'Names are for people who are logged in');
    const use = { limit: READINGS, of: reader.id };
    const counted = await countUses(parts.storage.db, [use], {
      now: parts.now(),
      secret: parts.secret,
    });
    const passed = passedLimit(counted);
    if (passed) {
      throw new ApiError('TOO_MANY_REQUESTS', 'Too many names for one reader', {
        retryAfterS: Math.ceil(passed.waitMs / 1000),
        suspicion: { event: 'limit-reached', details: { limit: READINGS.name } },
      });
    }
    const tour = openTour(context.req.param('code'), market);
    const askers = await listNamedAskers(parts.storage.db, tour.code);
    const data: Companions = {
      companions: companionsOf(askers, market.timeZone),
      seatHolders: seatHoldersOf(tour),
    };
    context.header('cache-control', 'no-store');
    return context.json({ response: 'success', data });
  });

  return app;
}

// Who asked for a seat on a tour, by person and not by message (TRV-08).

/** Who asked longer ago has gone another way, or a seat by now. */
const INTEREST_DAYS = 30;
/** One alone is no news to others, and would be somebody. */
const LEAST_PEOPLE = 2;
const MOST_COMPANIONS = 30;

/** Since when somebody who asked is interested (ms since 1970). */
function interestSince(now: number): number {
  return now - INTEREST_DAYS * DAY_MS;
}

/** How many people these are, by the addresses of their requests; 0 of fewer than two. */
export function interestedPeople(emails: readonly string[]): number {
  const people = new Set(emails.map(personOfEmail));
  return people.size < LEAST_PEOPLE ? 0 : people.size;
}

/**
 * Those who let people read their name, each once, the latest first: the last request of a person. Of the name
 * the first word alone, and nothing where that is no name.
 *
 * @param askers the latest first
 */
export function companionsOf(askers: readonly NamedAsker[], timeZone: string): Companion[] {
  const shown = new Map<string, Companion>();
  for (const { email, full_name, age_group, created_at } of askers) {
    if (shown.size === MOST_COMPANIONS) break;
    const person = personOfEmail(email);
    if (shown.has(person)) continue;
    shown.set(person, {
      firstName: greetingName(full_name),
      ageGroup: age_group,
      askedOn: todayIn(timeZone, created_at),
    });
  }
  return [...shown.values()];
}

/** Who has a seat, in counts that are nobody in particular. */
export function seatHoldersOf({
  group: { women, alone, firstTimers, ages },
  takenSeats,
}: Pick<TourRecord, 'group' | 'takenSeats'>): SeatHolders {
  return {
    ...tellable({ women }, takenSeats),
    ...tellable({ alone }, takenSeats),
    ...tellable({ firstTimers }, takenSeats),
    ages: tellable(ages, takenSeats),
  };
}

/**
 * The counts of at least five people. None of them where they leave one to four of the seats over: as everybody
 * knows how many are taken, that would count those too.
 */
function tellable<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  takenSeats: number,
): Partial<Record<Name, number>> {
  const told = Object.entries<number>(counts).filter(([, count]) => count >= LEAST_COUNTED);
  const others = takenSeats - told.reduce((sum, [, count]) => sum + count, 0);
  if (others > 0 && others < LEAST_COUNTED) return {};
  return Object.fromEntries(told) as Partial<Record<Name, number>>;
}
