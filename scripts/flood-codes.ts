/**
 * `npm run flood:codes`: asks 10,000 times for a code for one letter box in all its spellings, each time from another
 * network and browser, and 10,000 times from one network for 10,000 letter boxes, all within one hour; and counts the
 * mails (SEC-07). It runs on SQLite in a folder that it removes, and fails where more mails were queued than one letter
 * box, one network and the site may have.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiError } from '../backend/content-api/api-error.ts';
import { codeMail } from '../backend/mail/code-mails.ts';
import { CODE_LIFE_MS, sendCode } from '../backend/one-time-codes.ts';
import { listMails } from '../backend/storage/queries/mail-outbox.ts';
import { openStorage } from '../backend/storage/storage.ts';
import { readSettings } from '../config/settings.ts';
import { normaliseEmail, personOfEmail } from '../domain/email.ts';
import { MARKETS } from '../domain/market.ts';

const TIMES = 10_000;
/** Of one letter box in an hour, whoever asks. */
const MOST_OF_LETTER_BOX = 20;
const BEGIN = Date.UTC(2027, 2, 1);

const settings = readSettings({ NODE_ENV: 'test' });
const { sessionSecret: secret, brand, limits } = settings;
const market = MARKETS.it;
/** Ways to write one address: capitals, spaces around it, wide letters, tags. */
const SPELLINGS: readonly ((at: number) => string)[] = [
  () => 'ada@example.com',
  () => ' Ada@Example.COM ',
  () => 'ＡＤＡ@example.com',
  (at) => `ada+${at}@example.com`,
  (at) => ` ADA+${at}@ＥＸＡＭＰＬＥ.com`,
];

const folder = mkdtempSync(path.join(tmpdir(), 'cordata-flood-codes-'));
const storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
try {
  await storage.migrate();
  let now = BEGIN;
  const parts = { storage, secret, limits, now: () => now };
  const ask = async (typed: string, network: string, browser: string) => {
    now += 100;
    const email = normaliseEmail(typed);
    const mailOf = (code: string) =>
      codeMail({
        kind: 'signUp',
        email,
        code,
        market,
        brandName: brand.name,
        lifeMs: CODE_LIFE_MS,
        secret,
      });
    try {
      await sendCode({ purpose: 'login', browser, email, network, mailOf }, parts);
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'TOO_MANY_REQUESTS') throw error;
    }
  };

  for (let at = 0; at < TIMES; at += 1) {
    const network = `2001:db8:${at.toString(16)}::/64`;
    await ask(SPELLINGS[at % SPELLINGS.length]?.(at) ?? '', network, `browser ${at}`);
  }
  const ofOne = await listMails(storage.db, TIMES);
  report('one letter box in all spellings', ofOne.length, MOST_OF_LETTER_BOX);
  const boxes = new Set(ofOne.map(({ to }) => personOfEmail(to)));
  if (boxes.size !== 1) throw new Error(`They went to ${boxes.size} letter boxes`);

  for (let at = 0; at < TIMES; at += 1)
    await ask(`person.${at}@example.com`, '198.51.100.0/24', `visitor ${at}`);
  const all = await listMails(storage.db, 2 * TIMES);
  report('one network, as many letter boxes', all.length - ofOne.length, limits.formsPerNetwork);
} finally {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, mails: number, most: number): void {
  console.log(`${TIMES} requests, ${what}: ${mails} mails (${most} at most)`);
  if (mails === 0 || mails > most) process.exitCode = 1;
}
