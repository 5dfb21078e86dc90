/** The looks of `/dev/mail`: one style sheet inside the document, allowed by its hash (SEC-04). */
import { createHash } from 'node:crypto';

export const MAIL_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --background: #fff6ec; --surface: #fff; --text: #1b1f3b; --muted: #565a75; --line: #e2d6c8; --accent: #b01c34;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #12152c; --surface: #1b1f3b; --text: #fdf3e7; --muted: #b9bbd3; --line: #3a3f63; --accent: #ff8791;
  }
}
* { box-sizing: border-box; }
body {
  max-width: 62rem; margin: 0 auto; padding: 32px 20px 64px; background: var(--background); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0 0 20px; font-size: 1.75rem; line-height: 1.2; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; border-radius: 12px; background: var(--surface); }
th, td { padding: 10px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
th, dt, td:first-child, td:last-child { color: var(--muted); font-size: 0.875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dd { margin: 0; }
pre {
  margin: 0; padding: 20px; border-radius: 12px; background: var(--surface); font: inherit; white-space: pre-wrap;
}
@media (max-width: 560px) {
  thead { display: none; }
  tr { display: block; padding: 10px 14px; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; }
}
`;

const STYLE_HASH = createHash('sha256').update(MAIL_PAGE_STYLE).digest('base64');

export const MAIL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
