/**
 * How far a long step is, with its speed: one rewritten line on a terminal, a line every ten seconds in a
 * log. It is drawn when it is told, so that it moves while nothing else gets a turn.
 */

const WIDTH = 24;
const TERMINAL_MS = 100;
const LOG_MS = 10_000;

/**
 * @param {{ write(text: string): unknown, isTTY?: boolean }} [out]
 * @param {() => number} [now] milliseconds
 */
export function createProgressBar(out = process.stdout, now = () => performance.now()) {
  const everyMs = out.isTTY ? TERMINAL_MS : LOG_MS;
  /** @type {string | null} */
  let title = null;
  let begun = 0;
  let drawn = -Infinity;
  return {
    /**
     * @param {string} step its title, in a column of its own
     * @param {number} done
     * @param {number} total
     */
    show(step, done, total) {
      const time = now();
      if (step !== title) {
        title = step;
        begun = time;
        drawn = out.isTTY ? -Infinity : time;
      }
      const isWhole = done >= total;
      if (time - drawn < everyMs && !(isWhole && out.isTTY)) return;
      drawn = time;
      const line = `${step.padEnd(11)}${progressLine(done, total, time - begun)}`;
      if (out.isTTY) out.write(`\r${line}\u001B[K`);
      else out.write(`${line}\n`);
    },
    /** Makes room for other lines. */
    clear() {
      if (title !== null && out.isTTY) out.write('\r\u001B[K');
      title = null;
    },
  };
}

/**
 * For example `[######------------------]  25%  250,000 of 1,000,000, 31,250/s`.
 *
 * @param {number} done
 * @param {number} total
 * @param {number} elapsedMs
 */
export function progressLine(done, total, elapsedMs) {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * WIDTH);
  const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
  const percent = String(Math.floor(share * 100)).padStart(3);
  const speed = elapsedMs > 0 ? `, ${count(Math.round((done * 1000) / elapsedMs))}/s` : '';
  return `[${bar}] ${percent}%  ${count(done)} of ${count(total)}${speed}`;
}

/** @param {number} number */
export function count(number) {
  return number.toLocaleString('en-GB');
}
