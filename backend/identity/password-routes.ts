/**
 * A new password for who is logged in already (AUTH-07), by the steps of a forgotten one: address, code, password. The
 * browser is known by a cookie of these pages alone. It ends where the account is, after another login, and there it is said.
 */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { forgetCode } from '../one-time-codes.ts';
import { codeSteps, type CodeStepParts } from './code-steps.ts';
import type { IdentityEnvironment } from './identity-environment.ts';

const COOKIE = 'new-password';
const LIFE_S = 60 * 60;
const TOKEN = /^[\w-]{43}$/;

export function passwordRoutes(parts: CodeStepParts): Hono<IdentityEnvironment> {
  const app = new Hono<IdentityEnvironment>();
  const base = `${PROVIDER_PATH}/password`;
  // The prefix keeps a neighbouring host from planting a token that somebody else knows.
  const options = parts.isSecure
    ? ({ prefix: 'host', path: '/', secure: true } as const)
    : { path: base };
  codeSteps(
    app,
    '',
    async (context) => {
      const known = getCookie(context, COOKIE, parts.isSecure ? 'host' : undefined);
      const browser = known && TOKEN.test(known) ? known : randomBytes(32).toString('base64url');
      if (browser !== known) {
        setCookie(context, COOKIE, browser, {
          ...options,
          maxAge: LIFE_S,
          httpOnly: true,
          sameSite: 'Lax',
        });
      }
      const { origin } = parts.pages.siteOf(context.req.query('ui_locales'));
      const returnTo = '/account?routingKey=account-profile&done=password';
      const target = `${origin}/login?${new URLSearchParams({ returnTo })}`;
      return {
        base,
        hasPassword: false,
        browser,
        finish: async () => {
          // Whoever uses this browser next begins with a code again.
          await forgetCode({ purpose: 'login', browser }, parts);
          deleteCookie(context, COOKIE, options);
          return context.redirect(target, 303);
        },
      };
    },
    parts,
  );
  app.get('/', (context) => {
    const ui_locales = context.req.query('ui_locales') ?? '';
    const query = new URLSearchParams({ ui_locales, way: 'password' });
    return context.redirect(`${base}/email?${query}`, 303);
  });
  return app;
}
