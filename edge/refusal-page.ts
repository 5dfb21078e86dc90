/**
 * Pages of what the edge refuses and people may come by: an address that is no text (RTE-06), a form that is
 * too large (ERR-01) or does not say where it comes from (SEC-01); in the market's language. Each is made once for a market: whoever sends such requests
 * sends many.
 */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { acceptedWeights } from '../contract/accepted-weights.ts';
import type { Settings } from '../config/settings.ts';
import { MARKETS, type Language, type Market, type MarketId } from '../domain/market.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, typeof en>> = { en, it, es, fr, de };

const STYLE = `
:root { color-scheme: light dark; --background: #fff6ec; --text: #1b1f3b; --accent: #d12640; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --background: #12152c; --text: #fdf3e7; --accent: #ff6474; --on-accent: #1b1f3b; }
}
body {
  max-width: 36rem; margin: 15vh auto 0; padding: 0 20px; background: var(--background); color: var(--text);
  font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word;
}
h1 { font-size: 2rem; line-height: 1.15; }
a {
  display: inline-block; margin-top: 12px; padding: 12px 24px; border-radius: 999px; background: var(--accent);
  color: var(--on-accent); font-weight: 650; text-decoration: none;
}
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
`;
/** In one piece: a space more inside it, and its hash would not fit. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  vary: 'accept',
};

const STATUSES = { badAddress: 400, unknownOrigin: 403, tooLarge: 413 } as const;
export type RefusalKind = keyof typeof STATUSES;

/** An answer of each kind and market. */
export function refusalPages(
  settings: Pick<Settings, 'brand'>,
): (kind: RefusalKind, market: Market) => Promise<Response> {
  const pages = new Map<`${RefusalKind} ${MarketId}`, string>();
  return async (kind, { id }) => {
    const key = `${kind} ${id}` as const;
    const page = pages.get(key) ?? (await pageOf(kind, MARKETS[id], settings.brand.name));
    pages.set(key, page);
    const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
    return new Response(page, { status: STATUSES[kind], headers });
  };
}

/** Whether the client takes pages, by the range that names them most closely (RFC 9110, 12.5.1). */
export function takesPages(accept = '*/*'): boolean {
  const weights = acceptedWeights(accept);
  const weight = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return weight > 0;
}

async function pageOf(kind: RefusalKind, market: Market, brandName: string): Promise<string> {
  const { [kind]: words, home } = WORDS[market.language];
  return String(
    await html`<!doctype html>
      <html lang="${market.languageTag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${words.title} | ${brandName}</title>
          ${STYLE_ELEMENT}
        </head>
        <body>
          <main>
            <h1>${words.title}</h1>
            <p>${words.text}</p>
            <a href="/">${home}</a>
          </main>
        </body>
      </html>`,
  );
}
