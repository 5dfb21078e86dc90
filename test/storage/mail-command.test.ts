/** `npm run mail` in live mode, as an operator runs it after a weekend without a mail server (NTFY-03, SEC-09). */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimMails,
  enqueueMail,
  findMail,
  markMailFailed,
} from '../../backend/storage/queries/mail-outbox.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { LIVE_ENVIRONMENT } from '../support/live-environment.ts';
import { NOW, sampleMail } from './sample-mail.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordata-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const command = (...args: readonly string[]) =>
  run(process.execPath, ['scripts/mail.ts', ...args], {
    env: { ...process.env, ...LIVE_ENVIRONMENT, DATA_FOLDER: folder },
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`,
  );

test('NTFY-03 SEC-09 lists what was not sent without whole addresses, and has it sent again', async () => {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
  try {
    await storage.migrate();
    expect(await command()).toContain('No mail waits');
    const id = await enqueueMail(storage.db, sampleMail(), NOW);
    const [claimed] = await claimMails(storage.db, { limit: 1, claimMs: 1000, now: NOW });
    if (!id || !claimed) throw new Error('No mail to give up');
    const error = `550 ${claimed.to} is unknown`;
    await markMailFailed(storage.db, claimed, { error, retryAt: null });

    const listed = await command();
    expect(listed).toContain(id);
    expect(listed).toMatch(/failed .* 550 … is unknown/);
    expect(listed).not.toContain(claimed.to);
    expect(await command('--retry', 'another')).toContain('failed: ');
    expect(await findMail(storage.db, id)).toMatchObject({ state: 'failed' });
    expect(await command('--retry', id)).toContain('1 mail is sent again');
    expect(await findMail(storage.db, id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await command('--again')).toMatch(/^failed: .*'--again'/);
  } finally {
    await storage.close();
  }
});
