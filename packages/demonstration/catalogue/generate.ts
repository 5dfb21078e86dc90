/**
 * `npm run catalogue:generate -- --travels 20000 --tours 1000000 --seed 1 [--database FOLDER or URL]`: the
 * content and a large generated catalogue beside it, in a database of its own, for measuring. A site in
 * demonstration mode would withdraw what the content lacks as soon as the content changes.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importContentFolder } from '../../../backend/content-import/import-content.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import { listTravels, listTravelIds } from '../../../backend/storage/queries/travels.ts';
import { describeDatabase, openStorage } from '../../../backend/storage/storage.ts';
import { WrongSetting } from '../../../config/settings.ts';
import { runProcess, say } from '../../../edge/process-life.ts';
import { fillCatalogue, sizeProblem } from './fill-catalogue.ts';
import { count, createProgressBar } from '../../../scripts/progress-bar.mjs';
import { PROJECT_FOLDER } from '../../../scripts/project-folder.mjs';

const DEFAULT_FOLDER = '.cache/generated-catalogue';
const DATABASE_FILE = 'cordata.sqlite';

await runProcess(async () => {
  const { database, ...size } = readArguments();
  process.chdir(PROJECT_FOLDER);
  const problem = sizeProblem(size);
  if (problem) throw new WrongSetting(problem);
  const place = placeOf(database);
  say(`database   ${describeDatabase(place)}`);
  const storage = await openStorage(place);
  const bar = createProgressBar();
  const start = performance.now();
  try {
    await storage.migrate();
    const present = (await listTravelIds(storage.db)).length;
    if (present > 0) {
      throw new WrongSetting(
        `The database holds ${present} travels already: remove it, or name another with --database.`,
      );
    }
    const now = Date.now();
    await importContentFolder(storage, 'content', now, {
      demonstration: DEMONSTRATION,
      report: bar.show,
    });
    const models = await listTravels(storage.db);
    await fillCatalogue(storage, size, models, now, (written) =>
      bar.show('generated', written, size.tours),
    );
  } finally {
    bar.clear();
    await storage.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const speed = count(Math.round(size.tours / seconds));
  say(
    `catalogue  ${count(size.travels)} travels and ${count(size.tours)} departures beside the content, ` +
      `in ${seconds.toFixed(0)} s (${speed}/s)`,
  );
}, 'Cannot generate');

function readArguments() {
  const values = readOptions();
  const wholeNumber = (name: 'travels' | 'tours' | 'seed'): number => {
    const number = Number(values[name]);
    if (/^\d{1,9}$/.test(values[name])) return number;
    throw new WrongSetting(`--${name} is a whole number, not ${values[name]}.`);
  };
  return {
    travels: wholeNumber('travels'),
    tours: wholeNumber('tours'),
    seed: wholeNumber('seed'),
    database: values.database,
  };
}

/** @throws WrongSetting for an option that there is not */
function readOptions() {
  try {
    return parseArgs({
      options: {
        travels: { type: 'string', default: '20000' },
        tours: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '1' },
        database: { type: 'string', default: DEFAULT_FOLDER },
      },
    }).values;
  } catch (error) {
    throw new WrongSetting(error instanceof Error ? error.message : String(error));
  }
}

/** A PostgreSQL by its address; else the folder of a SQLite file, or that file. */
function placeOf(database: string) {
  if (/^postgres(ql)?:\/\//.test(database)) return { databaseUrl: database, dataFolder: '' };
  const isFile = path.basename(database) === DATABASE_FILE;
  return { databaseUrl: undefined, dataFolder: isFile ? path.dirname(database) : database };
}
