/**
 * The flags of the process (API-05): OpenFeature's client, over a file or over a remote service that speaks
 * OFREP. Whatever fails, a page goes on with the default value.
 */
import { randomUUID } from 'node:crypto';
import { OFREPProvider } from '@openfeature/ofrep-provider';
import { OpenFeature, ProviderEvents, type Provider } from '@openfeature/server-sdk';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import { LRUCache } from 'lru-cache';
import type { FeatureFlags, FlagPlace } from '../../contract/feature-flags.ts';
import { FEATURE_FLAGS, type FlagKey } from '../../domain/feature-flag.ts';
import { FileFlagProvider } from './file-flag-provider.ts';

export interface FlagService extends FeatureFlags {
  /** What pages are kept under beside the catalogue's version: it changes whenever a flag may have changed. */
  readonly version: () => string;
  readonly close: () => Promise<void>;
}

interface FlagServiceOptions {
  readonly settings: Pick<Settings, 'flags'>;
  readonly log: Logger;
}

const TIMEOUT_MS = 800;
const REST_MS = 2_000;
/** A remote service does not tell of changes: a page is right for so long, as REL-04 wants it. */
const REMOTE_LIFE_MS = 2_000;
const MOST_ANSWERS = 10_000;

/** @throws WrongFlagFile */
export async function createFeatureFlags({
  settings,
  log,
}: FlagServiceOptions): Promise<FlagService> {
  const { url, token, file } = settings.flags;
  const fileProvider = url
    ? null
    : new FileFlagProvider(file, (problem) => log.error({ problem }, 'flag file rejected'));
  const provider: Provider =
    fileProvider ??
    new OFREPProvider({
      baseUrl: url ?? '',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      fetchImplementation: limitedFetch({ timeoutMs: TIMEOUT_MS, restMs: REST_MS }),
    });

  // OpenFeature's registry is one for the process; a name of its own keeps two services apart.
  const domain = randomUUID();
  const client = OpenFeature.getClient(domain);
  client.setLogger(silent);
  let changes = 0;
  client.addHandler(ProviderEvents.ConfigurationChanged, () => {
    changes += 1;
    log.info('flags changed');
  });
  await OpenFeature.setProviderAndWait(domain, provider);
  const failures = new Map<FlagKey, string>();
  const ask = async (key: FlagKey, place: FlagPlace): Promise<boolean> => {
    const { url: page, market, country, visitor } = place;
    const details = await client.getBooleanDetails(key, FEATURE_FLAGS[key].isOnByDefault, {
      url: page,
      market,
      country,
      ...(visitor && { visitor: { ...visitor } }),
      targetingKey: visitor?.deviceId ?? market,
    });
    const { errorCode = '', errorMessage } = details;
    // Once, and not with every page.
    if (errorCode !== '' && failures.get(key) !== errorCode) {
      log.warn({ key, errorCode, errorMessage }, 'flag has its default value');
    }
    failures.set(key, errorCode);
    return details.value;
  };
  // A flag by visitor is asked for with every page, kept or not; a service answers once for all who are alike.
  const answers = new LRUCache<string, Promise<boolean>>({
    max: MOST_ANSWERS,
    ttl: REMOTE_LIFE_MS,
  });
  const askOnce = (key: FlagKey, place: FlagPlace): Promise<boolean> => {
    const question = JSON.stringify([key, place]);
    const answer = answers.get(question) ?? ask(key, place);
    answers.set(question, answer, { noUpdateTTL: true });
    return answer;
  };
  return {
    isOn: (key, place) => (url && place.visitor ? askOnce(key, place) : ask(key, place)),
    // A service may share visitors out without saying so.
    hasShares: () => fileProvider?.hasShares() ?? true,
    version: () => (url ? String(Math.floor(performance.now() / REMOTE_LIFE_MS)) : String(changes)),
    close: async () => provider.onClose?.(),
  };
}

/** Failures are logged by what they mean for the page. */
const silent = { error() {}, warn() {}, info() {}, debug() {} };

/**
 * `fetch` to a service that a page can do without: it ends in time, and a service that is away is not waited
 * for again and again (architecture, Faults). One request at a time tries whether it is back.
 */
interface FetchLimits {
  readonly timeoutMs: number;
  /** How long it is left alone after a failure. */
  readonly restMs: number;
}

/** A service that failed just now, and was not asked. */
class ServiceAway extends Error {
  override name = 'ServiceAway';
}

/** Answers whole; it rejects with `ServiceAway`, or with what the failure was. */
function limitedFetch({ timeoutMs, restMs }: FetchLimits): typeof fetch {
  let restsUntil = -Infinity;
  let isAway = false;
  let isTrying = false;
  return async (input, init) => {
    if (isAway && (isTrying || performance.now() < restsUntil)) throw new ServiceAway();
    const isTry = isAway;
    if (isTry) isTrying = true;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(input, { ...init, signal, redirect: 'error' });
      // Within the time, too: a service may hang between its headers and its body.
      const body = await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`The service answered ${answer.status}`);
      isAway = false;
      return new Response(body.byteLength > 0 ? body : null, answer);
    } catch (error) {
      isAway = true;
      restsUntil = performance.now() + restMs;
      throw error;
    } finally {
      if (isTry) isTrying = false;
    }
  };
}
