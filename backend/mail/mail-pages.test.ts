import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { mailPages } from './mail-pages.ts';
import { encrypt } from './encrypted-text.ts';

let storage: Storage;
let id: string | null;
const MAIL = {
  to: 'zoe@example.com',
  subject: 'Grüße <b>fett</b>',
  text: 'Hallo <script>alert(1)</script> & “Zoë”',
  html: null,
  headers: { 'reply-to': '"><img>@example.com' },
};

beforeAll(async () => {
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
});
afterAll(() => storage.close());

const read = async (path: string) => {
  const answer = await mailPages(storage, 'secret', async () =>
    new TextEncoder().encode('a picture'),
  ).request(path);
  const policy = answer.headers.get('content-security-policy');
  return { status: answer.status, text: await answer.text(), policy };
};

test('an empty outbox says so', async () => {
  expect((await read('/')).text).toContain('No mail yet');
});

test('a mail is listed and can be read, what is in it as text only', async () => {
  id = await enqueueMail(storage.db, MAIL, Date.UTC(2027, 2, 1));
  const list = await read('/');
  expect(byRole(list.text).links).toContain(`/dev/mail/${id}`);
  expect(list.text).toContain('2027-03-01T00:00:00.000Z');
  const { text } = await read(`/${id}`);
  const { textsOf, bodyText } = readHtml(text);
  expect(textsOf('pre')).toEqual([MAIL.text]);
  expect(bodyText).toContain(MAIL.headers['reply-to']);
  expect(list.text + text).not.toMatch(/<script|<b>|<img/);
});

test('addresses in a mail are links, whatever stands around them', async () => {
  const text = 'See https://a.example/x?y=1&z="><b>, http://b.example/\njavascript:alert(1)';
  const linked = await enqueueMail(storage.db, { ...MAIL, text }, Date.UTC(2027, 2, 1));
  const page = await read(`/${linked}`);
  const links = byRole(page.text).links.filter((href) => !href.startsWith('/'));
  expect(links).toEqual(['https://a.example/x?y=1&z=', 'http://b.example/']);
  expect(page.text).not.toContain('<b>');
});

test('SEC-04 its pages have one style, which their policy names', async () => {
  for (const { text, policy } of [await read('/'), await read(`/${id}`)]) {
    const [style, ...more] = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)];
    expect(more).toEqual([]);
    const hash = createHash('sha256')
      .update(style?.[1] ?? '')
      .digest('base64');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
  }
});

test('SEC-04 a mail’s HTML is a page of its own, sandboxed, where nothing runs and nothing loads', async () => {
  const linksOf = async (mail: string | null) => byRole((await read(`/${mail}`)).text).links;
  expect(await linksOf(id)).not.toContain(`/dev/mail/${id}/html`);
  const given = `<p style="color:red">${encrypt('123456', 'secret')}</p><script>alert(1)</script>`;
  const drawn = await enqueueMail(storage.db, { ...MAIL, html: given }, Date.UTC(2027, 2, 1));
  const { text, policy } = await read(`/${drawn}`);
  expect(await linksOf(drawn)).toContain(`/dev/mail/${drawn}/html`);
  // Beside the text it is in a frame.
  expect(text).toContain('sandbox srcdoc="&lt;p style=&quot;color:red&quot;&gt;123456&lt;/p&gt;');
  expect(text).not.toContain('<script');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(policy).not.toMatch(/script|sha256/);
  const page = await read(`/${drawn}/html`);
  expect(page.text).toContain('<p style="color:red">123456</p>');
  expect(page.policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline';/);
  expect(page.policy).not.toMatch(/script|allow/);
});

test('SEC-04 a mail’s picture is inside its HTML there', async () => {
  const html = '<img src="cid:poster-0123456789abcdef">';
  const shown = await enqueueMail(storage.db, { ...MAIL, html }, Date.UTC(2027, 2, 1));
  for (const path of [`/${shown}`, `/${shown}/html`]) {
    const { text, policy } = await read(path);
    expect(text).toContain(`data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}`);
    expect(policy).toMatch(/default-src 'none'.*img-src data:/);
  }
});

test('a mail that is not there is 404, and HTML that a mail has not', async () => {
  for (const path of ['/nothing', '/nothing/html', `/${id}/html`]) {
    expect((await read(path)).status).toBe(404);
  }
});
