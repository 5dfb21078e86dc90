/** `/dev/mail`: the outbox for a developer to read, in demonstration mode only. */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { colourRules } from '../../brand/colours.ts';
import { findMail, listMails, type StoredMail } from '../storage/queries/mail-outbox.ts';
import type { Storage } from '../storage/storage.ts';
import { createHash } from 'node:crypto';
import { NO_PICTURES, withPicturesInside, type MailPictures } from './mail-pictures.ts';
import { decrypt } from './encrypted-text.ts';

/** The looks of `/dev/mail`: one style sheet inside the document, allowed by its hash (SEC-04). */
const MAIL_PAGE_STYLE = `
${colourRules(['ground', 'surface', 'text', 'textMuted', 'border', 'accentText'])}
* { box-sizing: border-box; }
body {
  max-width: 62rem; margin: 0 auto; padding: 32px 20px 64px; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0 0 20px; font-size: 1.75rem; line-height: 1.2; }
a { color: var(--accent-text); }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; border-radius: 12px; background: var(--surface); }
th, td { padding: 10px 14px; border-bottom: 1px solid var(--border); text-align: start; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
th, dt, td:first-child, td:last-child { color: var(--text-muted); font-size: 0.875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dd { margin: 0; }
pre {
  margin: 0; padding: 20px; border-radius: 12px; background: var(--surface); font: inherit; white-space: pre-wrap;
}
iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
@media (min-width: 1024px) {
  body:has(iframe) { max-width: 90rem; }
  .both { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 20px; align-items: start; }
}
@media (max-width: 560px) {
  thead { display: none; }
  tr { display: block; padding: 10px 14px; border-bottom: 1px solid var(--border); }
  td { display: block; padding: 0; border: 0; }
}
`;

const STYLE_HASH = createHash('sha256').update(MAIL_PAGE_STYLE).digest('base64');

const MAIL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * Of a page with a mail's HTML in a frame, which is held to the page's policy: the HTML has its styles in its elements.
 * Nothing runs and nothing loads all the same: its pictures are inside.
 */
const FRAMED_MAIL_POLICY = `${MAIL_PAGE_POLICY.replace(`'sha256-${STYLE_HASH}'`, "'unsafe-inline'")}; img-src data:`;

/** Of a mail's HTML by itself: it may draw itself and lead away, and nothing else, whatever stands in it. */
const MAIL_HTML_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const SHOWN_MAILS = 200;
/** In one piece: a space more inside it, and its hash would not fit. */
const STYLE_ELEMENT = raw(`<style>${MAIL_PAGE_STYLE}</style>`);

/** @param secret with which parts of mails are sealed */
export function mailPages(
  storage: Storage,
  secret: string,
  pictures: MailPictures = NO_PICTURES,
): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', MAIL_PAGE_POLICY);
    }
  });

  app.get('/', async (context) => {
    const mails = await listMails(storage.db, SHOWN_MAILS);
    return context.html(
      page(
        'Mail',
        html`<h1>Mail</h1>
          ${
            mails.length === 0
              ? html`<p>
                  No mail yet. Ask for a seat on a tour, or log in by a code, and its mails appear
                  here.
                </p>`
              : html`<table>
                  <thead>
                    <tr>
                      <th>Time</th>
                      <th>To</th>
                      <th>Subject</th>
                      <th>State</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${mails.map(row)}
                  </tbody>
                </table>`
          }`,
      ),
    );
  });

  app.get('/:id', async (context) => {
    const mail = await findMail(storage.db, context.req.param('id'));
    if (!mail) return context.notFound();
    if (mail.html !== null) context.header('content-security-policy', FRAMED_MAIL_POLICY);
    const drawn =
      mail.html !== null && (await withPicturesInside(decrypt(mail.html, secret), pictures));
    return context.html(
      page(
        mail.subject,
        html`<p><a href="/dev/mail">All mail</a></p>
          <h1>${mail.subject}</h1>
          <dl>
            <dt>To</dt>
            <dd>${mail.to}</dd>
            <dt>State</dt>
            <dd>${mail.state}</dd>
            ${Object.entries(mail.headers).map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>
          ${mail.html !== null && html`<p><a href="/dev/mail/${mail.id}/html">As HTML</a></p>`}
          <div class="both">
            <pre>${withLinks(decrypt(mail.text, secret))}</pre>
            ${drawn !== false && html`<iframe title="As HTML" sandbox srcdoc="${drawn}"></iframe>`}
          </div>`,
      ),
    );
  });

  app.get('/:id/html', async (context) => {
    const mail = await findMail(storage.db, context.req.param('id'));
    if (!mail || mail.html === null) return context.notFound();
    context.header('content-security-policy', MAIL_HTML_POLICY);
    return context.html(await withPicturesInside(decrypt(mail.html, secret), pictures));
  });

  return app;
}

/** Addresses of the web as links: a mailbox makes them, too. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function row(mail: StoredMail) {
  return html`<tr>
    <td>${new Date(mail.createdAt).toISOString()}</td>
    <td>${mail.to}</td>
    <td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
    <td>${mail.state}</td>
  </tr>`;
}

/** HTML without scripts, whose one style the policy names. */
function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
