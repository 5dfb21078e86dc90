/**
 * `npm run analytics`: what visitors who allow statistics did (ANA-01), as far as the site has counted it, from the
 * configured database. `-- --days 7` looks back for a week; by default for 30 days.
 */
import {
  listMostCounted,
  listMostWished,
  type KeyCount,
} from '../backend/storage/queries/daily-counts.ts';
import { todayIn } from '../domain/calendar-date.ts';
import { DAY_MS } from '../domain/durations.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { readDays, readOptions, withDatabase } from './database-command.ts';

const MOST_LISTED = 20;

await runProcess(async () => {
  const days = readDays(
    readOptions({ options: { days: { type: 'string', default: '30' } } }).values.days,
  );
  await withDatabase(async ({ db }) => {
    const since = Date.now() - days * DAY_MS;
    const counted = { since: todayIn('UTC', since), most: MOST_LISTED };
    list('Searches without results', await listMostCounted(db, 'search-without-results', counted));
    list('Most viewed travels', await listMostCounted(db, 'travel-view', counted));
    list('Most wished travels', await listMostWished(db, { since, most: MOST_LISTED }));
    list('Ways into the search', await listMostCounted(db, 'search-opened', counted));
  });

  function list(title: string, counts: readonly KeyCount[]): void {
    say(`${title}, last ${days} days`);
    for (const { key, count } of counts) say(`${String(count).padStart(8)}  ${key}`);
    if (counts.length === 0) say('       none');
  }
}, 'Cannot read the counts');
