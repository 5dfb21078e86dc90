/** Addresses of websites and profiles, as people write them (AUTH-07). */

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** A name with a dot in it, and no number at its end: so there is a site to look at. */
const HOST = /^[^.]+(?:\.[^.]+)*\.(?!\d+$)[^.]{2,}$/;

/** Whether somebody can open it in a browser: with `https://` or without, as in `example.com/ada`. */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{C}]/u.test(text)) return false;
  const address = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  // What has an @ before its host is an address of mail, or hides where it leads to.
  return /^https?:$/.test(protocol) && username === '' && HOST.test(hostname);
}
