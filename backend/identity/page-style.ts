/**
 * The looks of the provider's pages: one style sheet inside the document, allowed by its hash (SEC-04), and the
 * brand's two fonts. They stand on a host of their own, where the site's files are not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { fonts } from '../../brand/brand.ts';
import { colourRules, LIGHT, translucent } from '../../brand/colours.ts';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { SCRIPT_HASH } from './page-script.ts';

interface Font {
  /** With a hash of what it holds: it is kept for good. */
  readonly path: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly face: string;
}

export const PAGE_FONTS: readonly Font[] = [font('text', '400 700'), font('display', '600 800')];

function font(use: 'text' | 'display', weights: string): Font {
  const file = new Uint8Array(
    readFileSync(new URL(`../../brand/fonts/${use}-latin.woff2`, import.meta.url)),
  );
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
  const path = `${PROVIDER_PATH}/fonts/${use}-${hash}.woff2`;
  const [family] = fonts[use].split(',');
  const face = `@font-face { font-family: ${family}; font-weight: ${weights}; font-display: swap; src: url(${path}); }`;
  return { path, file, face };
}

/** GET of a font, for the provider's pages alone. */
export function fontRoutes(): Hono {
  const app = new Hono();
  for (const { path, file } of PAGE_FONTS) {
    app.get(path, (context) =>
      context.body(file, 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
  }
  return app;
}

const COLOURS = colourRules([
  'ground',
  'surface',
  'text',
  'textMuted',
  'borderStrong',
  'accent',
  'accentHover',
  'onAccent',
  'focus',
  'critical',
  'criticalSoft',
  'notice',
  'noticeSoft',
]);

export const PAGE_STYLE = `
${PAGE_FONTS.map(({ face }) => face).join('\n')}
${COLOURS}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body {
  min-height: 100svh; padding: 24px 16px 48px; background: var(--ground); color: var(--text);
  font: 1rem/1.6 ${fonts.text}; overflow-wrap: break-word;
}
main, header { max-width: 420px; margin-inline: auto; }
header { padding-block: 16px 24px; }
.brand {
  display: inline-flex; align-items: center; gap: 8px; color: inherit; font-size: 1.25rem; font-weight: 800;
  text-decoration: none;
}
.brand svg { width: 36px; height: 36px; }
main { padding: 24px; border-radius: 16px; background: var(--surface); box-shadow: 0 8px 24px ${translucent(LIGHT.ink, 12)}; }
h1, .brand { font-family: ${fonts.display}; }
h1 { margin-block-end: 16px; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.01em; hyphens: auto; }
form, .actions { display: grid; gap: 16px; }
p + form, p + .actions, .note + form, form + form, p + .note { margin-block-start: 20px; }
.note + p { margin-block-start: 16px; }
label { display: block; margin-block-end: 4px; font-weight: 650; }
input {
  width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--border-strong); border-radius: 10px;
  background: var(--ground); color: inherit; font: inherit;
}
input[type="radio"] { width: 20px; min-height: 20px; margin: 0; accent-color: var(--accent); }
fieldset { padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 4px; font-weight: 650; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 44px; margin: 0; font-weight: 400; }
.hint { margin-block-start: 6px; color: var(--text-muted); font-size: .875rem; }
main a:not(.button) { color: var(--accent); }
main .note a:not(.button) { color: inherit; }
button, .button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px;
  padding: 8px 20px; border: 2px solid transparent; border-radius: 999px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 650; text-align: center; text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); }
.quiet { border-color: var(--border-strong); background: transparent; color: var(--text); }
.quiet:hover { background: var(--ground); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.problem, .note { padding: 12px 16px; border-radius: 10px; }
.problem { margin-block-end: 16px; border: 2px solid; background: var(--critical-soft); color: var(--critical); }
.problem h2 { font-size: 1.125rem; line-height: 1.3; }
.problem ul { padding-inline-start: 24px; }
main .problem a { color: inherit; }
.error { margin-block-start: 6px; color: var(--critical); font-weight: 650; }
input[aria-invalid] { border: 2px solid var(--critical); }
.note { background: var(--notice-soft); color: var(--notice); }
.note dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; }
.note dd { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 400px) { .note dl { grid-template-columns: minmax(0, 1fr); } }
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The policy of a page that may send visitors back to the markets' sites, with its own script and no other. */
export function pagePolicy(marketOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `script-src 'sha256-${SCRIPT_HASH}'`,
    "font-src 'self'",
    'img-src data:',
    // A form's redirects lead back to the site; Chromium checks those too.
    ["form-action 'self'", ...new Set(marketOrigins)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
