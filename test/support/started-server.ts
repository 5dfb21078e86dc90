/** A server of a test's own, on a port that is free. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StartedServer {
  /** Without a slash at its end. */
  readonly address: string;
  /** Hangs up on whoever is still connected. */
  readonly close: () => Promise<void>;
}

export async function startServer(listener: RequestListener): Promise<StartedServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
