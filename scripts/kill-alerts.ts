/**
 * `npm run kill:alerts [-- TIMES]`: kills a process again and again (kill -9, 20 times without a number) while it queues
 * and sends mails of alerts, and then counts at the mail server (NTFY-03, REL-02). Each alert whose tour was confirmed
 * has to have its one mail. Since a server may have taken a mail whose sender did not live to hear it, the same mail may
 * come twice, but not more often than processes were killed. It runs on SQLite in a folder that it removes, and talks
 * to a mail server of its own on this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmtpStub } from '../test/support/smtp-stub.ts';
import { killedChildren, timesToKill } from './killed-child.ts';

const times = timesToKill(20);
const folder = mkdtempSync(path.join(tmpdir(), 'cordata-kill-alerts-'));
const server = await startSmtpStub();
// Each line is the address of somebody whose tour is confirmed by now.
const confirmed = new Set<string>();
const file = path.join(import.meta.dirname, 'kill-alerts-child.ts');
const children = killedChildren(file, (address) => confirmed.add(address));
try {
  let killed = 0;
  for (let round = 0; round < times; round += 1)
    if (await children.runAndKill(folder, server.url, String(round), 'make')) killed += 1;
  await children.runToEnd(folder, server.url, String(times), 'finish');
  report(killed);
} finally {
  children.endAll();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
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
