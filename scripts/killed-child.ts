/** A script's own child processes that are killed (kill -9) in the midst of their work, and the lines that they print. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** From the first line of a process to its end. */
const LIFE_MS = { shortest: 20, longest: 600 } as const;
const LAST_LIMIT_MS = 5 * 60_000;
const MOST_TIMES = 1_000;

/** How often to kill, as the command's first argument says it. Ends the process where that is no such number. */
export function timesToKill(byDefault: number): number {
  const times = Number(process.argv[2] ?? byDefault);
  if (Number.isInteger(times) && times >= 1 && times <= MOST_TIMES) return times;
  console.error(`Say how many times to kill, from 1 to ${MOST_TIMES}.`);
  process.exit(1);
}

/** Runs a file with Node once and again; `onLine` gets what all of the processes print. */
export function killedChildren(file: string, onLine: (line: string) => void) {
  const running = new Set<ChildProcess>();

  function start(args: readonly string[]) {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const lines = createInterface(child.stdout);
    lines.on('line', onLine);
    const ended = once(child, 'close').then(
      ([code, signal]: (number | string | null)[]) => signal ?? code,
    );
    void ended.then(() => running.delete(child));
    return { child, ended, isWorking: Promise.race([once(lines, 'line'), ended]) };
  }

  return {
    /** @returns whether it was still working when it was killed, some time after its first line */
    async runAndKill(...args: string[]): Promise<boolean> {
      const { child, ended, isWorking } = start(args);
      await isWorking;
      await pause(randomInt(LIFE_MS.shortest, LIFE_MS.longest));
      child.kill('SIGKILL');
      return (await ended) === 'SIGKILL';
    },
    /** @throws Error where it fails, or takes minutes */
    async runToEnd(...args: string[]): Promise<void> {
      const { ended } = start(args);
      const end = await Promise.race([ended, pause(LAST_LIMIT_MS, 'late', { ref: false })]);
      if (end !== 0) throw new Error(`The last process did not finish: ${end}`);
    },
    endAll(): void {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
