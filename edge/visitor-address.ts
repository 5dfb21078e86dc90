/**
 * Where a request comes from: the visitor's address and country by forwarded headers, believed only from
 * configured proxies (SEC-02, MKT-10), and whether it was sent on this very machine.
 */
import { BlockList, isIP, type Socket } from 'node:net';
import type { Settings } from '../config/settings.ts';

export interface VisitorAddress {
  /** The address of the visitor, or of the last machine that is not one of our proxies. */
  readonly address: string;
  /** ISO 3166 alpha-2, upper case; null when no trusted proxy gave one. */
  readonly country: string | null;
}

/** A reader of the visitor's address and country from a connection and its headers. */
export function createForwardedReader(
  settings: Pick<Settings, 'trustedProxies' | 'countryHeader'>,
): (peer: string | undefined, header: (name: string) => string | undefined) => VisitorAddress {
  const trusted = blockListOf(settings.trustedProxies);
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };

  return (peer, header) => {
    let address = plainAddress(peer ?? '');
    if (!isTrusted(address)) return { address, country: null };
    const chain = (header('x-forwarded-for') ?? '').split(',').map((part) => plainAddress(part));
    // From the nearest hop outwards; what stands left of the first stranger is the stranger's word.
    for (const hop of chain.reverse()) {
      if (isIP(hop) === 0) break;
      address = hop;
      if (!isTrusted(hop)) break;
    }
    const country = settings.countryHeader ? header(settings.countryHeader) : undefined;
    return {
      address,
      country: country && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null,
    };
  };
}

function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:/i, '');
}

/** @throws TypeError for an entry that is neither an address nor a block. */
function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * True for a loopback address, and for the address by which the machine reached itself.
 * @param address the visitor's, after trusted proxies: what they pass on comes from elsewhere
 */
export function isOwnMachine(
  address: string,
  socket: Pick<Socket, 'localAddress'> | undefined,
): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const own = socket?.localAddress?.replace(/^::ffff:/i, '');
  return address === own || loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
