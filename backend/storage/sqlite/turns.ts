/**
 * Lets one after the other use a connection, in the order in which they asked. Kysely has a lock of
 * its own for this, but it is taken before the driver is asked, so that a misuse inside a transaction
 * would wait for ever instead of being refused.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
