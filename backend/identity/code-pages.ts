/**
 * The provider's pages of who logs in by a code, signs up or wants a new password (CODE-01, AUTH-02): address, code,
 * then what is left to say. Forms that need no script; each step has an address of its own.
 */
import { html, raw } from 'hono/html';
import { pathOf } from '../../contract/route-paths.ts';
import { accountName } from '../../domain/account-name.ts';
import { MOST_PASSWORD_CHARACTERS } from './password-hash.ts';
import { identityWords } from './identity-words.ts';
import {
  field,
  fieldError,
  formPage,
  type FormProblem,
  type Fragment,
  type PageSite,
} from './identity-pages.ts';

/** What somebody came for: to log in without a password, to get an account, or a new password. */
export const WAYS = ['login', 'signUp', 'password'] as const;
export type Way = (typeof WAYS)[number];

export interface StepLinks {
  /** Of a step, with the language and the way. */
  readonly to: (step: 'email' | 'code' | 'details' | 'password') => string;
  /** Where the password is asked for; null where it is not. */
  readonly start: string | null;
}

export function emailPage(
  site: PageSite,
  {
    links,
    way,
    email,
    problem,
    isWrong = false,
  }: {
    readonly links: StepLinks;
    readonly way: Way;
    readonly email: string;
    readonly problem: string | null;
    /** Whether it is the address that is wrong. */
    readonly isWrong?: boolean;
  },
): Promise<string> {
  const words = identityWords(site.market).email;
  const { title, text } = words[way];
  return formPage(
    site,
    title,
    problemOf(problem, isWrong ? 'email' : null),
    html`<p>${text}</p>
      <form method="post" action="${links.to('email')}">
        ${field({
          name: 'email',
          type: 'email',
          label: identityWords(site.market).login.email,
          autocomplete: 'username',
          maxlength: 254,
          value: email,
          isRequired: true,
          error: isWrong ? problem : null,
          isFocused: problem === null,
        })}
        <button>${words.submit}</button>
        ${links.start === null ? '' : html`<a class="button quiet" href="${links.start}">${words.back}</a>`}
      </form>`,
  );
}

export function codePage(
  site: PageSite,
  {
    links,
    email,
    sentAt,
    resendAt,
    resendInS,
    isStillFirst,
    typed,
    problem,
    isWrong,
    mailbox,
  }: {
    readonly links: StepLinks;
    readonly email: string;
    /** Times by the market's clocks. */
    readonly sentAt: string;
    readonly resendAt: string;
    /** 0 where another code can be asked for. */
    readonly resendInS: number;
    /** Whether another one was asked for too early, and none was sent. */
    readonly isStillFirst: boolean;
    readonly typed: string;
    readonly problem: string | null;
    readonly isWrong: boolean;
    /** Where a demonstration's mails are read; null in live mode. */
    readonly mailbox: string | null;
  },
): Promise<string> {
  const words = identityWords(site.market).code;
  return formPage(
    site,
    words.title,
    problemOf(problem, isWrong ? 'code' : null),
    html`${isStillFirst ? html`<p class="note" role="status">${words.stillFirst}</p>` : ''}
      <p>${fill(words.sent, { email: html`<strong>${email}</strong>`, time: sentAt })}</p>
      ${
        mailbox === null
          ? ''
          : html`<p class="note">${words.demonstration} <a href="${mailbox}">${mailbox}</a></p>`
      }
      <form method="post" action="${links.to('code')}">
        ${field({
          name: 'code',
          type: 'text',
          label: words.label,
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
          maxlength: 30,
          value: typed,
          isRequired: true,
          error: isWrong ? problem : null,
          isFocused: problem === null,
        })}
        <button>${words.submit}</button>
      </form>
      <form method="post" action="${links.to('email')}">
        ${
          resendInS === 0
            ? html`<p>${words.noMail}</p>`
            : html`<p>
                ${fill(words.resendFrom, { time: resendAt })}
                <span data-seconds="${resendInS}" aria-hidden="true"></span>
              </p>`
        }
        <input type="hidden" name="email" value="${email}" />
        <button class="quiet">${words.resend}</button>
        <a class="button quiet" href="${links.to('email')}">${words.otherAddress}</a>
      </form>`,
  );
}

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly marketing: string;
}

export type DetailsProblem = 'name' | 'longName' | 'password' | 'marketing' | 'notNow';

export function detailsPage(
  site: PageSite,
  {
    links,
    email,
    details,
    problem,
  }: {
    readonly links: StepLinks;
    readonly email: string;
    readonly details: Details;
    readonly problem: DetailsProblem | null;
  },
): Promise<string> {
  const { details: words, notNow } = identityWords(site.market);
  const told = problem && { ...words.problems, notNow }[problem];
  const isChoiceWrong = problem === 'marketing';
  const choice = (value: 'accept' | 'decline', label: string) =>
    html`<label class="choice">
      <input
        type="radio"
        name="marketing"
        value="${value}"
        ${value === 'accept' ? raw('id="marketing"') : ''}
        required
        ${details.marketing === value ? 'checked' : ''}
      />
      ${label}
    </label>`;
  return formPage(
    site,
    words.title,
    problemOf(told, fieldOf(problem, details)),
    html`<p>${fill(words.proven, { email: html`<strong>${email}</strong>` })}</p>
      <form method="post" action="${links.to('details')}">
        ${nameFields(site, details, problem)}
        ${newPasswordField({
          label: words.password,
          hint: words.passwordHint,
          error: problem === 'password' ? told : null,
          isRequired: false,
          isFocused: false,
        })}
        <fieldset ${isChoiceWrong ? raw('aria-describedby="marketing-error"') : ''}>
          <legend>${words.marketing}</legend>
          ${choice('accept', words.accept)} ${choice('decline', words.decline)}
          ${isChoiceWrong ? fieldError('marketing', told) : ''}
        </fieldset>
        <p>
          ${fill(words.terms, {
            terms: legalLink(site, 'legal-terms-conditions', words.termsLink),
            privacy: legalLink(site, 'legal-privacy-policy', words.privacyLink),
          })}
        </p>
        <button>${words.submit}</button>
      </form>`,
  );
}

export type NewAccountProblem = Exclude<DetailsProblem, 'marketing'>;

/** The last step of an account whose owner has said the rest before (WISH-02). */
export function newAccountPage(
  site: PageSite,
  {
    action,
    email,
    firstName,
    lastName,
    problem,
  }: Pick<Details, 'firstName' | 'lastName'> & {
    readonly action: string;
    readonly email: string;
    readonly problem: NewAccountProblem | null;
  },
): Promise<string> {
  const { details: words, newPassword, notNow } = identityWords(site.market);
  const told = problem && { ...words.problems, notNow }[problem];
  return formPage(
    site,
    words.title,
    problemOf(told, fieldOf(problem, { firstName })),
    html`<p>${fill(words.proven, { email: html`<strong>${email}</strong>` })}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${nameFields(site, { firstName, lastName }, problem)}
        ${newPasswordField({
          label: newPassword.label,
          hint: newPassword.hint,
          error: problem === 'password' ? told : null,
          isRequired: true,
          isFocused: false,
        })}
        <button>${newPassword.submit}</button>
      </form>`,
  );
}

function isTooLong(problem: DetailsProblem | null, name: string): boolean {
  return problem === 'longName' && accountName(name) === null;
}

function isFirstNameWrong(problem: DetailsProblem | null, firstName: string): boolean {
  return problem === 'name' || isTooLong(problem, firstName);
}

/** Id of the first field that is wrong. */
function fieldOf(
  problem: DetailsProblem | null,
  { firstName }: Pick<Details, 'firstName'>,
): string | null {
  if (problem === null || problem === 'notNow') return null;
  if (problem === 'password' || problem === 'marketing') return problem;
  return isFirstNameWrong(problem, firstName) ? 'firstName' : 'lastName';
}

function problemOf(text: string | null, field: string | null): FormProblem | null {
  return text === null ? null : { text, field };
}

function nameFields(
  site: PageSite,
  { firstName, lastName }: Pick<Details, 'firstName' | 'lastName'>,
  problem: DetailsProblem | null,
): Fragment {
  const { details: words } = identityWords(site.market);
  const isFirstWrong = isFirstNameWrong(problem, firstName);
  const isLastWrong = isTooLong(problem, lastName);
  const error = problem === 'name' || problem === 'longName' ? words.problems[problem] : null;
  return html`${field({
    name: 'firstName',
    type: 'text',
    label: words.firstName,
    autocomplete: 'given-name',
    maxlength: 200,
    value: firstName,
    isRequired: true,
    error: isFirstWrong ? error : null,
    isFocused: problem === null,
  })}
  ${field({
    name: 'lastName',
    type: 'text',
    label: words.lastName,
    autocomplete: 'family-name',
    maxlength: 200,
    value: lastName,
    error: isLastWrong ? error : null,
  })}`;
}

export function passwordPage(
  site: PageSite,
  {
    links,
    email,
    problem: kind,
  }: {
    readonly links: StepLinks;
    readonly email: string;
    readonly problem: 'password' | 'notNow' | null;
  },
): Promise<string> {
  const { newPassword: words, details, notNow } = identityWords(site.market);
  const problem = kind && { ...details.problems, notNow }[kind];
  return formPage(
    site,
    words.title,
    problemOf(problem, kind === 'password' ? 'password' : null),
    html`<p>${fill(words.text, { email: html`<strong>${email}</strong>` })}</p>
      <form method="post" action="${links.to('password')}">
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${newPasswordField({
          label: words.label,
          hint: words.hint,
          error: kind === 'password' ? problem : null,
          isRequired: true,
          isFocused: problem === null,
        })}
        <button>${words.submit}</button>
      </form>`,
  );
}

function newPasswordField({
  label,
  hint,
  error,
  isRequired,
  isFocused,
}: {
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
  readonly isRequired: boolean;
  readonly isFocused: boolean;
}): Fragment {
  return field({
    name: 'password',
    type: 'password',
    label,
    hint,
    autocomplete: 'new-password',
    maxlength: MOST_PASSWORD_CHARACTERS,
    value: '',
    isRequired,
    error,
    isFocused,
  });
}

/** Opens beside the form, which keeps what was typed. */
function legalLink(
  { origin, market }: PageSite,
  key: 'legal-terms-conditions' | 'legal-privacy-policy',
  words: string,
): Fragment {
  return html`<a href="${origin}${pathOf(key, market.id)}" target="_blank">${words}</a>`;
}

/** A sentence with its `{placeholders}` filled in. */
function fill(sentence: string, values: Readonly<Record<string, string | Fragment>>): Fragment {
  const parts = sentence.split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? '')))}`;
}
