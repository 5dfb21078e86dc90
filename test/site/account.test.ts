/** The account area of who is logged in (AUTH-07); without scripts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { ACCOUNT_SECTIONS, accountAddress } from '../../app/auth/account-address.ts';
import { formAddress } from '../../app/routes/account._index/account-forms.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, type Page, valueOf } from '../support/cookie-browser.ts';
import { spokenOf, summaryOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { codeMailedTo, siteToLogInAt } from '../support/login-site.ts';
import { bookableTour } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const { email } = DEMONSTRATION_ACCOUNT;
const site = siteToLogInAt();
const t = await wordsOf('it');
const profile = accountAddress('account-profile');
const communications = accountAddress('account-communications');

/** Names of the fields that are marked as wrong. */
const wrongFieldsOf = ({ text }: Page) =>
  byRole(text)
    .all('textbox')
    .filter(({ attributes }) => attributes['aria-invalid'] === 'true')
    .map(({ attributes }) => attributes.name);

describe('AUTH-07 the account area', () => {
  const browser = new CookieBrowser();
  const open = (path: string) => browser.visit(site.it() + path);
  const send = (path: string, form: Readonly<Record<string, string>>) =>
    browser.visit(site.it() + path, { form });

  beforeAll(async () => {
    await site.logIn(browser, '/');
  });

  test('sends a visitor to the login, and from there to the very page', async () => {
    for (const section of ACCOUNT_SECTIONS) {
      const visitor = await new CookieBrowser().ask(site.it() + accountAddress(section));
      const login = new URL(visitor.location ?? '');
      expect(login.pathname).toBe('/login');
      expect(login.searchParams.get('returnTo')).toBe(accountAddress(section));
    }
    const page = await site.logIn(new CookieBrowser(), communications);
    expect(page.url).toBe(site.it() + communications);
  });

  test.each(ACCOUNT_SECTIONS)(
    'LAY-03 shows %s to nobody else, and to no index',
    async (section) => {
      const page = await open(accountAddress(section));
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(readHtml(page.text).robots).toContain('noindex');
      const href = accountAddress(section);
      const { links, one } = byRole(page.text);
      // In the header, in the menu of a phone and in the area, where it is the current one.
      expect(links.filter((link) => link === href)).toHaveLength(3);
      const current = one('navigation', t('account:nav'))
        .within.all('link')
        .filter(({ attributes }) => attributes['aria-current'] === 'page');
      expect(current.map(({ attributes }) => attributes.href)).toEqual([href]);
      expect(readHtml(page.text).textsOf('h1')).toHaveLength(1);
    },
  );

  test('has a first page, and none for a key that it does not know', async () => {
    expect((await open('/account')).text).toContain(email);
    expect((await open('/account?routingKey=bookings')).status).toBe(404);
    expect((await send(profile, { intent: 'something' })).status).toBe(400);
  });

  test('saves a profile, and gives back what it cannot save as it was typed', async () => {
    const names = { intent: 'profile', firstName: 'Zafira', lastName: 'Verdi', market: 'it' };
    for (const length of [81, 200, 201, 2_000]) {
      const firstName = 'é'.repeat(length);
      const back = await send(profile, { ...names, firstName });
      expect(back.status).toBe(400);
      expect(valueOf(back, 'firstName')).toBe(firstName);
      expect(valueOf(back, 'lastName')).toBe('Verdi');
      expect(wrongFieldsOf(back)).toContain('firstName');
    }
    const nameless = await send(profile, { ...names, firstName: ' ' });
    expect(nameless.status).toBe(400);
    expect(wrongFieldsOf(nameless)).toContain('firstName');
    expect(nameless.text).toContain(t('account:error.nameMissing'));
    // Far more than the backend reads, and what no database takes: none of it is part of the name.
    const firstName = `Zafira${' '.repeat(250)}`;
    const saved = await send(profile, { ...names, firstName, lastName: 'Verdi\u0000' });
    expect([saved.status, valueOf(saved, 'lastName')]).toEqual([200, 'Verdi']);
    expect(new URL(saved.url).searchParams.get('done')).toBe('profile');
    expect(spokenOf(saved)).not.toBe('');
    expect(valueOf(saved, 'firstName')).toBe('Zafira');
  });

  test('turns marketing and newsletter on by themselves', async () => {
    for (const form of ['marketing', 'newsletter']) {
      const page = await send(communications, { intent: form, [form]: 'on' });
      expect(spokenOf(page)).not.toBe('');
      const boxes = byRole(page.text).fields(form);
      const states = boxes.map(({ attributes, value }) => [value, 'checked' in attributes]);
      expect(states).toContainEqual(['on', true]);
    }
    const nothing = await send(communications, { intent: 'marketing' });
    expect(nothing.status).toBe(400);
  });

  test('lists requests for seats, and withdraws one', async () => {
    const none = await open(accountAddress('travels'));
    expect(byRole(none.text).one('main').within.links).toContain('/viaggi');
    const start = `/booking/${bookableTour().code}/start`;
    await send(start, {
      seenObstacle: '',
      seenPrice: valueOf(await open(start), 'seenPrice') ?? '',
      fullName: 'Dana Moretti',
      email: email.toUpperCase(),
      travellers: '2',
    });
    const listed = await open(accountAddress('travels'));
    const id = valueOf(listed, 'id') ?? '';
    expect(id).not.toBe('');
    byRole(listed.text).one('button', t('account:travels.withdraw'));
    const withdrawn = await send(accountAddress('travels'), {
      intent: 'enquiry',
      id,
      wish: 'withdraw',
    });
    expect(spokenOf(withdrawn)).not.toBe('');
    expect(valueOf(withdrawn, 'id')).toBeUndefined();
  });

  test('sends an application, and keeps one that is incomplete', async () => {
    const path = accountAddress('partnership');
    const incomplete = { intent: 'partnership', website: 'cordata.example', message: '' };
    const back = await send(path, incomplete);
    expect(back.status).toBe(400);
    expect(valueOf(back, 'website')).toBe(incomplete.website);
    const whole = { ...incomplete, kind: 'company', message: 'Ciao!' };
    const wrong = await send(path, { ...whole, website: 'not a site!' });
    expect([wrong.status, valueOf(wrong, 'website')]).toEqual([400, 'not a site!']);
    expect(wrongFieldsOf(wrong)).toContain('website');
    // Sent again it is one mail, and said as before.
    for (const _ of ['once', 'twice']) expect(spokenOf(await send(path, whole))).not.toBe('');
    const { all } = byRole((await open('/dev/mail')).text);
    expect(all('link', /^Collaborazione/)).toHaveLength(1);
  });

  test('asks who has no name what to call them, and who has no password to set one', async () => {
    const newcomer = new CookieBrowser();
    const form = await site.toForm(newcomer, profile);
    const code = { email: 'code@cordata.example', password: '', way: 'code' };
    const waiting = await newcomer.visit(form.url, { form: code });
    const page = await newcomer.visit(waiting.url, {
      form: { code: await codeMailedTo(code.email, site.dataFolder) },
    });
    for (const key of ['firstNameHint', 'setPassword'] as const)
      expect(page.text).toContain(t(`account:profile.${key}`));
    const known = await open(profile);
    expect(known.text).not.toContain(t('account:profile.firstNameHint'));
    expect(known.text).toContain(t('account:profile.password'));
  });

  test('gives all data as a file', async () => {
    const file = await open('/account/data');
    expect(file.headers['content-disposition']).toBe('attachment; filename="cordata-data.json"');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(file.text)).toMatchObject({ account: { email } });
    const visitor = await new CookieBrowser().ask(`${site.it()}/account/data`);
    expect(new URL(visitor.location ?? '').pathname).toBe('/login');
  });

  test('SEC-01 takes forms of the site alone', async () => {
    const foreign = await browser.ask(site.it() + profile, {
      form: { intent: 'code' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });

  test('SEC-07 is deleted by the code that was mailed, and every login with it', async () => {
    const other = new CookieBrowser();
    await site.logIn(other, '/');
    const leaver = new CookieBrowser();
    await site.logIn(leaver, '/');
    await leaver.visit(`${site.it()}/logout`, { form: {} });
    const asked = await send(profile, { intent: 'code' });
    expect(new URL(asked.url).searchParams.get('step')).toBe('delete');
    expect(spokenOf(asked)).toBe('');
    const when = t('account:delete.resendFrom', { time: '\\d\\d:\\d\\d' });
    expect(readHtml(asked.text).bodyText).toMatch(new RegExp(when));
    const again = await send(profile, { intent: 'code' });
    expect(new URL(again.url).searchParams.get('done')).toBe('codeStays');
    expect(spokenOf(again)).not.toBe('');
    const step = formAddress('delete');
    const wrong = await send(step, { intent: 'delete', code: 'abc' });
    expect(wrong.status).toBe(400);
    expect(summaryOf(wrong)).not.toBe('');
    expect(valueOf(wrong, 'code')).toBe('abc');

    const code = await codeMailedTo(email, site.dataFolder);
    const deleted = await send(step, { intent: 'delete', code });
    expect(deleted.url).toBe(`${site.it()}/account/deleted`);
    expect(readHtml(deleted.text).robots).toContain('noindex');
    expect(browser.cookie(site.it(), 'session')).toBeUndefined();
    for (const one of [browser, other])
      expect((await one.ask(site.it() + profile)).location).toContain('/login?');

    // Confirmed twice, or sent by one tab after a logout in another.
    const forms = [
      { intent: 'delete', code },
      { intent: 'profile', firstName: 'Zoë', lastName: 'Å', market: 'it' },
      { intent: 'marketing', marketing: 'on' },
      { intent: 'enquiry', id: 'any', wish: 'show' },
      { intent: 'privacy', version: '2026-01-01', returnTo: '' },
    ] as const;
    for (const [tab, form] of [other, leaver].flatMap((one) =>
      forms.map((form) => [one, form] as const),
    )) {
      const back = await tab.ask(site.it() + formAddress(form.intent), { form });
      expect([form, back.status, back.headers['cache-control']]).toEqual([
        form,
        401,
        'private, no-store',
      ]);
      expect(summaryOf(back)).not.toBe('');
      const opened = byRole(back.text)
        .all('link')
        .filter(({ attributes }) => attributes.target === '_blank');
      expect(opened.map(({ attributes }) => attributes.href)).toContainEqual(
        expect.stringMatching(/^\/login\?/),
      );
      if (form.intent === 'delete') expect(valueOf(back, 'code')).toBe(code);
      if (form.intent === 'profile') expect(valueOf(back, 'firstName')).toBe('Zoë');
    }
  });
});
