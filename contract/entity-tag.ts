/**
 * Whether `If-None-Match` names the tag of an answer. Weak ones and strong ones compare alike here
 * (RFC 9110, 13.1.2).
 */
export function namesTag(header: string, tag: string): boolean {
  const list = header.split(',').map((text) => opaque(text.trim()));
  return list.includes('*') || list.includes(opaque(tag));
}

/** The tag without the mark of a weak one. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
