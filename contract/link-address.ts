import { isTargetPath } from './site-path.ts';

/**
 * Whether a link of the content may lead to an address: to a path of this site, to a page on the web, or
 * to somebody's mail or telephone (SEC-03). No script, no data, and no `//host` in whatever disguise:
 * browsers leave out white space, and take `\` for `/`.
 */
export function isLinkAddress(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\s\\\u0000-\u001f\u007f]/.test(address)) return false;
  const [path = ''] = address.split(/[?#]/, 1);
  return isTargetPath(path) || isExternalAddress(address);
}

/** Whether it leaves the site. */
export function isExternalAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(address);
}
