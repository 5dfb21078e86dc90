/** A backend that gives the answers it is told to, and keeps what it was asked and what was logged of it. */
import { pino } from 'pino';
import { createApiClient, type ApiClient } from '../../app/api/api-client.server.ts';
import type { BackendCallOptions } from '../../app/api/backend-call.server.ts';
import type { ErrorKey } from '../../contract/answer.ts';
import type { TopSellersAnswer } from '../../contract/listing.ts';
import { MARKETS } from '../../domain/market.ts';
import { SITE_CALLS } from './credentials.ts';

export const ENQUIRY = {
  tourCode: 'JPN-20270412',
  fullName: 'Ada Verdi',
  email: 'ada@example.com',
  travellers: 2,
  message: '',
  privateRoom: false,
  flexibleCancellation: false,
  idempotencyKey: '0b8e2f0a-5f0c-4d0e-9a57-2f3f7a1f6f10',
};
export const FOUND: TopSellersAnswer = {
  response: 'success',
  data: { countries: [], itineraries: 3, departures: 40 },
};
export const SEARCH = { search: 'japan', countries: [], continents: [] };

/** Of the lines of a log, as pino counts them. */
export const LEVEL = { warn: 40, error: 50 } as const;

export type Answer = Error | 'silence' | ((signal: AbortSignal) => Response | Promise<Response>);

export const success = () => Response.json(FOUND);

export function failure(status: number, key: ErrorKey, meta?: object): () => Response {
  const body = { response: 'error', error: { key, message: 'Why' }, meta };
  return () => Response.json(body, { status });
}

export function scriptedBackend() {
  const requests: Request[] = [];
  const logged: { level: number; msg: string }[] = [];

  /** The answers are given in turn, the last one again and again. */
  function optionsWith(answers: readonly Answer[]): BackendCallOptions {
    const write = (line: string) => logged.push(JSON.parse(line));
    return {
      transport: async (request) => {
        const answer = answers[Math.min(requests.length, answers.length - 1)];
        requests.push(request);
        if (answer === 'silence' || answer === undefined) return new Promise(() => {});
        if (typeof answer === 'function') return answer(request.signal);
        throw answer;
      },
      baseUrl: 'http://backend.test',
      market: MARKETS.it,
      ...SITE_CALLS,
      timeoutMs: 5_000,
      pageDeadline: new AbortController().signal,
      log: pino({ level: 'trace' }, { write }),
      visitor: null,
    };
  }

  return {
    requests,
    optionsWith,
    clientOf: (answers: readonly Answer[], options: Partial<BackendCallOptions> = {}): ApiClient =>
      createApiClient({ ...optionsWith(answers), ...options }),
    loggedAt: (level: number) => logged.filter((line) => line.level === level),
    /** Before each test. */
    forget: () => {
      requests.length = 0;
      logged.length = 0;
    },
  };
}
