/** The connections of a server, so that it can end without cutting an answer that is still being read. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** For a request that is on its way when the end begins, on a connection that was opened for it. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Watches a server from its start, and gives what ends it: new connections are refused, those between
 * two requests are closed at once, those on which nothing was asked yet a moment later, each other one when
 * its last answer has left, and what is left after the time is cut.
 *
 * Node's own `closeIdleConnections` takes a connection for idle as soon as its answer is written, be it
 * to a buffer of this process; a slow reader would lose the rest. And it takes none for idle on which
 * nothing was asked yet: browsers open such ahead, and each end would wait for them to the last second.
 */
export function watchConnections(server: Server): (timeoutMs: number) => Promise<void> {
  const answering = new Map<Socket, number>();
  const unused = new Set<Socket>();
  let isEnding = false;

  server.on('connection', (socket) => {
    unused.add(socket);
    // It carries many requests, and closes once.
    socket.once('close', () => {
      unused.delete(socket);
      answering.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
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
    const closeUnused = () => {
      for (const socket of unused) socket.destroySoon();
    };
    const timers = [
      setTimeout(closeUnused, Math.min(FIRST_REQUEST_MS, timeoutMs)),
      setTimeout(() => server.closeAllConnections(), timeoutMs),
    ];
    await new Promise<void>((resolve) => server.close(() => resolve()));
    for (const timer of timers) clearTimeout(timer);
  };
}
