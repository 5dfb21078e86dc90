/** A backend that asks a language model, which lies on demand, for the tests of a file (AI-01, CHAT-01). */
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestDatabase } from '../storage/both-databases.ts';
import { createFilledDatabase, startInProcess, type RunningBackend } from './backend-under-test.ts';
import { FILLED_MOMENT } from './filled-moment.ts';
import { fixedClock } from './fixed-clock.ts';
import { LyingModel } from './lying-model.ts';

/** @param speech what the model says at the beginning of each test */
export function backendWithModel(speech: LyingModel['speech']) {
  const stub = new LyingModel();
  const clock = fixedClock(FILLED_MOMENT);
  const logged: { event?: string; limit?: string }[] = [];
  let database: TestDatabase;
  let backend: RunningBackend;
  beforeAll(async () => {
    await stub.start();
    database = await createFilledDatabase('sqlite');
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
    backend = await startInProcess(database, clock, log, {
      AI_BASE_URL: stub.baseUrl,
      AI_MODEL: 'small-1',
      AI_TIMEOUT_MS: '30000',
    });
  });
  afterAll(async () => {
    await backend.end();
    await database.remove();
    await stub.stop();
  });
  beforeEach(() => {
    stub.received.length = 0;
    logged.length = 0;
    stub.speech = speech;
  });
  return { stub, clock, logged, backend: () => backend };
}
