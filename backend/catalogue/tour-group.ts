/** Who asked for a seat on a tour, by person and not by message (TRV-08). */
import type { Companion } from '../../contract/tour-group.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { personOfEmail } from '../../domain/email.ts';
import { greetingName } from '../../domain/full-name.ts';
import type { NamedAsker } from '../storage/queries/tour-group.ts';
import { DAY_MS } from '../../domain/durations.ts';

/** Who asked longer ago has gone another way, or a seat by now. */
const INTEREST_DAYS = 30;
/** One alone is no news to others, and would be somebody. */
const LEAST_PEOPLE = 2;
const MOST_COMPANIONS = 30;

/** Since when somebody who asked is interested (ms since 1970). */
export function interestSince(now: number): number {
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
