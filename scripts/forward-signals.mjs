const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Hands the signals that this process gets on to a child, so that stopping a script stops what it
 * started. A terminal's Ctrl-C reaches the child by itself, and twice could mean "at once" to it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ killAfterMs?: number }} [options] ends a child that does not listen (npm, while it fetches)
 * @returns {{ stop: () => NodeJS.Signals | null }} `stop` ends it and tells which signal came last
 */
export function forwardSignals(child, { killAfterMs } = {}) {
  /** @type {NodeJS.Signals | null} */
  let last = null;
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    last = signal;
    if (killAfterMs) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  return {
    stop() {
      for (const signal of SIGNALS) process.removeListener(signal, handle);
      return last;
    },
  };
}
