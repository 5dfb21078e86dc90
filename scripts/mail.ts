/**
 * `npm run mail`: mails that wait or were given up, of the configured database. `npm run mail -- --retry ID` (or `all`)
 * has them sent again by the running site.
 */
import {
  listUnsentMails,
  retryMails,
  type StoredMail,
} from '../backend/storage/queries/mail-outbox.ts';
import { WrongSetting } from '../config/settings.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { readOptions, withDatabase } from './database-command.ts';

const MOST_LISTED = 500;
const LONGEST_ERROR = 100;

await runProcess(async () => {
  const { retry } = readOptions({ options: { retry: { type: 'string' } } }).values;
  await withDatabase(async ({ db }) => {
    if (retry !== undefined) {
      const count = await retryMails(db, retry === 'all' ? null : retry, Date.now());
      if (count === 0) throw new WrongSetting(`--retry: no mail waits or was given up as ${retry}`);
      say(`${count} ${count === 1 ? 'mail is' : 'mails are'} sent again`);
      return;
    }
    const mails = await listUnsentMails(db, MOST_LISTED);
    for (const mail of mails) say(lineOf(mail));
    say(mails.length === 0 ? 'No mail waits, and none was given up' : `${mails.length} in all`);
  });
}, 'Cannot read the mails');

/** Enough to find it, and no whole address: what a terminal shows ends up in logs and screenshots (SEC-09). */
function lineOf({ id, state, attempts, createdAt, to, subject, lastError }: StoredMail): string {
  const [name = '', domain = ''] = to.split('@');
  return [
    id,
    state.padEnd(7),
    new Date(createdAt).toISOString().slice(0, 16),
    `${attempts} tries`,
    `${name.slice(0, 1)}…@${domain}`,
    JSON.stringify(subject),
    (lastError ?? '').replaceAll(to, '…').slice(0, LONGEST_ERROR),
  ].join('  ');
}
