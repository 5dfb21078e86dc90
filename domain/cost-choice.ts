/** What a visitor counts into the cost of a tour beside its price (TRV-15), as the address says it. */
import { membersOf, valuesByKey } from './query-values.ts';

/** In the order in which they are shown. */
export const COST_PARTS = ['privateRoom', 'flexible', 'moneyPot', 'flight'] as const;
export type CostPart = (typeof COST_PARTS)[number];

const KEY = 'cost';
/** Name of the fields that choose. */
export const COST_FIELD = `${KEY}[]`;
/** Sent with every choice, since a form in which nothing is ticked says nothing of it. */
export const TRIP = 'trip';

/** Without a choice: what nearly everybody spends. Room and option are for who wants them. */
const USUAL_COSTS: readonly CostPart[] = ['moneyPot', 'flight'];

/** The parts that a query chooses, in their order. */
export function parseCostChoice(params: URLSearchParams): readonly CostPart[] {
  const chosen = valuesByKey(params).get(KEY);
  return chosen ? membersOf(COST_PARTS, chosen) : USUAL_COSTS;
}

/** The query of a choice; nothing for the usual one. */
export function printCostChoice(parts: readonly CostPart[]): URLSearchParams {
  const isUsual = String(parts) === String(USUAL_COSTS);
  const values = isUsual ? [] : [TRIP, ...membersOf(COST_PARTS, parts)];
  return new URLSearchParams(values.map((value) => [COST_FIELD, value]));
}

/** Whether a key of a query is the choice's. */
export function isCostKey(name: string): boolean {
  return name.replace(/\[\d*\]$/, '') === KEY;
}
