/**
 * Times in milliseconds: by the clock; the best of three asks of one question, which is what it takes where
 * nothing else runs on the machine; and the mean of processor time, whose clock ticks too seldom for more.
 * What takes a second is asked once.
 */
export class Timings {
  readonly #now: () => number;
  readonly #wall: number[] = [];
  readonly #best: number[] = [];
  #processor = 0;
  #asks = 0;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  async time<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    const used = process.threadCpuUsage();
    let first: Result | undefined;
    let best = Infinity;
    for (let ask = 0; ask === 0 || (ask < ASKS && best < SLOW_MS); ask++) {
      const began = this.#now();
      const answer = run();
      const result = answer instanceof Promise ? await answer : answer;
      const taken = this.#now() - began;
      if (ask === 0) this.#wall.push(taken);
      best = Math.min(best, taken);
      first ??= result;
      this.#asks += 1;
    }
    const { user, system } = process.threadCpuUsage(used);
    this.#processor += (user + system) / 1000;
    this.#best.push(best);
    return first as Result;
  }

  /** @param isHere whether the work is done in this process */
  describe(isHere: boolean): string {
    const pair = (times: number[]) =>
      `p50 ${at(times, 0.5).toFixed(2).padStart(8)} p99 ${at(times, 0.99).toFixed(2).padStart(8)}`;
    const processor = `   processor ${(this.#processor / this.#asks).toFixed(2).padStart(7)}`;
    return `clock ${pair(this.#wall)}   best of ${ASKS} ${pair(this.#best)}${isHere ? processor : ''}`;
  }
}

const ASKS = 3;
const SLOW_MS = 1000;

/** By the nearest rank: of few times the 99th percentile is the longest. */
function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] as number;
}
