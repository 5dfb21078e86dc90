/**
 * The embedded OpenID provider (AUTH-02): a certified library over our database, with our pages. It
 * stands on a host of its own, so that one login serves all markets; the edge sends it what is its own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { logSecurityEvent } from '../../config/security-log.ts';
import { NEW_ACCOUNT_PATH } from '../../contract/new-account-link.ts';
import type { Settings } from '../../config/settings.ts';
import {
  limitLockWaits,
  PATIENT_LOCK_LIMIT_MS,
  REQUEST_LOCK_LIMIT_MS,
} from '../storage/lock-limit.ts';
import { deleteExpiredIdentityRecords } from '../storage/queries/identity-records.ts';
import { deleteExpiredCounts } from '../storage/queries/limit-counts.ts';
import { deleteExpiredCodes } from '../storage/queries/one-time-codes.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { Storage } from '../storage/storage.ts';
import {
  ensureDemonstrationAccounts,
  refuseDemonstrationDatabase,
} from './demonstration-account.ts';
import { ensureSigningKey } from './identity-keys.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { TooManyPasswords } from './password-hash.ts';
import { newAccountRoutes } from './new-account-routes.ts';
import { fontRoutes } from './page-style.ts';
import { passwordRoutes } from './password-routes.ts';
import { providerOptions } from './provider-options.ts';
import { createProviderPages } from './provider-pages.ts';

const SWEEP_MS = 60 * 60_000;

export interface Identity {
  /** Answers every request for the provider's path. */
  readonly app: Hono<IdentityEnvironment>;
  readonly close: () => void;
}

export interface IdentityOptions {
  readonly settings: Pick<
    Settings,
    | 'hasDeveloperPages'
    | 'hasInventedAccounts'
    | 'brand'
    | 'origins'
    | 'login'
    | 'sessionSecret'
    | 'limits'
    | 'privacyVersion'
  >;
  readonly storage: Storage;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** @throws WrongSetting in live mode over a database that demonstration mode has filled */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { settings, storage, log, now = Date.now } = options;
  const isDemonstration = settings.hasInventedAccounts;
  // Another process may be at its start as well.
  const signingKey = await limitLockWaits(PATIENT_LOCK_LIMIT_MS, async () => {
    if (isDemonstration) {
      const { privacyVersion } = settings;
      await ensureDemonstrationAccounts(storage, { now: now(), privacyVersion });
    }
    return ensureSigningKey(storage, { isDemonstration, now: now() });
  });
  if (!isDemonstration) await refuseDemonstrationDatabase(storage, signingKey.isDemonstration);

  const issuer = new URL(settings.login.issuer);
  const pages = createProviderPages(settings);
  const provider = new Provider(
    settings.login.issuer,
    providerOptions({ settings, storage, signingKey, pages, now }),
  );
  // Koa believes forwarded headers then; `answer` writes them from the settings, whoever sent others.
  provider.proxy = true;
  // Koa prints errors unless somebody logs them: here are those that the library knows, then the others.
  provider.silent = true;
  provider.on('server_error', (_context, error) => logFailure(log, error));
  provider.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      logFailure(log, error);
      if (error instanceof StorageUnavailable) {
        await pages.unavailable(context as KoaContextWithOIDC);
        return;
      }
      context.status = 500;
      context.body = 'Internal Server Error';
    }
  });
  provider.use(pages.withoutScript);

  const stepParts = {
    storage,
    pages,
    log,
    settings,
    secret: settings.sessionSecret,
    isSecure: issuer.protocol === 'https:',
    now,
  };
  const app = new Hono<IdentityEnvironment>();
  // One limit for all that a request writes, and the library writes several times.
  app.use((_context, next) => limitLockWaits(REQUEST_LOCK_LIMIT_MS, next));
  app.route(
    `${PROVIDER_PATH}/interaction`,
    interactionRoutes({
      provider,
      ...stepParts,
    }),
  );
  app.route(`${PROVIDER_PATH}/password`, passwordRoutes(stepParts));
  app.route(NEW_ACCOUNT_PATH, newAccountRoutes(stepParts));
  app.route('/', fontRoutes());
  const handle = provider.callback();
  app.all(`${PROVIDER_PATH}/*`, async ({ env }) => answer(handle, issuer, env));
  app.onError((error, context) => {
    // Thrown by `limitedForm` alone.
    if (error instanceof HTTPException) return pages.answerTooLarge(context);
    if (error instanceof TooManyPasswords) {
      logSecurityEvent(log, 'limit-reached', { limit: 'passwords at a time' });
      return pages.answerUnavailable(context);
    }
    logFailure(log, error);
    if (error instanceof StorageUnavailable) return pages.answerUnavailable(context);
    return context.text('Internal Server Error', 500);
  });

  const sweep = setInterval(() => {
    Promise.all([
      deleteExpiredIdentityRecords(storage.db, now()),
      deleteExpiredCounts(storage.db, now()),
      deleteExpiredCodes(storage.db, now()),
    ]).catch((error: unknown) => log.error({ err: error }, 'expired records not deleted'));
  }, SWEEP_MS);
  sweep.unref();
  return { app, close: () => clearInterval(sweep) };
}

/** Without what else an error carries, such as the request's parameters (SEC-09). */
function logFailure(log: Logger, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  log.error({ event: 'provider-failed', stack }, 'login provider failed');
}

/** Lets the library write its answer itself, and tells Hono that it did. */
async function answer(
  handle: ReturnType<Provider['callback']>,
  issuer: URL,
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<Response> {
  // Addresses that the library writes come from the issuer, not from what the caller said (MKT-02).
  incoming.headers.host = issuer.host;
  incoming.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete incoming.headers['x-forwarded-host'];
  // How the library learns where it is mounted.
  const target = incoming.url ?? '/';
  Object.assign(incoming, { originalUrl: target });
  const rest = target.slice(PROVIDER_PATH.length);
  incoming.url = rest.startsWith('/') ? rest : `/${rest}`;
  await handle(incoming, outgoing);
  return new Response(null, {
    status: outgoing.statusCode,
    headers: { 'x-hono-already-sent': 'true' },
  });
}
