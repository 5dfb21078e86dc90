/** The address of the site's one stylesheet, from Vite's manifest (docs/decisions/0007). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MANIFEST_PATH = 'build/client/.vite/manifest.json';
/** The manifest's key of all styles together, with `cssCodeSplit: false`. */
const STYLESHEET = 'style.css';

let address: string | undefined;

/** Null in development, where Vite brings the styles with the modules. */
export function stylesheetAddress(): string | null {
  if (import.meta.env.DEV) return null;
  address ??= readAddress();
  return address;
}

function readAddress(): string {
  const manifest = JSON.parse(readFileSync(resolve(MANIFEST_PATH), 'utf8')) as Record<
    string,
    { readonly file: string } | undefined
  >;
  const entry = manifest[STYLESHEET];
  if (!entry) throw new Error(`${MANIFEST_PATH} names no ${STYLESHEET}`);
  return `/${entry.file}`;
}
