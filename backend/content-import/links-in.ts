/** Every link that a value of content holds: by a routing key, by its address, and in prose. */

/** Fields that hold an address: of a link, and of the form that an email is sent to. */
const ADDRESSES: readonly string[] = ['url', 'action'];
/** The destination of a Markdown link, up to its title. */
const IN_PROSE = /\]\(\s*<?([^)\s>]*)/g;

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
    return [...item.matchAll(IN_PROSE)].map(([, address = '']) => {
      return { field, kind: 'address', to: address };
    });
  });
}
