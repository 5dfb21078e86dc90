/**
 * Version of a remote backend's catalogue (REL-04), asked for each second. A backend that is away changes
 * nothing: the last version stands, and with it the pages (REL-01).
 */
import { API_PREFIX } from '../contract/headers.ts';
import { versionAnswerSchema } from '../contract/version.ts';

export interface RemoteVersion {
  /** Null while none is known: before the first answer, or of a backend that has no such call. */
  readonly catalogueVersion: () => string | null;
  readonly close: () => void;
}

const POLL_MS = 1_000;

export function watchRemoteVersion({
  apiBaseUrl,
  apiTimeoutMs,
  pollMs = POLL_MS,
}: {
  readonly apiBaseUrl: string;
  readonly apiTimeoutMs: number;
  readonly pollMs?: number;
}): RemoteVersion {
  let version: string | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    const answer = await fetch(`${apiBaseUrl}${API_PREFIX}/version`, {
      signal: AbortSignal.timeout(apiTimeoutMs),
      redirect: 'manual',
    });
    // It has no such call: pages live as long as a change may take to show.
    if (answer.status === 404) version = null;
    const read = answer.ok ? versionAnswerSchema.safeParse(await answer.json()) : null;
    if (read?.success) version = read.data.data.version;
    else await answer.body?.cancel();
  };
  const askAgain = (): void => {
    ask()
      .catch(() => {})
      .finally(() => {
        if (!isClosed) timer = setTimeout(askAgain, pollMs).unref();
      });
  };
  askAgain();
  return {
    catalogueVersion: () => version,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
