/**
 * Structured logs: one JSON object a line on standard output. Codes, tokens, cookies and whole
 * addresses never get in (SEC-09). Errors can go to a service as well (ERR-02).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { errorReports } from './error-reports.ts';
import type { Settings } from './settings.ts';

/** What each line says that is written while a request is answered, whichever part of the process writes it. */
export interface RequestFields {
  readonly requestId: string;
  /** Of the visitor, as `networkHash` or the setting `LOG_NETWORKS` writes it. */
  readonly network: string;
}

const requests = new AsyncLocalStorage<RequestFields>();

export function withRequestFields<Result>(fields: RequestFields, answer: () => Result): Result {
  return requests.run(fields, answer);
}

/** Of the request that is being answered; null outside of one. */
export function requestFields(): RequestFields | null {
  return requests.getStore() ?? null;
}

export function createLog({
  logLevel,
  errorReports: reports,
}: Pick<Settings, 'logLevel' | 'errorReports'>): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.cookie', '*.authorization', '*.email', '*.oneTimeCode', '*.token', '*.apiKey'],
    // pino adds to the object that it gets.
    mixin: () => ({ ...requests.getStore() }),
  };
  if (!reports) return pino(options);
  const everyLine = 'trace';
  return pino(
    options,
    pino.multistream([
      { level: everyLine, stream: pino.destination(process.stdout.fd) },
      { level: 'warn', stream: errorReports(reports) },
    ]),
  );
}
