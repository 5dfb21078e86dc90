/**
 * Errors for a service of the operator's choice (ERR-02): the log's lines about errors, as JSON by POST. The log
 * has them all; whatever a service that is slow or away misses is only there.
 */
import { MINUTE_MS } from '../domain/durations.ts';

export interface ErrorReportSettings {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string | null;
}

const ERROR_LEVEL = 50;
const TIMEOUT_MS = 5_000;
/** In a minute: an error on each page would else be as much traffic as the pages. */
const MOST_IN_MINUTE = 60;

/** A destination of pino, which writes one line at a time. */
export function errorReports({ url, token }: ErrorReportSettings): { write(line: string): void } {
  let minute = 0;
  let count = 0;
  const send = async (report: unknown): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify(report);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await answer.body?.cancel();
  };
  return {
    write(line) {
      const { network: _network, ...report } = JSON.parse(line) as Record<string, unknown>;
      if (Number(report.level) < ERROR_LEVEL && report.event !== 'browser-error') return;
      const now = Math.floor(Date.now() / MINUTE_MS);
      count = now === minute ? count + 1 : 1;
      minute = now;
      if (count <= MOST_IN_MINUTE) send(report).catch(() => undefined);
    },
  };
}
