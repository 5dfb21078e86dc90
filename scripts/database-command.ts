/** What commands on the configured database have in common. */
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Contents } from '../backend/storage/backup/backup.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../backend/storage/lock-limit.ts';
import { describeDatabase, openStorage, type Storage } from '../backend/storage/storage.ts';
import { ENV_FILE_OPTION, settingsOfProcess } from '../config/environment.ts';
import { WrongSetting, type Settings } from '../config/settings.ts';
import { say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

/** @throws WrongSetting */
export function fileArgument(usage: string): { readonly file: string; readonly isMeant: boolean } {
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [file, ...others] = positionals;
  if (file && others.length === 0) return { file: asTyped(file), isMeant: values.yes === true };
  throw new WrongSetting(`name one file: ${usage}`);
}

/** A path as whoever typed it meant it: npm runs the command in the project's folder. */
export function asTyped(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file);
}

/**
 * @param sayLine told which database it is
 * @throws WrongSetting where this process does not have the database
 */
export function configuredDatabase(sayLine = say): Settings {
  process.chdir(PROJECT_FOLDER);
  const settings = settingsOfProcess();
  if (settings.apiBaseUrl)
    throw new WrongSetting(
      'API_BASE_URL: the database is with the backend; run this where it runs',
    );
  sayLine(`database   ${describeDatabase(settings)}`);
  return settings;
}

/** Runs a command on the configured database, which is migrated first; it may wait for an import that is under way. */
export async function withDatabase(
  work: (storage: Storage, settings: Settings) => Promise<void>,
  sayLine = say,
): Promise<void> {
  const settings = configuredDatabase(sayLine);
  const storage = await openStorage(settings);
  try {
    await storage.migrate((name) => sayLine(`           migrated ${name}`));
    await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () => work(storage, settings));
  } finally {
    await storage.close();
  }
}

/** For lines beside a table that goes to a file. */
export function sayAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Reads the command's options.
 * @throws WrongSetting for one that there is not
 */
export function readOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs({ ...config, options: { ...config.options, ...ENV_FILE_OPTION } } as Config);
  } catch (error) {
    throw new WrongSetting(error instanceof Error ? error.message : String(error));
  }
}

export function sayContents(done: string, contents: Contents, file: string): void {
  const tables = Object.values(contents);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `${done.padEnd(10)} ${rows} rows of ${tables.length} tables, read back and compared: ${file}`,
  );
}

/** @throws WrongSetting */
export function readDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new WrongSetting('--days: is a number from 1 to 9999');
  return Number(text);
}
