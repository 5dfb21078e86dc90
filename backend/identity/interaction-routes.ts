/** The login form at the embedded provider (AUTH-02): a page and a form, no script. */
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { errors, type Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { accountInLog, logSecurityEvent } from '../../config/security-log.ts';
import type { Storage } from '../storage/storage.ts';
import { loginPage, messagePage } from './identity-pages.ts';
import { endLoginTries, takeLoginTry } from './login-limit.ts';
import type { ProviderPages } from './provider-pages.ts';
import { normaliseEmail } from '../../domain/email.ts';
import { findAccountByEmail, type Account } from '../storage/queries/accounts.ts';
import { isPasswordOf } from './password-hash.ts';

const LARGEST_FORM_BYTES = 8 * 1024;

export interface InteractionParts {
  readonly provider: Provider;
  readonly storage: Storage;
  readonly pages: ProviderPages;
  readonly log: Logger;
  readonly isDemonstration: boolean;
  /** Of the process, for what must not be guessed from the database. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the edge hands over beside Node's request and answer. */
export type IdentityEnvironment = { Bindings: HttpBindings & { readonly visitorAddress: string } };
type IdentityContext = Context<IdentityEnvironment>;

export function interactionRoutes(parts: InteractionParts): Hono<IdentityEnvironment> {
  const { provider, storage, pages, log, isDemonstration, secret, now } = parts;
  const app = new Hono<IdentityEnvironment>();

  const show = async (
    context: IdentityContext,
    page: Promise<string>,
    status: 200 | 400 | 422 | 429,
  ) => {
    context.header('content-security-policy', pages.policy);
    context.header('cache-control', 'no-store');
    return context.html(await page, status);
  };
  const siteOf = (context: IdentityContext) => pages.siteOf(context.req.query('ui_locales'));

  app.get('/:uid', async (context) => {
    await interactionOf(context);
    const state = { email: '', problem: null, isDemonstration };
    return show(context, loginPage(siteOf(context), state), 200);
  });

  app.post('/:uid', bodyLimit({ maxSize: LARGEST_FORM_BYTES }), async (context) => {
    await interactionOf(context);
    const form = await context.req.parseBody();
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) => {
      const { incoming, outgoing } = context.env;
      return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
    };
    if (form.cancel) return finish({ error: 'access_denied' });

    const email = typeof form.email === 'string' ? form.email : '';
    const password = typeof form.password === 'string' ? form.password : '';
    const refuse = (problem: 'wrong' | 'tooMany', status: 422 | 429) => {
      const details = { account: accountInLog(email, secret) };
      if (problem === 'wrong') logSecurityEvent(log, 'login-failed', details);
      else logSecurityEvent(log, 'limit-reached', { ...details, limit: 'logins' });
      return show(context, loginPage(siteOf(context), { email, problem, isDemonstration }), status);
    };
    const attempt = { email, address: context.env.visitorAddress };
    const verdict = await takeLoginTry(storage, attempt, { now: now(), secret });
    if ('refusedForMs' in verdict) {
      context.header('retry-after', String(Math.ceil(verdict.refusedForMs / 1000)));
      return refuse('tooMany', 429);
    }
    if (verdict.delayMs > 0) await pause(verdict.delayMs);
    const account = await checkLogin(storage, email, password);
    if (!account) return refuse('wrong', 422);
    await endLoginTries(storage, attempt, { secret });
    log.info({ event: 'login', account: accountInLog(email, secret) }, 'logged in at the provider');
    return finish({ login: { accountId: account.id } });
  });

  app.onError((error, context) => {
    // A form too large.
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return show(context, messagePage(siteOf(context), 'expired'), 400);
  });

  /** @throws SessionNotFound where the login is over, or belongs to another browser */
  async function interactionOf({ env, req }: IdentityContext) {
    const interaction = await provider.interactionDetails(env.incoming, env.outgoing);
    if (interaction.uid !== req.param('uid') || interaction.prompt.name !== 'login') {
      throw new errors.SessionNotFound('another interaction');
    }
    return interaction;
  }

  return app;
}

/** The account of the address and password, or null: nothing tells which of them is wrong (AUTH-02). */
export async function checkLogin(
  { db }: Pick<Storage, 'db'>,
  email: string,
  password: string,
): Promise<Account | null> {
  const account = await findAccountByEmail(db, normaliseEmail(email));
  const isRight = await isPasswordOf(password, account?.passwordHash ?? null);
  return isRight ? account : null;
}
