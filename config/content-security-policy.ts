/**
 * The Content-Security-Policy (SEC-04): nothing by default, scripts from this site and Remix's own inline
 * ones by hash. Hashes, not nonces, so that a header can be cached with its page; JSON-LD needs none.
 */
import { createHash } from 'node:crypto';
import type { Settings } from './settings.ts';

/**
 * Hash sources of the inline scripts of a finished document that have the mark as their nonce, each once.
 * A script that came in by text has none.
 */
export function inlineScriptHashes(html: string, mark: string): string[] {
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(markedScripts(mark))) {
    hashes.add(hashSource(script ?? ''));
  }
  return [...hashes];
}

/** The source that allows an inline script or style element with this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The document without the marks: the browser renders none, and would find its own another. */
export function withoutMark(html: string, mark: string): string {
  return html.replaceAll(` nonce="${mark}"`, '');
}

function markedScripts(mark: string): RegExp {
  return new RegExp(
    `<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
}

export interface InlineParts {
  /** Hash sources of inline scripts. */
  readonly scripts?: readonly string[];
  /** Hash sources of style elements. */
  readonly styles?: readonly string[];
  /** Origins that forms may be sent to beside ours. */
  readonly formTargets?: readonly string[];
}

/** The header's value for a page that has these parts. */
export function contentSecurityPolicy(
  settings: Pick<Settings, 'isDevelopment' | 'origins' | 'login' | 'imagesBaseUrl' | 'consented'>,
  parts: InlineParts = {},
): string {
  // Vite's hot reload writes inline scripts and styles and opens a socket of its own.
  const development = settings.isDevelopment;
  const isSecure = settings.origins['en-WE'].startsWith('https:');
  const unsafe = ["'unsafe-inline'"];
  const { scripts = [], styles = [] } = development ? { scripts: unsafe, styles: unsafe } : parts;
  // A form's redirect may lead to another market (currency, language) or end the login at the provider;
  // Chromium checks that too.
  const formTargets = new Set([
    ...Object.values(settings.origins),
    ...loginOrigins(settings.login),
    ...(parts.formTargets ?? []),
  ]);
  // Of a tag manager and the like: allowed with a consent or without, but only with one are they fetched.
  const others = settings.consented.origins;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...others].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // React writes style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins(settings), ...others].join(' '),
    // Films of covers and travels.
    ["media-src 'self'", ...ownImages(settings)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:'] : []), ...others].join(' '),
    ...(others.length > 0 ? [['frame-src', ...others].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function imageOrigins(settings: Pick<Settings, 'imagesBaseUrl' | 'login'>): readonly string[] {
  return [...ownImages(settings), ...settings.login.pictureOrigins];
}

function ownImages({ imagesBaseUrl }: Pick<Settings, 'imagesBaseUrl'>): readonly string[] {
  return imagesBaseUrl === '' ? [] : [new URL(imagesBaseUrl).origin];
}

/** Where the provider ends a login: its own origin, or where the settings say that it does. */
function loginOrigins({ issuer, endpoints }: Settings['login']): string[] {
  return [issuer, endpoints.logout ?? issuer].map((address) => new URL(address).origin);
}
