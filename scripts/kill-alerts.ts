/**
 * `npm run kill:alerts [-- TIMES]`: kills a process again and again (kill -9, 20 times without a number) while it queues
 * and sends mails of alerts, and then counts at the mail server (NTFY-03, REL-02). Each alert whose tour was confirmed
 * has to have its one mail. Since a server may have taken a mail whose sender did not live to hear it, the same mail may
 * come twice, but not more often than processes were killed. It runs on SQLite in a folder that it removes, and talks
 * to a mail server of its own on this machine.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startSmtpStub } from '../test/support/smtp-stub.ts';

const CHILD = path.join(import.meta.dirname, 'kill-alerts-child.ts');
const MOST_TIMES = 1_000;
/** From the first alert of a process to its end; a round takes about as long as the longest. */
const LIFE_MS = { shortest: 20, longest: 600 } as const;
const LAST_LIMIT_MS = 5 * 60_000;

const times = Number(process.argv[2] ?? 20);
if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES) {
  console.error(`Say how many times to kill, from 1 to ${MOST_TIMES}.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'cordata-kill-alerts-'));
const server = await startSmtpStub();
const confirmed = new Set<string>();
const running = new Set<ChildProcess>();
try {
  let killed = 0;
  for (let round = 0; round < times; round += 1) {
    const { child, ended, isWorking } = start(round, 'make');
    await isWorking;
    await pause(randomInt(LIFE_MS.shortest, LIFE_MS.longest));
    child.kill('SIGKILL');
    if ((await ended) === 'SIGKILL') killed += 1;
  }
  const { ended } = start(times, 'finish');
  const end = await Promise.race([ended, pause(LAST_LIMIT_MS).then(() => 'late')]);
  if (end !== 0) throw new Error(`The last process did not finish: ${end}`);
  report(killed);
} finally {
  for (const child of running) child.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

function start(round: number, task: 'make' | 'finish') {
  const child = spawn(process.execPath, [CHILD, folder, server.url, String(round), task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const lines = createInterface(child.stdout);
  // Each is the address of somebody whose tour is confirmed by now.
  lines.on('line', (line) => confirmed.add(line));
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => signal ?? code,
  );
  void ended.then(() => running.delete(child));
  const isWorking = Promise.race([once(lines, 'line'), ended]);
  return { child, ended, isWorking };
}

function report(killed: number): void {
  const idsOf = Map.groupBy(server.received, ({ to }) => to[0] ?? '');
  const lost = [...confirmed].filter((address) => !idsOf.has(address));
  const doubled = [...idsOf].filter(
    ([, mails]) => new Set(mails.map(({ headers }) => headers.get('message-id'))).size > 1,
  );
  const again = server.received.length - idsOf.size;
  console.log(
    `${killed} kills, ${confirmed.size} alerts, ${idsOf.size} of them mailed, ` +
      `${lost.length} lost, ${doubled.length} with two mails, ${again} sent again after a kill`,
  );
  if (lost.length + doubled.length > 0 || again > killed) process.exitCode = 1;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
