/** Forgets who asked for the newsletter and never confirmed, and who has left it (NEWS-01), as the privacy policy says. */
import type { Logger } from 'pino';
import { FORGOTTEN_AFTER_DAYS } from '../../domain/newsletter-terms.ts';
import { startRepeating, type RepeatedWork } from '../repeat-work.ts';
import { forgetSubscriptions } from '../storage/queries/newsletter.ts';
import type { Storage } from '../storage/storage.ts';
import { DAY_MS } from '../../domain/durations.ts';

const LOOK_MS = 60 * 60_000;

export function startForgetting({
  storage,
  log,
  now,
}: {
  readonly storage: Storage;
  readonly log: Logger;
  readonly now: () => number;
}): RepeatedWork {
  return startRepeating(
    () => forgetSubscriptions(storage.db, now() - FORGOTTEN_AFTER_DAYS * DAY_MS),
    LOOK_MS,
    (error) => log.error({ err: error }, 'addresses not forgotten'),
  );
}
