/** How a process of ours begins and ends: expected faults are one line, signals drain. */
import type { Logger } from 'pino';
import type { Listening } from './listen.ts';

/** How long answers under way may take once the process is told to end. */
const DRAIN_MS = 10_000;

/** Names of faults that the person at the keyboard can mend: their message says how. */
const EXPECTED_FAULTS: readonly string[] = [
  'WrongSetting',
  'WrongFlagFile',
  'StorageUnavailable',
  'BackupRefused',
  'DeskRefused',
  'CannotListen',
  'ContentInvalid',
];

/** A line for the person who started the process; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs the start of a process, or all of one that does its work and ends; a fault ends it with exit code
 * 1, an expected one in plain words.
 *
 * @param failure what these words begin with
 */
export async function runProcess(
  start: () => Promise<void>,
  failure = 'Cannot start',
): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isExpected = error instanceof Error && EXPECTED_FAULTS.includes(error.name);
    process.stderr.write(
      isExpected
        ? `${failure}: ${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

/**
 * Ends the process on SIGTERM or SIGINT: what was accepted is answered, then `close` runs, and the exit
 * code is 0. `onDrain` is told first, so that readiness can say no.
 */
export function endOnSignal(
  sockets: Listening,
  log: Logger,
  close: () => Promise<void>,
  onDrain: () => void = () => {},
): void {
  let isEnding = false;
  const end = async (signal: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'draining');
    onDrain();
    await sockets.drain(DRAIN_MS);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}
