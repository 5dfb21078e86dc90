/** Where a process finds its settings: the environment, and a file that adds to it. */
import { env, loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { WrongSetting, readSettings, type Settings } from './settings.ts';

const OPTION = 'env-file';
/** For commands that read other options of their own. */
export const ENV_FILE_OPTION = { [OPTION]: { type: 'string' } } as const;
/** Read if it is there, in the project's folder. */
const USUAL_FILE = '.env';

/**
 * Reads the settings of this process from its environment and, for what is not set there, from the file that the
 * command line names (`--env-file FILE`), else from `.env`. Node 24 reads it there by itself as well, and says so
 * where there is no such file; nothing promises that.
 *
 * @throws WrongSetting
 */
export function settingsOfProcess(args: readonly string[] = process.argv.slice(2)): Settings {
  const named = namedFile(args);
  try {
    loadEnvFile(named ?? USUAL_FILE);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (named !== null || !isMissing)
      throw new WrongSetting(`${named ?? USUAL_FILE} cannot be read: ${(error as Error).message}`);
  }
  return readSettings(env);
}

function namedFile(args: readonly string[]): string | null {
  const { values } = parseArgs({ args: [...args], options: ENV_FILE_OPTION, strict: false });
  const file = values[OPTION];
  if (file === undefined) return null;
  if (typeof file !== 'string' || file === '') throw new WrongSetting(`--${OPTION}: names a file`);
  return file;
}
