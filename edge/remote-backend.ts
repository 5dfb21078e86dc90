/** What the edge asks of a remote backend (`API_BASE_URL`): its images, and the version of its catalogue. */
import type { Settings } from '../config/settings.ts';
import { requestFields } from '../config/log.ts';
import { API_PREFIX, NETWORK_IN_LOG_HEADER, REQUEST_ID_HEADER } from '../contract/headers.ts';
import { IMAGE_PREFIX } from '../contract/image-address.ts';
import { textWithin } from '../contract/text-within.ts';
import { versionAnswerSchema } from '../contract/version.ts';

/** What the answer depends on; cookies and addresses are nobody's business. */
const ASKED = ['accept', 'save-data', 'if-none-match'] as const;
const TAKEN = ['etag', 'cache-control', 'vary', 'content-length', 'content-type'] as const;
const STATUSES: readonly number[] = [200, 304, 400, 404];
const RETRY_AFTER_S = '5';
const IMAGE_PATH = new RegExp(`^${IMAGE_PREFIX}/\\w+/[0-9a-f]{16}/[a-z0-9-]+$`);

/** An SVG that is opened by itself runs nothing and loads nothing; other markets may show it. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The answer to a request for an image. The site asks for it in the visitor's name, but gives nothing of
 * theirs away and takes nothing on that is not an image (SEC-08, TRV-12).
 */
export async function remoteImage(
  request: Request,
  settings: Pick<Settings, 'apiBaseUrl' | 'apiTimeoutMs' | 'backendTokens'>,
): Promise<Response> {
  const answer = await ask(request, settings);
  const moved = movedImage(answer);
  if (moved) {
    await answer?.body?.cancel();
    return moved;
  }
  if (!answer || !STATUSES.includes(answer.status)) return unavailable(answer);
  const isImage = /^image\//i.test(answer.headers.get('content-type') ?? '');
  if (answer.status === 200 && !isImage) return unavailable(answer);

  const isWhole = answer.status === 200;
  const headers = new Headers(HEADERS);
  for (const name of isWhole || answer.status === 304 ? TAKEN : []) {
    const value = answer.headers.get(name);
    // Fetch unpacks what came packed, and the length is of the package.
    const isOther = name === 'content-length' && answer.headers.has('content-encoding');
    if (value !== null && !isOther) headers.set(name, value);
  }
  if (isWhole) return new Response(answer.body, { headers });
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers });
}

/** Another name of the same picture, on this host; null for every other answer. */
function movedImage(answer: Response | null): Response | null {
  const location = answer?.status === 301 ? answer.headers.get('location') : null;
  if (!location || !IMAGE_PATH.test(location)) return null;
  return new Response(null, { status: 301, headers: { ...HEADERS, location } });
}

/** Null where the backend does not answer in time. */
async function ask(
  asker: Request,
  {
    apiBaseUrl,
    apiTimeoutMs,
    backendTokens,
  }: Pick<Settings, 'apiBaseUrl' | 'apiTimeoutMs' | 'backendTokens'>,
): Promise<Response | null> {
  const headers = tokenHeaders(backendTokens);
  for (const name of ASKED) {
    const value = asker.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const fields = requestFields();
  if (fields) {
    headers.set(REQUEST_ID_HEADER, fields.requestId);
    headers.set(NETWORK_IN_LOG_HEADER, fields.network);
  }
  const signal = AbortSignal.timeout(apiTimeoutMs);
  const address = `${apiBaseUrl}${new URL(asker.url).pathname}`;
  return fetch(address, { headers, signal, redirect: 'manual' }).catch(() => null);
}

/** By which the backend knows the site (API-04). */
function tokenHeaders([token]: readonly string[]): Headers {
  return new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
}

async function unavailable(answer: Response | null): Promise<Response> {
  await answer?.body?.cancel();
  const headers = { ...HEADERS, 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' };
  return new Response('Service Unavailable', { status: 503, headers });
}

export interface RemoteVersion {
  /** Null while none is known: before the first answer, or of a backend that has no such call. */
  readonly catalogueVersion: () => string | null;
  /** Since it last said a version, or that it has no such call; null before it did. */
  readonly silentForMs: () => number | null;
  readonly close: () => void;
}

const POLL_MS = 1_000;
/** More than a version needs. */
const VERSION_BYTES = 16 * 1024;

/**
 * Asks for the version of the catalogue each second (REL-04). A backend that is away changes nothing: the
 * last version stands, and with it the pages (REL-01).
 */
export function watchRemoteVersion({
  apiBaseUrl,
  apiTimeoutMs,
  backendTokens,
  pollMs = POLL_MS,
}: {
  readonly apiBaseUrl: string;
  readonly apiTimeoutMs: number;
  readonly backendTokens: readonly string[];
  readonly pollMs?: number;
}): RemoteVersion {
  let version: string | null = null;
  let answeredAt: number | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    const answer = await fetch(`${apiBaseUrl}${API_PREFIX}/version`, {
      headers: tokenHeaders(backendTokens),
      signal: AbortSignal.timeout(apiTimeoutMs),
      redirect: 'manual',
    });
    if (answer.status === 404) {
      // It has no such call: pages live as long as a change may take to show.
      version = null;
      answeredAt = performance.now();
    }
    if (!answer.ok) return answer.body?.cancel();
    const text = await textWithin(answer, VERSION_BYTES);
    const read = text === null ? null : versionAnswerSchema.safeParse(JSON.parse(text));
    if (!read?.success) return;
    version = read.data.data.version;
    answeredAt = performance.now();
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
    silentForMs: () => (answeredAt === null ? null : performance.now() - answeredAt),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
