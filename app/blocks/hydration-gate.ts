/**
 * Holds the hydration of a block's boundary back (docs/decisions/0054). While the gate is closed, its `pass`
 * suspends the render, and React leaves the server's HTML alone. It opens in one of two ways, for good:
 *
 * - open: the block is wanted and its code is there, so React hydrates the server's nodes;
 * - kept: the router is about to change something, and cannot pass a boundary that waits. The block takes its
 *   HTML as it is, without code, and renders when it is wanted.
 */
import type { LoadedBlock } from './blocks.server.ts';

export interface HydrationGate {
  /** The block that the server has rendered. */
  readonly block: LoadedBlock;
  /**
   * Which way the gate has opened.
   * @throws a promise while it is closed
   */
  readonly pass: () => 'open' | 'kept';
  readonly keep: () => void;
  /** To be called when the block is wanted and its code is there. */
  readonly open: () => void;
}

export function createHydrationGate(block: LoadedBlock): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let way: 'open' | 'kept' | undefined;

  const choose = (chosen: 'open' | 'kept') => {
    way ??= chosen;
    resolve();
  };
  return {
    block,
    pass() {
      // How React 18 is told to wait.
      // oxlint-disable-next-line no-throw-literal
      if (way === undefined) throw promise;
      return way;
    },
    keep: () => choose('kept'),
    open: () => choose('open'),
  };
}
