/**
 * Who leads which departure (TRV-10, decision 0043). Nobody travels with two groups at once, and a whole
 * day lies between two groups of the same person, who has to get there. A departure has somebody from
 * half a year ahead; who is named once stays named.
 */
import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';
import { byDeparture } from './departure-order.ts';
import { NAMED_AHEAD_DAYS } from './named-ahead.ts';

/** Whole days between two groups of one person. */
const DAYS_BETWEEN_GROUPS = 1;
const EPOCH: CalendarDate = '1970-01-01';

interface Days {
  readonly startingDate: CalendarDate;
  /** That day included. */
  readonly endingDate: CalendarDate;
}

export interface RotaDeparture extends Days {
  readonly code: string;
  /** Who can lead it: the travel's own coordinator first. */
  readonly leaders: readonly string[];
  /** Who is named already; null for nobody. */
  readonly named: string | null;
  /** Whether the company has decided who is named: then everybody else makes way. */
  readonly isDecided: boolean;
}

/** With its days as numbers, which are compared often. */
interface Group extends RotaDeparture {
  readonly first: number;
  readonly last: number;
}

/** The day by which it is named who leads a departure. */
export function namedBy(startingDate: CalendarDate): CalendarDate {
  return addDays(startingDate, -NAMED_AHEAD_DAYS);
}

/** Whether one person cannot lead both. */
export function areTooClose(one: Days, other: Days): boolean {
  return clash(spanOf(one), spanOf(other));
}

/**
 * Who leads each departure, by its code; those that nobody leads yet are not in it.
 *
 * Whoever is named is kept, as long as they lead no other group then. The others come by date: the
 * travel's own coordinator where they are free, else who has the fewest groups. Where everybody is away,
 * somebody named in the same go may pass a group on to who is free for it.
 */
export function makeRota(
  departures: readonly RotaDeparture[],
  today: CalendarDate,
): ReadonlyMap<string, string> {
  const groups = departures
    .map((departure): Group => ({ ...departure, ...spanOf(departure) }))
    .sort(
      (one, other) => Number(other.isDecided) - Number(one.isDecided) || byDeparture(one, other),
    );
  const rota = new Rota();
  for (const group of groups) rota.keep(group);
  for (const group of groups) {
    if (!rota.codes.has(group.code) && namedBy(group.startingDate) <= today) {
      rota.nameSomebody(group);
    }
  }
  return rota.codes;
}

class Rota {
  readonly codes = new Map<string, string>();
  readonly #groups = new Map<string, Group[]>();
  readonly #kept = new Set<Group>();

  keep(group: Group): void {
    const { named } = group;
    if (named === null || this.#inTheWay(named, group).length > 0) return;
    this.#name(named, group);
    this.#kept.add(group);
  }

  /** @param asked who was asked to pass on a group: each is asked once */
  nameSomebody(group: Group, asked: Set<string> = new Set()): boolean {
    const leaders = this.#byTurn(group).filter((person) => !asked.has(person));
    const free = leaders.find((person) => this.#inTheWay(person, group).length === 0);
    if (free !== undefined) {
      this.#name(free, group);
      return true;
    }
    for (const person of leaders) {
      const [other, ...more] = this.#inTheWay(person, group);
      if (!other || more.length > 0 || this.#kept.has(other) || asked.has(person)) continue;
      asked.add(person);
      this.#unname(person, other);
      const isPassedOn = this.nameSomebody(other, asked);
      this.#name(person, isPassedOn ? group : other);
      if (isPassedOn) return true;
    }
    return false;
  }

  /** The travel's own first, then who has the fewest groups. */
  #byTurn({ leaders }: Group): readonly string[] {
    const [own, ...others] = leaders;
    const turns = others.sort((one, other) => this.#of(one).length - this.#of(other).length);
    return own === undefined ? turns : [own, ...turns];
  }

  #of(person: string): readonly Group[] {
    return this.#groups.get(person) ?? [];
  }

  #inTheWay(person: string, group: Group): Group[] {
    return this.#of(person).filter((other) => clash(other, group));
  }

  #name(person: string, group: Group): void {
    this.codes.set(group.code, person);
    this.#groups.set(person, [...this.#of(person), group]);
  }

  #unname(person: string, group: Group): void {
    this.codes.delete(group.code);
    this.#groups.set(
      person,
      this.#of(person).filter((other) => other !== group),
    );
  }
}

type Span = Pick<Group, 'first' | 'last'>;

function spanOf({ startingDate, endingDate }: Days): Span {
  return { first: daysBetween(EPOCH, startingDate), last: daysBetween(EPOCH, endingDate) };
}

function clash(one: Span, other: Span): boolean {
  return (
    one.first <= other.last + DAYS_BETWEEN_GROUPS && other.first <= one.last + DAYS_BETWEEN_GROUPS
  );
}
