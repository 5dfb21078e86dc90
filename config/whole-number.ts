import { z } from 'zod';

/** A setting that is a number within limits, both of them included. */
export function wholeNumber(least: number, most: number) {
  const isWithin = (number: number) => number >= least && number <= most;
  return z
    .string()
    .regex(/^\s*\d+\s*$/, { error: `is no whole number from ${least} to ${most}`, abort: true })
    .transform(Number)
    .refine(isWithin, `is no whole number from ${least} to ${most}`);
}
