/**
 * The network that an address belongs to, as far as one customer of a provider usually has it: /24 of IPv4, /56
 * of IPv6. Whoever has one address there has the others too, so limits count them as one (NEWS-01, TRV-13, AUTH-02).
 *
 * @param address of a visitor, without a port; an IPv6 zone is left out
 * @returns such as `198.51.100.0/24` or `2001:db8:0:1200::/56`; the text itself where it is no address
 */
export function networkOf(address: string): string {
  // A socket that takes both kinds writes IPv4 like this.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes(':')) return networkOfIpv6(plain);
  const parts = plain.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : plain;
}

function networkOfIpv6(address: string): string {
  const bare = `http://[${address.split('%')[0]}]`;
  if (!URL.canParse(bare)) return address;
  // As a URL writes it: shortened in one way only.
  const [head = '', tail] = new URL(bare).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4);
  const last = Number.parseInt(groups[3] ?? '0', 16) & 0xff00;
  return `${[...groups.slice(0, 3), last.toString(16)].join(':')}::/56`;
}
