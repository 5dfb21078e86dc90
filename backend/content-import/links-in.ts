/** Every link that a value of content holds: by a routing key, by its address, in prose and in HTML. */

/** Fields that hold an address: of a link, and of the form that an email is sent to. */
const ADDRESSES: readonly string[] = ['url', 'action'];
/** The destination of a Markdown link, up to its title. */
const IN_PROSE = /\]\(\s*<?([^)\s>]*)/g;
/** Where a customer's HTML is, and links of it as it is kept: every address quoted (CMS-03). */
const HTML = 'html';
const IN_HTML = /<a [^>]*?href="([^"]*)"/g;

export interface FoundLink {
  /** e.g. `header.menu.0.url`. */
  readonly field: string;
  readonly kind: 'routingKey' | 'address';
  readonly to: string;
}

/** However deep they are. */
export function linksIn(value: object, path = ''): FoundLink[] {
  return Object.entries(value).flatMap(([name, item]): FoundLink[] => {
    const field = path ? `${path}.${name}` : name;
    if (typeof item === 'object' && item !== null) return linksIn(item, field);
    const to = String(item);
    if (name === 'routingKey') return [{ field, kind: 'routingKey', to }];
    if (ADDRESSES.includes(name)) return [{ field, kind: 'address', to }];
    if (typeof item !== 'string') return [];
    return name === HTML ? linksInHtml(item, field) : linksInProse(item, field);
  });
}

function linksInProse(text: string, field: string): FoundLink[] {
  return [...text.matchAll(IN_PROSE)].map(([, to = '']) => ({ field, kind: 'address', to }));
}

/** But for places on the same page, which are no address. */
function linksInHtml(html: string, field: string): FoundLink[] {
  return [...html.matchAll(IN_HTML)]
    .map(([, printed = '']) => printed.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'))
    .filter((to) => !to.startsWith('#'))
    .map((to) => ({ field, kind: 'address', to }));
}
