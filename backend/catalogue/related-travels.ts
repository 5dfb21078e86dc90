/** Which travels are like another: what its page leads to beside itself (TRV-06). */
import { kilometresBetween } from '../../domain/kilometres-between.ts';
import { travelPace } from '../../domain/travel-pace.ts';
import { nearnessOf } from './nearness.ts';
import { agesOf } from './presenters.ts';
import type { TravelRecord } from './records.ts';

const MOST_RELATED = 3;
/** How many are looked at closely: days and ages are read of packed texts (docs/decisions/0041). */
const MOST_COMPARED = 12;

/** By so much two travels have nothing in common there: in their length, steps of the pace, kilometres. */
const DAYS_APART = 7;
const PACE_APART = 2;
const FAR_KM = 5_000;

/**
 * At most three travels to look at beside this one, the likest first: those that share a country, then
 * those of its continent, and of other continents only where these are fewer. Within each, those that
 * are alike in style, which counts twice, in length, pace and ages, and begin near each other, for a
 * continent is large; then what people like.
 *
 * @param hasDeparture whether there is a tour that one can ask for; no other travel is related
 */
export function relatedTravels(
  travel: TravelRecord,
  travels: readonly TravelRecord[],
  hasDeparture: (other: TravelRecord) => boolean,
): readonly TravelRecord[] {
  const others = travels.filter(({ id, isWithdrawn }) => id !== travel.id && !isWithdrawn);
  const byNearness = Map.groupBy(others, (other) => nearnessOf(travel, other));
  const related: TravelRecord[] = [];
  for (const nearness of [2, 1, 0]) {
    const compared: TravelRecord[] = [];
    for (const other of likest(byNearness.get(nearness) ?? [], outerLikeness(travel))) {
      if (compared.length === MOST_COMPARED) break;
      if (hasDeparture(other)) compared.push(other);
    }
    related.push(...likest(compared, likeness(travel)));
    if (related.length >= MOST_RELATED) break;
  }
  return related.slice(0, MOST_RELATED);
}

/** Ids decide last, so that the order is the same each time. */
function likest(
  travels: readonly TravelRecord[],
  likenessOf: (travel: TravelRecord) => number,
): readonly TravelRecord[] {
  return travels
    .map((travel) => ({ travel, likeness: likenessOf(travel) }))
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        b.travel.popularity - a.travel.popularity ||
        (a.travel.id < b.travel.id ? -1 : 1),
    )
    .map(({ travel }) => travel);
}

/** By what lies open: styles and length. */
function outerLikeness({ travelStyles, numberOfDays }: TravelRecord) {
  return (other: TravelRecord): number =>
    2 * sharedPart(travelStyles, other.travelStyles) +
    closeness(numberOfDays - other.numberOfDays, DAYS_APART);
}

function likeness(travel: TravelRecord) {
  const outer = outerLikeness(travel);
  const pace = paceOf(travel);
  const ages = agesOf(travel.facts.departures);
  const [start] = travel.facts.days;
  return (other: TravelRecord): number => {
    const [otherStart] = other.facts.days;
    return (
      outer(other) +
      closeness(pace - paceOf(other), PACE_APART) +
      sharedPart(ages, agesOf(other.facts.departures)) +
      (start && otherStart ? closeness(kilometresBetween(start, otherStart), FAR_KM) : 0)
    );
  };
}

function paceOf({ facts }: TravelRecord): number {
  return travelPace(facts.days)?.usual ?? 0;
}

/** What two lists have in common, of all that they have: 0 to 1. */
function sharedPart<Item>(one: readonly Item[], other: readonly Item[]): number {
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  const all = ofOne.union(ofOther).size;
  return all === 0 ? 0 : ofOne.intersection(ofOther).size / all;
}

/** 1 for no difference, 0 from `apart` on. */
function closeness(difference: number, apart: number): number {
  return Math.max(0, 1 - Math.abs(difference) / apart);
}
