import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, MARKETS, type Language } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import {
  continuePage,
  loginPage,
  logoutPage,
  messagePage,
  type PageSite,
} from './identity-pages.ts';
import { codePage, detailsPage, emailPage, passwordPage } from './code-pages.ts';
import { nameProblem } from './code-steps.ts';
import { identityWords, marketOfUiLocales } from './identity-words.ts';
import { pagePolicy } from './page-style.ts';

const FORM = '<form id="op.logoutForm" method="post" action="/x"></form>';
const site: PageSite = { brandName: 'Cordata', origin: 'https://cordata.it', market: MARKETS.it };
const clean = {
  email: '',
  problem: null,
  isDemonstration: false,
  links: { signUp: '/sign-up', password: '/password' },
};
const links = { to: (step: string) => `/${step}`, start: '/' };
const email = '"><script>@x.example';
const sent = {
  links,
  email,
  sentAt: '10:00',
  resendAt: '10:01',
  resendInS: 37,
  isStillFirst: true,
  typed: '',
  isWrong: false,
  mailbox: '/mail',
};
const details = { firstName: '', lastName: '', marketing: '' };

const pages = {
  login: () => loginPage(site, clean),
  'wrong login': () => loginPage(site, { ...clean, email: 'a@b.example', problem: 'wrong' }),
  'too many tries': () => loginPage(site, { ...clean, problem: 'tooMany' }),
  'the address': () => emailPage(site, { links, way: 'signUp', email, problem: 'No' }),
  'the code': () => codePage(site, { ...sent, problem: null }),
  'a wrong code': () => codePage(site, { ...sent, resendInS: 0, isWrong: true, problem: 'No' }),
  'the details': () => detailsPage(site, { links, email, details, problem: 'password' }),
  'a new password': () => passwordPage(site, { links, email, problem: 'password' }),
  logout: () => logoutPage(site, FORM),
  continue: () => continuePage(site, { action: '/x', fields: { xsrf: '"><script>' } }),
  expired: () => messagePage(site, 'expired'),
  failed: () => messagePage(site, 'failed'),
  unavailable: () => messagePage(site, 'unavailable'),
  loggedOut: () => messagePage(site, 'loggedOut'),
  'an account that is ready': () => messagePage(site, 'accountReady', 'https://cordata.it/login'),
};

/** Of each field, whether it is marked as wrong. */
const isMarked = (html: string) =>
  byRole(html)
    .fields()
    .map(({ attributes }) => attributes['aria-invalid'] === 'true');

describe('AUTH-02 pages of the provider', () => {
  test.each(Object.entries(pages))('SEC-04 %s keeps to its policy', async (_, make) => {
    const html = await make();
    const policy = pagePolicy(['https://cordata.it']);
    for (const name of ['style', 'script']) {
      const inside = [...html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))];
      expect(inside).toHaveLength(1);
      const hash = createHash('sha256')
        .update(inside[0]?.[1] ?? '')
        .digest('base64');
      expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<script [^>]| style="| on[a-z]+="/);
    const { lang, textsOf } = readHtml(html);
    expect([lang, textsOf('h1').length]).toEqual(['it', 1]);
  });

  test('A11Y-01 a wrong try is told above the form and beside the fields, and leads to the first', async () => {
    const { wrong } = identityWords(MARKETS.it).login;
    const html = await pages['wrong login']();
    const { one, fields } = byRole(html);
    const alert = one('alert');
    expect(alert.attributes).toHaveProperty('autofocus');
    expect(alert.within.one('link', wrong).attributes.href).toBe('#email');
    expect(fields().map(({ attributes }) => attributes.id)).toEqual(['email', 'password']);
    expect(fields().map(({ description }) => description)).toEqual([wrong, wrong]);
    expect(isMarked(html)).toEqual([true, true]);
    expect(fields('email')[0]?.value).toBe('a@b.example');
    expect(readHtml(html).title).toBe('Errore: Accedi | Cordata');
    const clean = await pages.login();
    expect(byRole(clean).all('alert')).toEqual([]);
    expect(isMarked(clean)).toEqual([false, false]);
    expect(readHtml(clean).title).toBe('Accedi | Cordata');
  });

  test.each(['name', 'longName', 'password', 'marketing', 'notNow'] as const)(
    'A11Y-01 the summary of a new account that is refused for %s leads to a field that says so',
    async (problem) => {
      const typed = { ...details, firstName: problem === 'longName' ? 'N'.repeat(81) : '' };
      const html = await detailsPage(site, { links, email, details: typed, problem });
      const [link] = byRole(html).one('alert').within.links;
      expect(link === undefined).toBe(problem === 'notNow');
      if (link === undefined) return;
      const { ids, elements } = readHtml(html);
      const id = link.slice(1);
      const described = elements.map(({ attributes }) => attributes.get('aria-describedby'));
      expect([...ids]).toEqual(expect.arrayContaining([id, `${id}-error`]));
      expect(described.join(' ').split(' ')).toContain(`${id}-error`);
    },
  );

  test.each([
    ['N', 'L', []],
    ['', 'L', ['firstName']],
    ['N'.repeat(81), 'L', ['firstName']],
    ['N', 'L'.repeat(81), ['lastName']],
    ['N'.repeat(81), 'L'.repeat(81), ['firstName', 'lastName']],
  ])(
    'A11Y-01 of the names %j and %j those that are wrong are marked',
    async (first, last, wrong) => {
      const names = { firstName: first, lastName: last };
      const problem = nameProblem(names);
      const html = await detailsPage(site, {
        links,
        email,
        details: { ...details, ...names },
        problem,
      });
      const fields = byRole(html).fields();
      const marked = fields.filter(({ attributes }) => 'aria-invalid' in attributes);
      expect(marked.map(({ attributes }) => attributes.name)).toEqual(wrong);
      const { elements } = readHtml(html);
      expect(elements.filter(({ attributes }) => attributes.has('autofocus'))).toHaveLength(1);
    },
  );

  test('the demonstration’s account is shown in demonstration mode alone', async () => {
    expect(await loginPage(site, { ...clean, isDemonstration: true })).toContain('demo@');
    expect(await pages.login()).not.toContain('demo@');
  });

  test('what visitors typed stays text', async () => {
    const html = await loginPage(site, { ...clean, email: '"><script>alert(1)</script>' });
    expect(byRole(html).fields('email')[0]?.value).toBe('"><script>alert(1)</script>');
  });
});

describe('MKT-05 words of the provider', () => {
  const keysOf = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [key] : keysOf(value as object).map((inner) => `${key}.${inner}`),
    );
  const wordsOf = (language: Language) => identityWords({ ...MARKETS.it, language });

  test.each(LANGUAGES)('%s has them all', (language) => {
    expect(keysOf(wordsOf(language))).toEqual(keysOf(wordsOf('en')));
    expect(JSON.stringify(wordsOf(language))).not.toContain('""');
  });

  test('the error of §8 is there in every language', () => {
    expect(LANGUAGES.map((language) => wordsOf(language).login.wrong)).toEqual([
      'Wrong email or password',
      'Email o password non corrette',
      'Correo electrónico o contraseña incorrectos',
      'E-mail ou mot de passe incorrect',
      'E-Mail oder Passwort ist falsch',
    ]);
  });

  test.each([
    ['it', 'it'],
    ['en-US', 'en-US'],
    ['en-GB', 'en-WE'],
    ['en', 'international'],
    ['de-CH', 'de'],
    ['pt fr', 'fr'],
    ['pt', 'en-WE'],
    ['', 'en-WE'],
    [undefined, 'en-WE'],
    [['it', 'de'], 'en-WE'],
  ])('a visitor with ui_locales %j comes from %s', (uiLocales, id) => {
    expect(marketOfUiLocales(uiLocales).id).toBe(id);
  });
});
