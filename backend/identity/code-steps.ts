/**
 * The steps of who logs in by a code, signs up or wants a new password (CODE-01, AUTH-02). What an address is known
 * for never shows: pages, statuses and work are the same, and only the mail tells.
 */
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { accountInLog, logSecurityEvent } from '../../config/security-log.ts';
import type { Settings } from '../../config/settings.ts';
import { accountName } from '../../domain/account-name.ts';
import { formatMoment, formatMomentFrom } from '../../domain/clock-time.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { networkOf } from '../../domain/network-of.ts';
import { ApiError } from '../content-api/api-error.ts';
import { passwordMail } from '../mail/account-mails.ts';
import { codeMail, type CodeMailKind } from '../mail/code-mails.ts';
import {
  acceptCode,
  CODE_LIFE_MS,
  forgetCodesOfOthers,
  lastAddress,
  openCode,
  provenEmail,
  sendCode,
  type CodeBinding,
} from '../one-time-codes.ts';
import { endSessionsOfAccount } from '../storage/queries/account-sessions.ts';
import {
  confirmAccount,
  findAccountByEmail,
  saveFirstAccount,
  setPassword,
  type Account,
} from '../storage/queries/accounts.ts';
import { revokeGrantsOfAccount } from '../storage/queries/identity-records.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import type { Storage } from '../storage/storage.ts';
import {
  codePage,
  detailsPage,
  emailPage,
  passwordPage,
  WAYS,
  type Details,
  type DetailsProblem,
  type StepLinks,
  type Way,
} from './code-pages.ts';
import { limitedForm, sentForm, textOf } from './identity-form.ts';
import { messagePage } from './identity-pages.ts';
import { identityWords } from './identity-words.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import { hashPassword, isGoodPassword } from './password-hash.ts';
import { knownBrowserOf } from './known-browser.ts';
import type { ProviderPages } from './provider-pages.ts';

type IdentityContext = Context<IdentityEnvironment>;

export interface CodeStepParts {
  readonly storage: Storage;
  readonly pages: ProviderPages;
  readonly log: Logger;
  readonly settings: Pick<
    Settings,
    'hasDeveloperPages' | 'hasInventedAccounts' | 'brand' | 'limits' | 'login' | 'privacyVersion'
  >;
  /** Of the process, for what must not be guessed from the database. */
  readonly secret: string;
  /** Whether the provider is on HTTPS. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Where the steps are taken, and what comes after them. */
export interface StepPlace {
  /** Path that the steps stand under. */
  readonly base: string;
  /** Whether there is a page for a password to go back to. */
  readonly hasPassword: boolean;
  /** What the browser is known by. */
  readonly browser: string;
  readonly finish: (account: Account) => Promise<Response>;
}

/** @param placeOf throws where the browser has begun nothing that the request could be a step of */
export function codeSteps(
  app: Hono<IdentityEnvironment>,
  prefix: '' | '/:uid',
  placeOf: (context: IdentityContext) => Promise<StepPlace>,
  parts: CodeStepParts,
) {
  const { storage, pages, log, settings, secret, now } = parts;
  const codeParts = { storage, secret, now, limits: settings.limits };

  const siteOf = (context: IdentityContext) => pages.siteOf(context.req.query('ui_locales'));
  const wayOf = (context: IdentityContext): Way =>
    WAYS.find((way) => way === context.req.query('way')) ?? 'login';
  const linksOf = (
    context: IdentityContext,
    { base, hasPassword }: StepPlace,
    way = wayOf(context),
  ): StepLinks => {
    const ui_locales = context.req.query('ui_locales') ?? '';
    return {
      to: (step) => `${base}/${step}?${new URLSearchParams({ ui_locales, way })}`,
      start: hasPassword ? `${base}?${new URLSearchParams({ ui_locales })}` : null,
    };
  };
  const bindingOf = ({ browser }: StepPlace) => ({ purpose: 'login', browser }) as const;
  const { show } = pages;

  /** Mails a code to whatever address it is, and goes on to the page that takes it. */
  async function mailCode(
    context: IdentityContext,
    place: StepPlace,
    { email: typed, way }: { readonly email: string; readonly way: Way },
  ): Promise<Response> {
    const site = siteOf(context);
    const words = identityWords(site.market).email;
    const links = linksOf(context, place, way);
    const email = normaliseEmail(typed);
    if (!isEmail(email)) {
      const state = { links, way, email: typed, problem: words.wrong, isWrong: true };
      return show(context, emailPage(site, state), 422);
    }
    const isKnown = (await findAccountByEmail(storage.db, email)) !== null;
    const mailOf = (code: string) =>
      codeMail({
        kind: mailKind(way, isKnown),
        email,
        code,
        market: site.market,
        brandName: settings.brand.name,
        lifeMs: CODE_LIFE_MS,
        secret,
      });
    const network = networkOf(context.env.visitorAddress);
    let isNew = true;
    try {
      const knownBrowser = knownBrowserOf(context, email, parts);
      const ask = { ...bindingOf(place), email, network, knownBrowser, mailOf };
      ({ isNew } = await sendCode(ask, codeParts));
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterS === undefined) throw error;
      logSecurityEvent(log, 'limit-reached', {
        ...error.suspicion?.details,
        account: accountInLog(email, secret),
      });
      context.header('retry-after', String(error.retryAfterS));
      const time = formatMomentFrom(now() + error.retryAfterS * 1000, site.market);
      const problem = words.tooMany.replace('{time}', time);
      return show(context, emailPage(site, { links, way, email: typed, problem }), 429);
    }
    return context.redirect(links.to('code') + (isNew ? '' : '&sent=before'), 303);
  }

  app.get(`${prefix}/email`, async (context) => {
    const place = await placeOf(context);
    const way = wayOf(context);
    const state = { links: linksOf(context, place), way, email: '', problem: null };
    return show(context, emailPage(siteOf(context), state));
  });

  app.post(`${prefix}/email`, limitedForm, async (context) => {
    const place = await placeOf(context);
    const email = textOf(await sentForm(context), 'email');
    const way = wayOf(context);
    context.set('formAgain', () => {
      const site = siteOf(context);
      const problem = identityWords(site.market).notNow;
      return emailPage(site, { links: linksOf(context, place), way, email, problem });
    });
    return mailCode(context, place, { email, way });
  });

  /**
   * The page that takes the code, or another address where the code is not open any more (expired, used); null where
   * none was asked for.
   */
  async function codeForm(
    context: IdentityContext,
    place: StepPlace,
    { typed, problem, isWrong }: { typed: string; problem: string | null; isWrong: boolean },
  ): Promise<{ readonly page: Promise<string>; readonly isOpen: boolean } | null> {
    const site = siteOf(context);
    const links = linksOf(context, place);
    const open = await openCode(bindingOf(place), codeParts);
    if (!open) {
      const email = await lastAddress(bindingOf(place), codeParts);
      if (email === null) return null;
      const told = problem ?? identityWords(site.market).code.expired;
      const state = { links, way: wayOf(context), email, problem: told };
      return { page: emailPage(site, state), isOpen: false };
    }
    const state = {
      links,
      email: open.email,
      sentAt: formatMoment(open.sentAt, site.market),
      resendAt: formatMomentFrom(open.resendAt, site.market),
      resendInS: Math.max(0, Math.ceil((open.resendAt - now()) / 1000)),
      isStillFirst: problem === null && context.req.query('sent') === 'before',
      typed,
      problem,
      isWrong,
      mailbox: settings.hasDeveloperPages ? `${site.origin}/dev/mail` : null,
    };
    return { page: codePage(site, state), isOpen: true };
  }

  async function showCode(
    context: IdentityContext,
    place: StepPlace,
    state: { typed: string; problem: string | null } = { typed: '', problem: null },
  ): Promise<Response> {
    const isWrong = state.problem !== null;
    const form = await codeForm(context, place, { ...state, isWrong });
    if (!form) return context.redirect(linksOf(context, place).to('email'), 303);
    return show(context, form.page, form.isOpen && !isWrong ? 200 : 422);
  }

  app.get(`${prefix}/code`, async (context) => showCode(context, await placeOf(context)));

  app.post(`${prefix}/code`, limitedForm, async (context) => {
    const place = await placeOf(context);
    const code = textOf(await sentForm(context), 'code');
    context.set('formAgain', async () => {
      const site = siteOf(context);
      const state = { typed: code, problem: identityWords(site.market).notNow, isWrong: false };
      return (await codeForm(context, place, state))?.page ?? messagePage(site, 'unavailable');
    });
    const verdict = await acceptCode({ ...bindingOf(place), code }, codeParts);
    if ('problem' in verdict) {
      logSecurityEvent(log, 'code-refused', { reason: verdict.problem, purpose: 'login' });
      const words = identityWords(siteOf(context).market).code;
      return showCode(context, place, { typed: code, problem: words[verdict.problem] });
    }
    const account = await findAccountByEmail(storage.db, verdict.email);
    const links = linksOf(context, place);
    if (!account) return context.redirect(links.to('details'), 303);
    await confirmAccount(storage.db, account.id, now());
    if (wayOf(context) === 'password') return context.redirect(links.to('password'), 303);
    return finish(place, account);
  });

  /** The address that this browser has proven, or the way to prove one. */
  async function provenStep(context: IdentityContext) {
    const place = await placeOf(context);
    const email = await provenEmail(bindingOf(place), codeParts);
    const links = linksOf(context, place);
    return email === null
      ? { redirect: context.redirect(links.to('email'), 303) }
      : { place, email, links };
  }

  app.get(`${prefix}/details`, async (context) => {
    const step = await provenStep(context);
    if ('redirect' in step) return step.redirect;
    const details = { firstName: '', lastName: '', marketing: '' };
    return show(context, detailsPage(siteOf(context), { ...step, details, problem: null }));
  });

  app.post(`${prefix}/details`, limitedForm, async (context) => {
    const step = await provenStep(context);
    if ('redirect' in step) return step.redirect;
    const site = siteOf(context);
    const form = await sentForm(context);
    const details = {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      marketing: textOf(form, 'marketing'),
    };
    const password = textOf(form, 'password');
    const again = (problem: DetailsProblem) => detailsPage(site, { ...step, details, problem });
    context.set('formAgain', () => again('notNow'));
    const problem = problemOf(details, password);
    if (problem) return show(context, again(problem), 422);
    const passwordHash = password === '' ? null : await hashPassword(password);
    const account = {
      email: step.email,
      firstName: accountName(details.firstName),
      lastName: accountName(details.lastName) || null,
      passwordHash,
      role: 'traveller',
      marketId: site.market.id,
      isConfirmed: true,
      acceptsMarketing: details.marketing === 'accept',
      privacyVersion: settings.privacyVersion,
    } as const;
    // Sent twice, the account of the first one stays.
    await saveFirstAccount(storage.db, account, now());
    const saved = await findAccountByEmail(storage.db, step.email);
    if (!saved) throw new Error('The account was saved and is not there');
    return finish(step.place, saved);
  });

  app.get(`${prefix}/password`, async (context) => {
    const step = await provenStep(context);
    if ('redirect' in step) return step.redirect;
    return show(context, passwordPage(siteOf(context), { ...step, problem: null }));
  });

  app.post(`${prefix}/password`, limitedForm, async (context) => {
    const step = await provenStep(context);
    if ('redirect' in step) return step.redirect;
    const password = textOf(await sentForm(context), 'password');
    const again = (problem: 'password' | 'notNow') =>
      passwordPage(siteOf(context), { ...step, problem });
    context.set('formAgain', () => again('notNow'));
    if (!isGoodPassword(password)) return show(context, again('password'), 422);
    const passwordHash = await hashPassword(password);
    const account = await findAccountByEmail(storage.db, step.email);
    if (!account) return context.redirect(step.links.to('details'), 303);
    const proven = { ...bindingOf(step.place), email: step.email };
    await storage.inTransaction((transaction) =>
      replacePassword(transaction, { ...proven, account, passwordHash }, parts),
    );
    log.info(
      { event: 'new-password', account: accountInLog(step.email, secret) },
      'password changed',
    );
    return finish(step.place, account);
  });

  async function finish(place: StepPlace, account: Account): Promise<Response> {
    const { email } = account;
    log.info(
      { event: 'login', account: email && accountInLog(email, secret) },
      'logged in at the provider by a code',
    );
    return place.finish(account);
  }

  return { mailCode };
}

/**
 * Whoever else was logged in may be the reason for a new password: they are not, from then on. The owner is told by
 * mail; the hour's mails of the site do not count it, since a counted mail led here.
 * @param change the account as it was before, whose address is proven, and its new password
 */
export async function replacePassword(
  transaction: WritingTransaction,
  {
    account,
    passwordHash,
    ...proven
  }: CodeBinding & {
    readonly email: string;
    readonly account: Account;
    readonly passwordHash: string;
  },
  { settings, secret, now }: Pick<CodeStepParts, 'settings' | 'secret' | 'now'>,
): Promise<void> {
  const { brand, login } = settings;
  const doneAt = now();
  await setPassword(transaction, account.id, passwordHash, doneAt);
  await revokeGrantsOfAccount(transaction, account.id);
  await endSessionsOfAccount(transaction, account.id);
  await forgetCodesOfOthers(transaction, proven, { secret });
  const notice = { ...account, email: proven.email, brand, doneAt };
  const change = { isFirst: account.passwordHash === null, issuer: login.issuer };
  await enqueueMail(transaction, passwordMail(notice, change), doneAt);
}

function mailKind(way: Way, isKnown: boolean): CodeMailKind {
  if (!isKnown) return 'signUp';
  return way === 'signUp' ? 'known' : way;
}

function problemOf(
  { firstName, lastName, marketing }: Details,
  password: string,
): DetailsProblem | null {
  const wrongName = nameProblem({ firstName, lastName });
  if (wrongName) return wrongName;
  if (password !== '' && !isGoodPassword(password)) return 'password';
  return marketing === 'accept' || marketing === 'decline' ? null : 'marketing';
}

export function nameProblem({
  firstName,
  lastName,
}: Pick<Details, 'firstName' | 'lastName'>): 'name' | 'longName' | null {
  const names = [accountName(firstName), accountName(lastName)];
  if (names.includes(null)) return 'longName';
  return names[0] === '' ? 'name' : null;
}
