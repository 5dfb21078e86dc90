import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a build to its end without pausing. */
export function completeSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How long steps may hold the event loop before requests are let in. */
const SLICE_MS = 5;

/** Runs steps to their end, and lets requests in between them. */
export async function completeInBackground<Result>(
  steps: Generator<void, Result>,
): Promise<Result> {
  let pauseAt = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < pauseAt) continue;
    await nextTurn();
    pauseAt = performance.now() + SLICE_MS;
  }
}
