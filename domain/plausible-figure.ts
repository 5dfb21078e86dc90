/**
 * A figure in another unit, no more exact than the first was: `475` kilometers are `295` miles, `800` meters
 * some `2,600` feet and not 2,624.67.
 */

/** From coarse to fine; halves and tenths are for small results. */
const STEPS = [1000, 500, 100, 50, 10, 5, 1, 0.5, 0.1];
const FINEST_FROM_TEN_ON = 1;

/** How far a rounded figure may be off at most, as a share of it. */
const TOLERANCE = { figure: 0.02, words: 0.04, belowTen: 0.04, belowFour: 0.075 };

/**
 * `value` times `factor`, rounded.
 *
 * @param isRough the figure was told in words
 */
export function plausibleFigure(
  value: number,
  { factor, isRough }: { readonly factor: number; readonly isRough: boolean },
): number {
  const exact = value * factor;
  const allowed = toleranceOf(value, exact, isRough);
  const steps = exact < 10 ? STEPS : STEPS.filter((step) => step >= FINEST_FROM_TEN_ON);
  const isNear = (step: number) => Math.abs(rounded(exact, step) - exact) / exact <= allowed;
  return rounded(exact, steps.find(isNear) ?? steps.at(-1) ?? FINEST_FROM_TEN_ON);
}

/** Nobody walks 3.1 miles: what is small may be off by more. What has many digits may not. */
function toleranceOf(value: number, exact: number, isRough: boolean): number {
  if (exact < 4) return TOLERANCE.belowFour;
  if (exact < 10) return TOLERANCE.belowTen;
  const most = isRough ? TOLERANCE.words : TOLERANCE.figure;
  return Math.min(most, lastDigitOf(value) / 2 / value);
}

/** What the last digit that is no zero counts: 10 of 4,130. */
function lastDigitOf(value: number): number {
  return [1000, 100, 10, 1].find((one) => value % one === 0) ?? 0.1;
}

/** Without the dust of binary fractions. */
function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(1));
}
