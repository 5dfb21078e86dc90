/** Whether a request was sent on the machine that answers it. */
import { BlockList, isIP, type Socket } from 'node:net';

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
