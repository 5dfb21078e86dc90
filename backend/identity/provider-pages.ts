/** The pages that the provider's library asks for, and the end of a session (AUTH-01). */
import type { Context as HonoContext } from 'hono';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Settings } from '../../config/settings.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { continuePage, logoutPage, messagePage, type PageSite } from './identity-pages.ts';
import { marketOfUiLocales } from './identity-words.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import { pagePolicy } from './page-style.ts';

const RETRY_AFTER_S = '5';

export type ProviderPages = ReturnType<typeof createProviderPages>;

type Context = KoaContextWithOIDC;

export function createProviderPages(settings: Pick<Settings, 'brand' | 'origins'>) {
  const policy = pagePolicy(Object.values(settings.origins));

  const siteOf = (uiLocales: unknown): PageSite => {
    const market = marketOfUiLocales(uiLocales);
    return { brandName: settings.brand.name, origin: settings.origins[market.id], market };
  };
  const siteOfContext = (context: Context): PageSite =>
    // The library makes this up for its own routes alone.
    siteOf(
      (context.oidc as Context['oidc'] | undefined)?.params?.ui_locales ?? context.query.ui_locales,
    );
  const show = async (context: Context, page: Promise<string>): Promise<void> => {
    context.type = 'html';
    context.set('content-security-policy', policy);
    context.body = await page;
  };

  /** The database cannot be used now (architecture, Faults). */
  const unavailable = async (context: Context): Promise<void> => {
    context.status = 503;
    context.set('retry-after', RETRY_AFTER_S);
    await show(context, messagePage(siteOfContext(context), 'unavailable'));
  };

  /** Where the library does not answer itself. */
  const answerPage = async (
    context: HonoContext,
    page: Promise<string>,
    status: 200 | 400 | 410 | 413 | 422 | 429 | 503 = 200,
  ): Promise<Response> => {
    context.header('content-security-policy', policy);
    context.header('cache-control', 'no-store');
    return context.html(await page, status);
  };

  return {
    siteOf,

    show: answerPage,

    /** @param _out what the library would say */
    failed: (context: Context, _out: unknown, error: Error) =>
      error instanceof StorageUnavailable
        ? unavailable(context)
        : show(context, messagePage(siteOfContext(context), 'failed')),

    unavailable,

    /** The same where the library does not answer: the form that was sent, as it was, or a page that says it. */
    answerUnavailable(context: HonoContext<IdentityEnvironment>): Promise<Response> {
      context.header('retry-after', RETRY_AFTER_S);
      const site = siteOf(context.req.query('ui_locales'));
      const page = context.get('formAgain')?.() ?? messagePage(site, 'unavailable');
      return answerPage(context, page, 503);
    },

    /** A form larger than `limitedForm` lets pass, at whichever page (ERR-01). */
    answerTooLarge(context: HonoContext): Promise<Response> {
      const site = siteOf(context.req.query('ui_locales'));
      return answerPage(context, messagePage(site, 'tooLarge'), 413);
    },

    loggedOut: (context: Context) =>
      show(context, messagePage(siteOfContext(context), 'loggedOut')),

    /**
     * The end of a session at the site's word. Whoever brings an id token of the very session has pressed
     * "Log out" already; another is asked, or a link on any page could log people out (RP-Initiated
     * Logout 1.0, 2 and 6).
     */
    async logout(context: Context, form: string): Promise<void> {
      const { session, entities, params } = context.oidc;
      const hint = entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
      if (!session || hint?.payload?.sub !== session.accountId) {
        await show(context, logoutPage(siteOfContext(context), form));
        return;
      }
      await endSession(context);
      context.status = 303;
      context.redirect(String(params?.post_logout_redirect_uri ?? siteOfContext(context).origin));
    },

    /**
     * Where the library answers with a form that a script sends: at the end of a session that was over
     * already, and when another person logs in in a second window. Ours need no script.
     */
    async withoutScript(context: Context, next: () => Promise<void>): Promise<void> {
      await next();
      // The library makes this up for its own routes alone.
      const oidc = context.oidc as Context['oidc'] | undefined;
      if (!oidc?.session || context.status !== 200 || !context.response.is('html')) return;
      if (oidc.route === 'end_session' && !oidc.session.accountId) {
        const target = oidc.params?.post_logout_redirect_uri;
        context.status = 303;
        context.redirect(String(target ?? siteOfContext(context).origin));
      } else if (oidc.route === 'resume') {
        const { secret } = oidc.session.state as { secret: string };
        const action = oidc.urlFor('end_session_confirm');
        const fields = { xsrf: secret, logout: 'yes' };
        await show(context, continuePage(siteOfContext(context), { action, fields }));
      }
    },
  };
}

async function endSession(context: Context): Promise<void> {
  const { session, provider } = context.oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    for (const model of [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode]) {
      await model.revokeByGrantId(grantId);
    }
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' });
}
