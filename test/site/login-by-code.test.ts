/** Login by code, sign-up and a new password, as a visitor without scripts does them at the embedded provider. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { mailWords } from '../../backend/mail/mail-words.ts';
import { MARKETS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { commonPart, CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { summaryOf } from '../support/error-summary.ts';
import { readHtml } from '../support/html-page.ts';
import { NAME, siteToLogInAt } from '../support/login-site.ts';

const { email: known, password } = DEMONSTRATION_ACCOUNT;
const site = siteToLogInAt();
const { it, toForm, logIn, originOf } = site;
const words = identityWords(MARKETS.it);
const mail = mailWords('it');
const ANY_MOMENT = { date: '.+', time: '\\d\\d:\\d\\d' };

/** The code of the last mail to the address, and what the mail says. */
async function lastMail(to: string): Promise<{ code: string; text: string }> {
  const text = await site.lastMailTo(to);
  return { code: /^\d{6}/.exec(text)?.[0] ?? '', text };
}

/** What a link with these words leads to. */
function linkOf({ text, url }: Page, name: string): string {
  return new URL(byRole(text).one('link', name).attributes.href ?? '', url).href;
}

/** Where the form with this field is sent to. */
function actionOf({ text, url }: Page, step: string): string {
  const [action = ''] = byRole(text)
    .all('form')
    .flatMap(({ attributes }) => attributes.action ?? [])
    .filter((address) => address.includes(`/${step}`));
  return new URL(action, url).href;
}

async function askForCode(
  browser: CookieBrowser,
  email: string,
  way: 'code' | 'signUp' | 'password' = 'code',
): Promise<Page> {
  const form = await toForm(browser, '/viaggi');
  if (way === 'code') return browser.visit(form.url, { form: { email, password: '', way } });
  const names = { signUp: words.login.signUp, password: words.login.forgotten };
  const start = await browser.visit(linkOf(form, names[way]));
  return browser.visit(actionOf(start, 'email'), { form: { email } });
}

describe('CODE-01 AUTH-02 login by code', () => {
  test('a known address is logged in and goes on where it was; the code works once', async () => {
    const browser = new CookieBrowser();
    const waiting = await askForCode(browser, ` ${known.toUpperCase()} `);
    expect(waiting.status).toBe(200);
    expect(readHtml(waiting.text).textsOf('strong')).toContain(known);
    const { code, text } = await lastMail(known);
    expect(text).toContain(mail('code.first', { code, minutes: 10 }));

    const wrong = await browser.visit(actionOf(waiting, 'code'), { form: { code: '12345' } });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(words.code.wrong);
    const stranger = await new CookieBrowser().visit(actionOf(waiting, 'code'), { form: { code } });
    expect(stranger.status).toBe(400);
    const after = await browser.visit(actionOf(waiting, 'code'), { form: { code } });
    expect(after.url).toBe(`${it()}/viaggi`);
    expect(after.text).toContain(NAME);
    expect((await browser.visit(actionOf(waiting, 'code'), { form: { code } })).status).toBe(400);
    expect(site.output()).not.toContain(code);
    expect(site.output()).toContain('code-refused');
  });

  test.each(['code', 'signUp', 'password'] as const)(
    'a known address and an unknown one get the same page (%s); the mail offers an account',
    async (way) => {
      const pages = [];
      // Others of this file's codes go to the demonstration's customer, who gets five an hour.
      const addresses = [`who-knows-${way.toLowerCase()}@example.com`, 'code@cordata.example'];
      for (const email of addresses) {
        const browser = new CookieBrowser();
        const { status, text } = await askForCode(browser, email, way);
        pages.push({ status, text: commonPart(text, email) });
      }
      expect(pages[0]).toEqual(pages[1]);
      expect((await lastMail(addresses[0] ?? '')).text).toContain(mail('code.signUp.text'));
    },
  );

  test('CODE-02 what is no address is said so, and stays', async () => {
    const answer = await askForCode(new CookieBrowser(), 'no address');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words.email.wrong);
    expect(valueOf(answer, 'email')).toBe('no address');
  });

  test('after five codes for one letter box the page says when another one can be asked for', async () => {
    const statuses: number[] = [];
    let last: Page | undefined;
    for (let tag = 0; tag < 7; tag += 1) {
      last = await askForCode(new CookieBrowser(), `often+${tag}@example.com`);
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(last?.text).toMatch(new RegExp(words.email.tooMany.replace('{time}', '\\d\\d:\\d\\d')));
    expect(last && valueOf(last, 'email')).toBe('often+6@example.com');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('AUTH-02 sign-up and a new password', () => {
  const email = 'nora@example.com';

  test('address, code, name: an account with what was said, and logged in', async () => {
    const browser = new CookieBrowser();
    const login = await toForm(browser, '/viaggi');
    const start = await browser.visit(linkOf(login, words.login.signUp));
    const waiting = await browser.visit(actionOf(start, 'email'), { form: { email } });
    const { code } = await lastMail(email);
    // Nobody gets to the next step without the code.
    const early = await browser.ask(actionOf(waiting, 'code').replace('/code', '/details'));
    expect(early.location).toContain('/email?');
    const details = await browser.visit(actionOf(waiting, 'code'), { form: { code } });
    expect(new URL(details.url).pathname).toMatch(/\/details$/);
    const choices = byRole(details.text).fields('marketing');
    expect(choices.map(({ attributes }) => 'checked' in attributes)).toEqual([false, false]);
    // Pressed twice, it leads to the same step.
    const twice = await browser.visit(actionOf(waiting, 'code'), { form: { code } });
    expect(new URL(twice.url).pathname).toMatch(/\/details$/);
    expect(byRole(details.text).links).toContain(`${it()}/legal/privacy`);

    const send = (fields: Readonly<Record<string, string>>) =>
      browser.visit(actionOf(details, 'details'), { form: fields });
    for (const [fields, problem] of [
      [{ firstName: ' ', marketing: 'decline' }, 'name'],
      [{ firstName: 'Nora', password: 'short', marketing: 'decline' }, 'password'],
      [{ firstName: 'Nora' }, 'marketing'],
      [{ firstName: 'N'.repeat(81), marketing: 'accept' }, 'longName'],
    ] as const) {
      const refused = await send({ lastName: 'Lind"<b>', ...fields });
      const said = words.details.problems[problem];
      expect([refused.status, summaryOf(refused)]).toEqual([422, said]);
      expect(valueOf(refused, 'lastName')).toBe('Lind"<b>');
    }
    for (const length of [200, 201]) {
      const firstName = 'N'.repeat(length);
      const refused = await send({ firstName, marketing: 'accept' });
      expect([refused.status, valueOf(refused, 'firstName')]).toEqual([422, firstName]);
    }
    // Sent twice at once; a browser shows the second answer.
    const form = {
      firstName: ' Nora\r\nMarie ',
      lastName: 'נועם',
      password: '',
      marketing: 'decline',
    };
    const post = () => browser.ask(actionOf(details, 'details'), { form });
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const after = await browser.visit(answers[1]?.location ?? '');
    expect(after.url).toBe(`${it()}/viaggi`);
    expect(after.text).toContain('Nora Marie נועם');

    const database = new DatabaseSync(join(site.dataFolder, 'cordata.sqlite'));
    const rows = database.prepare('select * from accounts where email = ?').all(email);
    database.close();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({
      first_name: 'Nora Marie',
      market_id: 'it',
      accepts_marketing: 0,
      password_hash: null,
      role: 'traveller',
      privacy_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(row?.confirmed_at).not.toBeNull();
  });

  test('who signs up again is logged in by the code', async () => {
    const browser = new CookieBrowser();
    const start = await browser.visit(linkOf(await toForm(browser), words.login.signUp));
    const waiting = await browser.visit(actionOf(start, 'email'), { form: { email: known } });
    const { code, text } = await lastMail(known);
    expect(text).toContain(mail('code.known.text'));
    const after = await browser.visit(actionOf(waiting, 'code'), { form: { code } });
    expect(after.text).toContain(NAME);
  });

  test('a new password logs in, the old one does not, and other devices are logged out', async () => {
    const elsewhere = new CookieBrowser();
    expect((await logIn(elsewhere)).text).toContain(NAME);
    const chooseIn = async (browser: CookieBrowser) => {
      const waiting = await askForCode(browser, known, 'password');
      const { code } = await lastMail(known);
      return browser.visit(actionOf(waiting, 'code'), { form: { code } });
    };
    // A login that is begun with the old password, and a code that somebody else has proven.
    const begun = new CookieBrowser();
    const loginForm = await toForm(begun);
    const held = await begun.ask(loginForm.url, { form: { email: known, password } });
    const other = new CookieBrowser();
    const otherChoice = await chooseIn(other);
    const browser = new CookieBrowser();
    const choose = await chooseIn(browser);
    const weak = await browser.visit(actionOf(choose, 'password'), {
      form: { password: 'aaaaaaaaaaaa' },
    });
    expect(weak.status).toBe(422);
    const fresh = 'another rope for twelve';
    const after = await browser.visit(actionOf(choose, 'password'), { form: { password: fresh } });
    expect(after.text).toContain(NAME);
    const notice = await lastMail(known);
    expect(notice.text).toMatch(
      new RegExp(mailWords('en')('account.password.changed.text', ANY_MOMENT)),
    );
    expect(notice.text).toContain('/oidc/password?ui_locales=en-GB');

    expect((await elsewhere.visit(`${it()}/viaggi`)).text).not.toContain(NAME);
    await toForm(elsewhere);
    expect((await begun.visit(held.location ?? '')).text).not.toContain(NAME);
    const second = { form: { password: 'a rope of somebody else' } };
    expect((await other.ask(actionOf(otherChoice, 'password'), second)).location).toContain(
      '/email?',
    );
    expect(browser.cookie(originOf('login.'), 'known-browser')).toBeDefined();
    const old = new CookieBrowser();
    expect((await logIn(old)).status).toBe(422);
    const form = await toForm(old);
    const right = await old.visit(form.url, { form: { email: known, password: fresh } });
    expect(right.text).toContain(NAME);
    expect(site.output()).not.toContain(fresh);
  });

  test('MKT-05 who is logged in changes the password at a page of its own, in the market’s language', async () => {
    const browser = new CookieBrowser();
    const page = await browser.visit(`${originOf('login.')}/oidc/password?ui_locales=de`);
    const german = identityWords(MARKETS.de);
    expect(readHtml(page.text).textsOf('h1')).toEqual([german.email.password.title]);
    const waiting = await browser.visit(actionOf(page, 'email'), { form: { email } });
    const { code } = await lastMail(email);
    const choose = await browser.visit(actionOf(waiting, 'code'), { form: { code } });
    const done = await browser.ask(actionOf(choose, 'password'), {
      form: { password: 'my first password' },
    });
    const end = new URL(done.location ?? '');
    expect(end.origin + end.pathname).toBe(`${originOf('de.')}/login`);
    expect(end.searchParams.get('returnTo')).toBe(
      '/account?routingKey=account-profile&done=password',
    );
    // The account's own market is the Italian one.
    expect((await lastMail(email)).text).toMatch(
      new RegExp(mail('account.password.set.text', ANY_MOMENT)),
    );
    // Whoever uses the browser next begins with a code again.
    const again = await browser.ask(`${originOf('login.')}/oidc/password/password?way=password`);
    expect(again.location).toContain('/email?');
  });
});
