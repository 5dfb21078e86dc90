/**
 * Structured logs: one JSON object a line on standard output. Codes, tokens, cookies and whole
 * addresses never get in (SEC-09).
 */
import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

export function createLog(settings: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: settings.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.cookie', '*.authorization', '*.email', '*.oneTimeCode', '*.token'],
  });
}
