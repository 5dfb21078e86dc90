/**
 * A page that stands by itself: one inline style, no scripts, nothing to fetch. The edge has it for what it refuses,
 * and browsers for when there is no connection.
 */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { colourRules } from '../brand/colours.ts';
import type { Market } from '../domain/market.ts';

const STYLE = `
${colourRules(['ground', 'text', 'accent', 'onAccent'])}
body {
  max-width: 36rem; margin: 15vh auto 0; padding: 0 20px; background: var(--ground); color: var(--text);
  font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word;
}
h1 { font-size: 2rem; line-height: 1.15; }
main > a {
  display: inline-block; margin-top: 12px; padding: 12px 24px; border-radius: 999px; background: var(--accent);
  color: var(--on-accent); font-weight: 650; text-decoration: none;
}
main > a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
li a { color: inherit; }
`;
/** In one piece: a space more inside it, and its hash would not fit. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Its Content-Security-Policy. */
export const BARE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

export interface BarePage {
  readonly market: Pick<Market, 'languageTag'>;
  readonly brandName: string;
  readonly title: string;
  readonly text: string;
  /** What can be done next. */
  readonly link: { readonly href: string; readonly text: string };
}

/** @returns its HTML */
export async function barePage({
  market,
  brandName,
  title,
  text,
  link,
}: BarePage): Promise<string> {
  return String(
    await html`<!doctype html>
      <html lang="${market.languageTag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${brandName}</title>
          ${STYLE_ELEMENT}
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${text}</p>
            <a href="${link.href}">${link.text}</a>
          </main>
        </body>
      </html>`,
  );
}
