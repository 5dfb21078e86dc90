/**
 * What the scripts tell the person who waits: a line for each step, and for a long one a sign of life,
 * which is one rewritten line on a terminal and a line every ten seconds in a log.
 */
const TICK_MS = process.stdout.isTTY ? 1_000 : 10_000;

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/**
 * Runs a step and prints when it begins, that it is alive, and how long it took.
 *
 * @template T
 * @param {string} title for example "Installing dependencies"
 * @param {() => Promise<T>} step
 * @param {() => string} [detail] how far it is
 * @returns {Promise<T>}
 */
export async function showStep(title, step, detail = () => '') {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  say(`${title} …`);
  const timer = setInterval(() => {
    const line = `  still at work, ${seconds()} s ${detail()}`.trimEnd();
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001B[K`);
    else say(line);
  }, TICK_MS);
  try {
    return await step();
  } finally {
    clearInterval(timer);
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
    say(`${title}: ${seconds()} s`);
  }
}
