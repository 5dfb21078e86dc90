/**
 * What cancelling costs once it is no longer free (TRV-09): a share of the price for each stretch of days
 * before departure. The scale is a setting, and its days are whole.
 */
interface CancellationFee {
  /** The last day on which it is due, in days before departure; 0 for the day itself, and for not coming. */
  readonly untilDays: number;
  /** Share of the price, 1 to 100. */
  readonly percent: number;
}

/** What the scale is made of; `layout.settings` has them. */
export interface CancellationTerms {
  readonly freeCancellationDays: number;
  readonly flexibleCancellationDays: number;
  /** From the earliest day to the last; empty where it is not known. */
  readonly cancellationFees: readonly CancellationFee[];
}

/** Days before departure on which cancelling costs the same, with the flexible option and without. */
export interface CancellationStep {
  /** The first of them; null where it costs that from the booking on. */
  readonly fromDays: number | null;
  readonly untilDays: number;
  /** Share of the price; 0 where it is free. */
  readonly percent: number;
  readonly flexiblePercent: number;
}

/**
 * The scale from the booking to the departure, the free days first (TRV-09). Empty where no fees are known:
 * then all that can be said is until when it is free.
 */
export function cancellationSteps(terms: CancellationTerms): readonly CancellationStep[] {
  const { freeCancellationDays, flexibleCancellationDays, cancellationFees } = terms;
  if (cancellationFees.length === 0) return [];
  const ends = [freeCancellationDays, flexibleCancellationDays, 0];
  for (const { untilDays } of cancellationFees) ends.push(untilDays);
  const inOrder = [...new Set(ends)].toSorted((one, other) => other - one);
  const percentOn = (day: number, freeUntil: number) =>
    day >= freeUntil ? 0 : (cancellationFees.find((fee) => day >= fee.untilDays)?.percent ?? 100);
  const steps: CancellationStep[] = [];
  for (const untilDays of inOrder) {
    const percent = percentOn(untilDays, freeCancellationDays);
    const flexiblePercent = percentOn(untilDays, flexibleCancellationDays);
    const before = steps.at(-1);
    if (before?.percent === percent && before.flexiblePercent === flexiblePercent) {
      steps[steps.length - 1] = { ...before, untilDays };
    } else {
      const fromDays = before ? before.untilDays - 1 : null;
      steps.push({ fromDays, untilDays, percent, flexiblePercent });
    }
  }
  return steps;
}

/** What contradicts itself in a scale, in words for whoever wrote it; null where nothing does. */
export function cancellationProblem(terms: CancellationTerms): string | null {
  const { freeCancellationDays, flexibleCancellationDays, cancellationFees } = terms;
  if (flexibleCancellationDays > freeCancellationDays) {
    return `with the flexible option cancelling is free until ${flexibleCancellationDays} days before departure, which is earlier than the ${freeCancellationDays} without it`;
  }
  for (const [index, { untilDays, percent }] of cancellationFees.entries()) {
    if (untilDays > 0 && untilDays >= freeCancellationDays) {
      return `a fee until ${untilDays} days before departure, while cancelling is free until ${freeCancellationDays} days before`;
    }
    const before = cancellationFees[index - 1];
    if (before && untilDays >= before.untilDays) {
      return `the days come nearer to the departure: ${untilDays} cannot follow ${before.untilDays}`;
    }
    if (before && percent <= before.percent) {
      return `the share grows towards the departure: ${percent} % cannot follow ${before.percent} %`;
    }
  }
  if (cancellationFees.at(-1)?.untilDays !== 0) {
    return 'the last fee is for the day itself and for not coming: it has untilDays: 0';
  }
  return null;
}
