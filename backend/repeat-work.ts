export interface RepeatedWork {
  /** Begins nothing more, and waits for what is running. */
  readonly close: () => Promise<void>;
}

/**
 * Does something at once and then every so often, one at a time: a turn that comes while the one before
 * still runs is left out. Several processes may do the same; it does not keep one alive.
 *
 * @param onFailure told what the work has thrown; the next turn comes all the same
 */
export function startRepeating(
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  let running: Promise<unknown> | null = null;
  const begin = (): void => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
