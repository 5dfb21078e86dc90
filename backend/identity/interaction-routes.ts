/** The login form at the embedded provider (AUTH-02): a page and a form, no script. */
import { setTimeout as pause } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { errors, type Provider } from 'oidc-provider';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { accountInLog, logSecurityEvent } from '../../config/security-log.ts';
import type { Storage } from '../storage/storage.ts';
import { codeSteps, type CodeStepParts, type StepPlace } from './code-steps.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import { limitedForm, sentForm, textOf } from './identity-form.ts';
import { loginPage, messagePage, type LoginProblem } from './identity-pages.ts';
import { endLoginTries, takeLoginTry } from './login-limit.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { findAccountByEmail, type Account } from '../storage/queries/accounts.ts';
import { rememberBrowser } from './known-browser.ts';
import { isPasswordOf } from './password-hash.ts';

export interface InteractionParts extends CodeStepParts {
  readonly provider: Provider;
}

type IdentityContext = Context<IdentityEnvironment>;

export function interactionRoutes(parts: InteractionParts): Hono<IdentityEnvironment> {
  const { provider, storage, pages, log, settings, secret, now } = parts;
  const isDemonstration = settings.hasInventedAccounts;
  const app = new Hono<IdentityEnvironment>();

  const { show } = pages;
  const siteOf = (context: IdentityContext) => pages.siteOf(context.req.query('ui_locales'));
  const finish = async (
    context: IdentityContext,
    result: Parameters<Provider['interactionResult']>[2],
  ) => {
    const { incoming, outgoing } = context.env;
    return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  };
  /** @throws SessionNotFound where the login is over, or belongs to another browser */
  const placeOf = async (context: IdentityContext): Promise<StepPlace> => {
    const { env, req } = context;
    const { uid, prompt } = await provider.interactionDetails(env.incoming, env.outgoing);
    if (uid !== req.param('uid') || prompt.name !== 'login') {
      throw new errors.SessionNotFound('another interaction');
    }
    return {
      base: `${PROVIDER_PATH}/interaction/${uid}`,
      hasPassword: true,
      browser: uid,
      finish: (account) => {
        if (account.email !== null) rememberBrowser(context, account.email, parts);
        return finish(context, { login: { accountId: account.id } });
      },
    };
  };
  const { mailCode } = codeSteps(app, '/:uid', placeOf, parts);

  const form = (
    context: IdentityContext,
    { base }: StepPlace,
    state: { readonly email: string; readonly problem: LoginProblem | null },
  ) => {
    const ui_locales = context.req.query('ui_locales') ?? '';
    const link = (way: string) => `${base}/email?${new URLSearchParams({ ui_locales, way })}`;
    const links = { signUp: link('signUp'), password: link('password') };
    return loginPage(siteOf(context), { ...state, isDemonstration, links });
  };

  app.get('/:uid', async (context) => {
    const place = await placeOf(context);
    return show(context, form(context, place, { email: '', problem: null }), 200);
  });

  app.post('/:uid', limitedForm, async (context) => {
    const place = await placeOf(context);
    const sent = await sentForm(context);
    if (sent.cancel) return finish(context, { error: 'access_denied' });

    const email = textOf(sent, 'email');
    const password = textOf(sent, 'password');
    context.set('formAgain', () => form(context, place, { email, problem: 'notNow' }));
    if (sent.way === 'code') {
      if (isEmail(normaliseEmail(email))) return mailCode(context, place, { email, way: 'login' });
      return show(context, form(context, place, { email, problem: 'wrongEmail' }), 422);
    }
    const refuse = (problem: 'wrong' | 'tooMany', status: 422 | 429) => {
      const details = { account: accountInLog(email, secret) };
      if (problem === 'wrong') logSecurityEvent(log, 'login-failed', details);
      else logSecurityEvent(log, 'limit-reached', { ...details, limit: 'logins' });
      return show(context, form(context, place, { email, problem }), status);
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
    return place.finish(account);
  });

  app.onError((error, context) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return show(context, messagePage(siteOf(context), 'expired'), 400);
  });

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
