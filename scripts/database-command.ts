/** What the commands that work on the database have in common. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Contents } from '../backend/storage/backup/backup.ts';
import { describeDatabase } from '../backend/storage/storage.ts';
import { settingsOfProcess } from '../config/environment.ts';
import { WrongSetting, type Settings } from '../config/settings.ts';
import { say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

/** @throws WrongSetting */
export function fileArgument(usage: string): { readonly file: string; readonly isMeant: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    });
    const [file, ...others] = positionals;
    if (file && others.length === 0)
      // As whoever typed it meant it: npm runs the command in the project's folder.
      return { file: path.resolve(process.env.INIT_CWD ?? '', file), isMeant: values.yes === true };
  } catch {
    // An option that there is not.
  }
  throw new WrongSetting(`name one file: ${usage}`);
}

/**
 * The settings, once the command has said which database they name; to be asked for before the command's arguments.
 *
 * @throws WrongSetting where this process does not have the database
 */
export function configuredDatabase(): Settings {
  process.chdir(PROJECT_FOLDER);
  const settings = settingsOfProcess();
  if (settings.apiBaseUrl)
    throw new WrongSetting(
      'API_BASE_URL: the database is with the backend; run this where it runs',
    );
  say(`database   ${describeDatabase(settings)}`);
  return settings;
}

export function sayContents(done: string, contents: Contents, file: string): void {
  const tables = Object.values(contents);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `${done.padEnd(10)} ${rows} rows of ${tables.length} tables, read back and compared: ${file}`,
  );
}
