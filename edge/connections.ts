/** The connections of a server, so that it can end without cutting an answer that is still being read. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server from its start, and gives what ends it: new connections are refused, those between
 * two requests are closed at once, each other one when its last answer has left, and what is left after
 * the time is cut.
 *
 * Node's own `closeIdleConnections` takes a connection for idle as soon as its answer is written, be it
 * to a buffer of this process; a slow reader would lose the rest.
 */
export function watchConnections(server: Server): (timeoutMs: number) => Promise<void> {
  const answering = new Map<Socket, number>();
  let isEnding = false;

  server.on('request', ({ socket }, response) => {
    // A connection carries many requests, and closes once.
    if (!answering.has(socket)) socket.once('close', () => answering.delete(socket));
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    // Written to the end, or given up by the client.
    response.once('close', () => {
      const before = answering.get(socket);
      if (before === undefined) return;
      const left = before - 1;
      answering.set(socket, left);
      if (left === 0 && isEnding) socket.destroySoon();
    });
  });

  return async (timeoutMs) => {
    isEnding = true;
    // Called by `close` as well.
    server.closeIdleConnections = () => {
      for (const [socket, count] of answering) if (count === 0) socket.destroySoon();
    };
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(cut);
  };
}
