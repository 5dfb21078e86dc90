/** The log for code that runs without `server.ts`'s own. */
import type { Logger } from 'pino';
import { createLog } from '../config/log.ts';
import { siteSettings } from './site-settings.server.ts';

let log: Logger | undefined;

export function siteLog(): Logger {
  log ??= createLog(siteSettings());
  return log;
}
