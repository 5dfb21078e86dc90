/**
 * `npm run -s newsletter:export -- --csv > FILE`: who is on the newsletter's list of the configured database, with when
 * and to what they said yes (NEWS-01). Who has not confirmed, or has left, is not in it.
 */
import { listSubscriptions } from '../backend/storage/queries/newsletter.ts';
import { WrongSetting } from '../config/settings.ts';
import { runProcess } from '../edge/process-life.ts';
import { csvMoment, printCsv } from './csv.ts';
import { readOptions, sayAside, withDatabase } from './database-command.ts';

await runProcess(async () => {
  const { csv } = readOptions({ options: { csv: { type: 'boolean' } } }).values;
  if (!csv) throw new WrongSetting('--csv: is the one form that there is');
  await withDatabase(async ({ db }) => {
    const header = [
      'email',
      'market',
      'language',
      'confirmed_at',
      'confirmed_by',
      'consent_text',
      'privacy_version',
    ];
    const rows = (await listSubscriptions(db)).map((one) => [
      one.email,
      one.marketId,
      one.language,
      csvMoment(one.confirmedAt),
      one.consent?.by ?? null,
      one.consent?.text ?? null,
      one.consent?.privacyVersion ?? null,
    ]);
    process.stdout.write(printCsv(header, rows));
    sayAside(`${rows.length} subscribers`);
  }, sayAside);
}, 'Cannot export the newsletter');
