/** What the log says of attacks, and of nobody (SEC-09): `docs/security.md` lists the events. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { originOf } from '../support/login-site.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;
const UNKNOWN_TOKEN = 'u'.repeat(43);
const SECRETS = {
  email,
  password,
  typed: 'wrong-password-of-a-person',
  subscriber: 'subscriber@example.com',
  token: UNKNOWN_TOKEN,
  network: '198.51.100',
};

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({
    LOG_LEVEL: 'trace',
    FORMS_PER_NETWORK: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => site.stop());

interface Line {
  readonly event?: string;
  readonly msg?: string;
  readonly requestId?: string;
  readonly network?: string;
  readonly account?: string;
  readonly status?: number;
}

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('SEC-09 an attack can be traced by request, network and account, and no line tells a secret', async () => {
  const it = originOf('it.', site);
  const browser = new CookieBrowser();
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  // A password, twice wrong, from one network; then from another.
  for (const address of ['198.51.100.7', '198.51.100.8', '203.0.113.9']) {
    const form = await browser.visit(`${it}/login`, from(address));
    const typed = { email, password: SECRETS.typed };
    await browser.visit(form.url, { form: typed, ...from(address) });
  }
  await browser.ask(`${it}/login/redirect?code=a&state=b`, from('198.51.100.7'));
  for (const name of ['', 'another-']) {
    const form = { email: name + SECRETS.subscriber };
    await browser.visit(`${it}/newsletter?index`, { form, ...from('198.51.100.7') });
  }
  await browser.ask(`${it}/newsletter/confirm/${UNKNOWN_TOKEN}`, from('198.51.100.7'));
  await browser.ask(`${it}/request/${UNKNOWN_TOKEN}`, from('198.51.100.7'));
  const foreign = { 'x-forwarded-for': '198.51.100.7', origin: 'https://attacker.example' };
  await browser.ask(`${it}/newsletter?index`, { form: { email }, headers: foreign });
  await browser.ask(`${it}/%00`, from('198.51.100.7'));

  await expect.poll(() => linesOf(site.output()).at(-1)?.status).toBe(400);
  const output = site.output();
  const lines = linesOf(output);
  const events = lines.filter(({ event }) => event?.match(/-(failed|refused|reached)$/));
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      'login-failed',
      'login-refused',
      'limit-reached',
      'token-refused',
      'origin-refused',
      'path-refused',
    ]),
  );
  expect(events.filter(({ event }) => event === 'token-refused')).toHaveLength(2);

  // Each with the line of its request; all of one network alike, of another one not.
  for (const { requestId } of events) {
    const request = lines.filter((line) => line.requestId === requestId && line.msg === 'request');
    expect(request).toHaveLength(1);
  }
  const failed = events.filter(({ event }) => event === 'login-failed');
  const [network, again, another] = failed.map((line) => line.network);
  expect(network).toMatch(/^[\w-]{12}$/);
  expect(again).toBe(network);
  expect(another).not.toBe(network);
  expect(new Set(failed.map(({ account }) => account)).size).toBe(1);
  expect(failed[0]?.account).toMatch(/^[\w-]{12}$/);
  const others = events.filter(({ event }) => event !== 'login-failed');
  expect(new Set(others.map((line) => line.network))).toEqual(new Set([network]));

  const log = output.slice(output.indexOf('\n{'));
  for (const [name, secret] of Object.entries(SECRETS)) expect(log, name).not.toContain(secret);
});
