import type { Client } from 'pg';
import { CATALOGUE_VERSION_CHANNEL } from '../queries/catalogue-version.ts';
import type { CatalogueWatch } from '../opened-database.ts';
import type { Storage } from '../storage.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that a router dropped without a word is found by asking. */
const CHECK_MS = 60_000;

/** Listens for new versions, and connects again for as long as it takes when the connection is lost. */
export function watchPostgres(
  storage: Storage,
  onVersion: (version: number) => void,
): CatalogueWatch {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  const connect = async (): Promise<void> => {
    const candidate = storage.createListener();
    if (!candidate) throw new Error('Only PostgreSQL can be listened to');
    client = candidate;
    candidate.on('error', () => reconnect(candidate));
    candidate.on('end', () => reconnect(candidate));
    candidate.on('notification', ({ payload }) => onVersion(Number(payload)));
    try {
      await candidate.connect();
      unref(candidate);
      await candidate.query(`listen ${CATALOGUE_VERSION_CHANNEL}`);
      // What changed before we listened, or while the connection was lost.
      await readVersion(candidate);
      pauseMs = FIRST_PAUSE_MS;
      checkLater(candidate);
    } catch {
      reconnect(candidate);
    }
  };

  const readVersion = async (listener: Client): Promise<void> => {
    const { rows } = await listener.query<{ version: number }>(
      'select version from catalogue_version',
    );
    if (rows[0] && !isClosed) onVersion(rows[0].version);
  };

  const checkLater = (listener: Client): void => {
    if (client !== listener) return;
    timer = setTimeout(() => {
      readVersion(listener).then(
        () => checkLater(listener),
        () => reconnect(listener),
      );
    }, CHECK_MS).unref();
  };

  /** Once for each lost connection, whatever of it reports the loss. */
  const reconnect = (lost: Client): void => {
    if (client !== lost) return;
    client = null;
    disconnect(lost);
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void connect(), pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  void connect();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (client) disconnect(client);
      client = null;
    },
  };
}

function disconnect(client: Client): void {
  client.end().catch(() => {});
}

/** Part of `pg`, and missing in its types. */
function unref(client: Client): void {
  (client as Client & { unref(): void }).unref();
}
