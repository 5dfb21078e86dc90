/** Where a process finds its settings: the environment, and a file that adds to it. */
import { env, loadEnvFile } from 'node:process';
import { WrongSetting, readSettings, type Settings } from './settings.ts';

const OPTION = '--env-file';
/** Read if it is there, in the project's folder. */
const USUAL_FILE = '.env';

/**
 * Reads the settings of this process from its environment and, for what is not set there, from the file that the
 * command line names (`--env-file FILE`), else from `.env`. The option is taken off the command line. Node 24 reads
 * it there by itself as well, and says so where there is no such file; nothing promises that.
 *
 * @throws WrongSetting
 */
export function settingsOfProcess(args: string[] = process.argv): Settings {
  const named = takeOption(args);
  try {
    loadEnvFile(named ?? USUAL_FILE);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (named !== null || !isMissing)
      throw new WrongSetting(`${named ?? USUAL_FILE} cannot be read: ${(error as Error).message}`);
  }
  return readSettings(env);
}

function takeOption(args: string[]): string | null {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return null;
  const isApart = args[at] === OPTION;
  const [option = '', next = ''] = args.splice(at, isApart ? 2 : 1);
  const file = isApart ? next : option.slice(OPTION.length + 1);
  if (!file) throw new WrongSetting(`${OPTION}: names a file`);
  return file;
}
