/**
 * The last step of an account that was made by saving something (WISH-02): the link in its mail leads here, where name
 * and password are set. It works once; opening it changes nothing, because mail scanners follow links.
 */
import { Hono, type Context } from 'hono';
import { accountInLog } from '../../config/security-log.ts';
import { NEW_ACCOUNT_PATH } from '../../contract/new-account-link.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { accountName } from '../../domain/account-name.ts';
import { forgetCode, provenEmail, type CodeBinding } from '../one-time-codes.ts';
import { findAccountByEmail } from '../storage/queries/accounts.ts';
import { changeAccount } from '../storage/queries/own-account.ts';
import { newAccountPage, type NewAccountProblem } from './code-pages.ts';
import { nameProblem, replacePassword, type CodeStepParts } from './code-steps.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import { limitedForm, sentForm, textOf } from './identity-form.ts';
import { messagePage, type PageSite } from './identity-pages.ts';
import { hashPassword, isGoodPassword } from './password-hash.ts';

type IdentityContext = Context<IdentityEnvironment>;

/** Where a token would stand: the page that says that the account is ready. */
const DONE = 'done';

export function newAccountRoutes(parts: CodeStepParts): Hono<IdentityEnvironment> {
  const { storage, pages, log, secret, now } = parts;
  const app = new Hono<IdentityEnvironment>();

  /** Whose account the link is about; null where it was used, is too old, or was never sent. */
  async function linkOf(context: IdentityContext) {
    const token = context.req.param('token') ?? '';
    const binding: CodeBinding = { purpose: 'new-account', browser: token };
    const email = await provenEmail(binding, parts);
    const account = email === null ? null : await findAccountByEmail(storage.db, email);
    const site = pages.siteOf(context.req.query('ui_locales'));
    if (email === null || !account) return { site, link: null };
    const query = new URLSearchParams({ ui_locales: context.req.query('ui_locales') ?? '' });
    const action = `${NEW_ACCOUNT_PATH}${encodeURIComponent(token)}?${query}`;
    return { site, link: { binding, email, account, action } };
  }

  /** With the way to log in, and from there to what was saved. */
  const told = (site: PageSite, message: 'accountReady' | 'linkOver') => {
    const returnTo = pathOf('wishlist', site.market.id);
    return messagePage(site, message, `${site.origin}/login?${new URLSearchParams({ returnTo })}`);
  };

  // Says nothing about whose account it is, whoever opens it.
  app.get(`/${DONE}`, (context) => {
    const site = pages.siteOf(context.req.query('ui_locales'));
    return pages.show(context, told(site, 'accountReady'));
  });

  app.get('/:token', async (context) => {
    const { site, link } = await linkOf(context);
    if (!link) return pages.show(context, told(site, 'linkOver'), 410);
    const state = { ...link, firstName: '', lastName: '', problem: null };
    return pages.show(context, newAccountPage(site, state));
  });

  app.post('/:token', limitedForm, async (context) => {
    const form = await sentForm(context);
    const [firstName, lastName] = [textOf(form, 'firstName'), textOf(form, 'lastName')];
    const { site, link } = await linkOf(context);
    if (!link) return pages.show(context, told(site, 'linkOver'), 410);
    const again = (problem: NewAccountProblem) =>
      newAccountPage(site, { ...link, firstName, lastName, problem });
    context.set('formAgain', () => again('notNow'));
    const password = textOf(form, 'password');
    const problem =
      nameProblem({ firstName, lastName }) ?? (isGoodPassword(password) ? null : 'password');
    if (problem) return pages.show(context, again(problem), 422);
    const passwordHash = await hashPassword(password);
    const { binding, email, account } = link;
    const isOurs = await storage.inTransaction(async (transaction) => {
      // First, so that of several posts at once the others wait here and find the link used.
      if (!(await forgetCode(binding, { storage: { db: transaction }, secret }))) return false;
      const names = {
        firstName: accountName(firstName),
        lastName: accountName(lastName) || null,
      };
      await changeAccount(transaction, account.id, names, now());
      await replacePassword(transaction, { ...binding, email, account, passwordHash }, parts);
      return true;
    });
    if (!isOurs) return pages.show(context, told(site, 'linkOver'), 410);
    log.info({ event: 'new-password', account: accountInLog(email, secret) }, 'account completed');
    const query = new URLSearchParams({ ui_locales: context.req.query('ui_locales') ?? '' });
    return context.redirect(`${NEW_ACCOUNT_PATH}${DONE}?${query}`, 303);
  });

  return app;
}
