/** What a tour costs in all (TRV-15): what is fixed, and what is only estimated. */
import type { Price } from './money.ts';

/** One amount of the sum, for each person. */
export interface Cost {
  readonly price: Price;
  /** A fixed price that was converted stays fixed, and is approximate (MKT-08). */
  readonly isEstimate: boolean;
}

export interface TrueCost {
  readonly totalCents: number;
  readonly fixedCents: number;
  readonly estimatedCents: number;
  /** Whether the sum can be said to the cent: nothing in it is an estimate or converted. */
  readonly isExact: boolean;
}

/** The sum of amounts in one currency. */
export function trueCost(costs: readonly Cost[]): TrueCost {
  const sumOf = (some: readonly Cost[]) => some.reduce((sum, { price }) => sum + price.cents, 0);
  return {
    totalCents: sumOf(costs),
    fixedCents: sumOf(costs.filter(({ isEstimate }) => !isEstimate)),
    estimatedCents: sumOf(costs.filter(({ isEstimate }) => isEstimate)),
    isExact: costs.every(({ price, isEstimate }) => !isEstimate && !price.isConverted),
  };
}
