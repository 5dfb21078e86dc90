/** The provider's pages, as HTML that needs no script: login, logout, and what may go wrong (AUTH-02). */
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Market } from '../../domain/market.ts';
import { DEMONSTRATION_ACCOUNT } from './demonstration-account.ts';
import { identityWords, type IdentityWords } from './identity-words.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_FONTS, PAGE_STYLE } from './page-style.ts';
import { MOST_PASSWORD_CHARACTERS } from './password-hash.ts';

export interface PageSite {
  readonly brandName: string;
  /** Site of the market that sent the visitor. */
  readonly origin: string;
  readonly market: Market;
}

export type Fragment = ReturnType<typeof html>;

/** The brand's mark, which this host serves to nobody: it stands in the page itself. */
const MARK = readFileSync(new URL('../../brand/mark.svg', import.meta.url), 'utf8').trim();
const BRAND_MARK = raw(MARK.replace('<svg ', '<svg aria-hidden="true" '));
const ICON_ADDRESS = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

/** In one piece: a space more inside it, and its hash would not fit. */
const STYLE_ELEMENT = raw(`<style>${PAGE_STYLE}</style>`);
/** Else they would be asked for after the first paint. */
const FONT_LINKS = raw(
  PAGE_FONTS.map(
    ({ path }) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin />`,
  ).join(''),
);
const SCRIPT_ELEMENT = raw(`<script>${PAGE_SCRIPT}</script>`);

export type LoginProblem = 'wrong' | 'tooMany' | 'wrongEmail' | 'notNow';

/** The form of the login; after a wrong try with the address that was typed, and told so. */
export function loginPage(
  site: PageSite,
  state: {
    readonly email: string;
    readonly problem: LoginProblem | null;
    readonly isDemonstration: boolean;
    /** Of the pages for who has no account, or no password. */
    readonly links: Readonly<Record<'signUp' | 'password', string>>;
  },
): Promise<string> {
  const { login: words, notNow } = identityWords(site.market);
  const problem = state.problem && { ...words, notNow }[state.problem];
  const isPairWrong = state.problem === 'wrong';
  const emailError = isPairWrong || state.problem === 'wrongEmail' ? problem : null;
  return formPage(
    site,
    words.title,
    problem ? { text: problem, field: emailError ? 'email' : null } : null,
    html`${state.isDemonstration ? demonstrationNote(words) : ''}
      <form method="post">
        ${field({
          name: 'email',
          type: 'email',
          label: words.email,
          autocomplete: 'username',
          maxlength: 254,
          value: state.email,
          isRequired: true,
          error: emailError,
          isFocused: problem === null,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: words.password,
          autocomplete: 'current-password',
          maxlength: MOST_PASSWORD_CHARACTERS,
          value: '',
          isRequired: true,
          // Which of the two is wrong nobody says: the message stands beside the first.
          errorId: isPairWrong ? 'email-error' : undefined,
        })}
        <button>${words.submit}</button>
        <button class="quiet" name="way" value="code" formnovalidate>${words.code}</button>
        <p><a href="${state.links.password}">${words.forgotten}</a></p>
        <p>${words.noAccount} <a href="${state.links.signUp}">${words.signUp}</a></p>
        <button class="quiet" name="cancel" value="yes" formnovalidate>${words.cancel}</button>
      </form>`,
  );
}

export interface FormProblem {
  readonly text: string;
  /** Id of the field that it is about; null where it is about none. */
  readonly field: string | null;
}

/**
 * A page with a form, and above it what is wrong with what was sent: GOV.UK's error summary, as on the site's own pages
 * (app/forms/error-summary.tsx).
 */
export function formPage(
  site: PageSite,
  title: string,
  problem: FormProblem | null,
  content: Fragment,
): Promise<string> {
  const words = identityWords(site.market);
  return page(
    site,
    problem ? `${words.titlePrefix} ${title}` : title,
    html`<h1>${title}</h1>
      ${
        problem &&
        html`<div class="problem" role="alert" tabindex="-1" autofocus>
          <h2>${words.problem}</h2>
          ${
            problem.field === null
              ? html`<p>${problem.text}</p>`
              : html`<ul>
                  <li><a href="#${problem.field}">${problem.text}</a></li>
                </ul>`
          }
        </div>`
      }
      ${content}`,
  );
}

/** What is wrong with a field, beside it. */
export function fieldError(name: string, error: string | null | undefined): Fragment | '' {
  return error ? html`<p class="error" id="${name}-error">${error}</p>` : '';
}

interface Field {
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
  readonly maxlength: number;
  readonly value: string;
  readonly isRequired?: boolean;
  /** What is wrong with it. */
  readonly error?: string | null;
  /** Of the message where it stands beside another field. */
  readonly errorId?: string | undefined;
  readonly isFocused?: boolean;
}

/** A field with its label, hint and error. */
export function field(field: Field): Fragment {
  const { name, hint, error, errorId = error ? `${name}-error` : undefined } = field;
  const described = [hint && `${name}-hint`, errorId].filter(Boolean).join(' ');
  return html`<div>
    <label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type}"
      autocomplete="${field.autocomplete}"
      maxlength="${field.maxlength}"
      value="${field.value}"
      ${field.inputmode ? raw(`inputmode="${field.inputmode}"`) : ''}
      ${field.isRequired ? raw('required') : ''}
      ${errorId ? raw('aria-invalid="true"') : ''}
      ${described ? raw(`aria-describedby="${described}"`) : ''}
      ${field.isFocused ? raw('autofocus') : ''}
    />
    ${fieldError(name, error)} ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  </div>`;
}

function demonstrationNote(words: IdentityWords['login']): Fragment {
  const { email, password } = DEMONSTRATION_ACCOUNT;
  return html`<div class="note">
    <p>${words.demonstration}</p>
    <dl>
      <dt>${words.email}</dt>
      <dd>${email}</dd>
      <dt>${words.password}</dt>
      <dd>${password}</dd>
    </dl>
  </div>`;
}

/** Asked of whoever comes without proof that the site sent him. `form` is the library's. */
export function logoutPage(site: PageSite, form: string): Promise<string> {
  const { logout: words } = identityWords(site.market);
  return page(
    site,
    words.title,
    html`<h1>${words.title}</h1>
      <p>${words.text}</p>
      ${raw(form)}
      <div class="actions">
        <button form="op.logoutForm" name="logout" value="yes">${words.confirm}</button>
        <a class="button quiet" href="${site.origin}/">${words.stay}</a>
      </div>`,
  );
}

/** One more step, as a form to press: what the library would do by script. */
export function continuePage(
  site: PageSite,
  form: { readonly action: string; readonly fields: Readonly<Record<string, string>> },
): Promise<string> {
  const { continue: words } = identityWords(site.market);
  return page(
    site,
    words.title,
    html`<h1>${words.title}</h1>
      <form method="post" action="${form.action}">
        ${Object.entries(form.fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button>${words.submit}</button>
      </form>`,
  );
}

/** A page that only tells something, with the way back; and first to the login, where one goes on from there. */
export function messagePage(
  site: PageSite,
  message:
    'expired' | 'accountReady' | 'failed' | 'unavailable' | 'loggedOut' | 'linkOver' | 'tooLarge',
  loginUrl: string | null = null,
): Promise<string> {
  const words = identityWords(site.market);
  const { title, text } = words[message];
  return page(
    site,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p class="actions">
        ${loginUrl === null ? '' : html`<a class="button" href="${loginUrl}">${words.login.submit}</a>`}
        <a class="button${loginUrl === null ? '' : ' quiet'}" href="${site.origin}/"
          >${words.back}</a
        >
      </p>`,
  );
}

async function page(site: PageSite, title: string, content: Fragment): Promise<string> {
  return String(
    await html`<!doctype html>
      <html lang="${site.market.languageTag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${site.brandName}</title>
          <link rel="icon" href="${ICON_ADDRESS}" />
          ${FONT_LINKS} ${STYLE_ELEMENT}
        </head>
        <body>
          <header>
            <a class="brand" href="${site.origin}/">${BRAND_MARK}${site.brandName}</a>
          </header>
          <main>
            ${content}
            <p role="status" data-checking="${identityWords(site.market).checking}"></p>
          </main>
          ${SCRIPT_ELEMENT}
        </body>
      </html>`,
  );
}
