/** `/dev/mail`: the outbox for a developer to read, in demonstration mode only. */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { findMail, listMails, type StoredMail } from '../storage/queries/mail-outbox.ts';
import type { Storage } from '../storage/storage.ts';
import { MAIL_PAGE_POLICY, MAIL_PAGE_STYLE } from './mail-page-style.ts';

const SHOWN_MAILS = 200;
/** In one piece: a space more inside it, and its hash would not fit. */
const STYLE_ELEMENT = raw(`<style>${MAIL_PAGE_STYLE}</style>`);

export function mailPages(storage: Storage): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('content-security-policy', MAIL_PAGE_POLICY);
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
                  No mail yet. Ask for a seat on a tour, or for the newsletter, and its mails appear
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
          <pre>${withLinks(mail.text)}</pre>`,
      ),
    );
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
