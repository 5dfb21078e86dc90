/** Listening sockets, and how they end: what was accepted is answered, nothing new comes in. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { EVERY_ADDRESS } from '../config/settings.ts';

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** A header must arrive within this time; slow senders do not hold sockets. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for senders beyond those times; its own 30 s would stretch them. */
const TIMEOUT_CHECK_MS = 2_000;

/** The port is taken or may not be opened: one line for the person who started the process. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

export interface Listening {
  readonly servers: readonly Server[];
  /** Refuses new connections, waits for the answers under way, then cuts what is left. */
  readonly drain: (timeoutMs: number) => Promise<void>;
}

/**
 * Opens the port on an address, or on both loopback addresses: browsers try `::1` first for names
 * under `localhost`.
 * @throws CannotListen
 */
export async function listen(
  listener: RequestListener,
  port: number,
  address: string | null,
): Promise<Listening> {
  const servers: Server[] = [];
  for (const host of address === null ? LOOPBACK : [address]) {
    try {
      // Node itself chooses between `::` and `0.0.0.0` when it is given no address.
      servers.push(await open(listener, port, host === EVERY_ADDRESS ? undefined : host));
    } catch (error) {
      // A machine without IPv6 has no `::1`; that is no fault.
      if (servers.length > 0 && !isCode(error, 'EADDRINUSE')) continue;
      for (const server of servers) server.close();
      throw new CannotListen(reasonOf(error, host, port));
    }
  }
  return { servers, drain: (timeoutMs) => drain(servers, timeoutMs) };
}

function open(listener: RequestListener, port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      },
      listener,
    );
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

async function drain(servers: readonly Server[], timeoutMs: number): Promise<void> {
  const closed = Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        }),
    ),
  );
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, timeoutMs);
  await closed;
  clearTimeout(cut);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function reasonOf(error: unknown, host: string, port: number): string {
  if (isCode(error, 'EADDRINUSE')) {
    return `Port ${port} is in use: stop what listens there, or set PORT to another one.`;
  }
  if (isCode(error, 'EACCES')) return `Port ${port} may not be opened by this user: set PORT.`;
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`;
}
