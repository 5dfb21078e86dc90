/** Things in memory up to so many bytes; what was not used for longest gives way. */

export interface Sized {
  /** As it is now; tell the store when it has changed. */
  readonly bytes: number;
}

export interface ByteStore<Item extends Sized> {
  get(key: string): Item | undefined;
  set(key: string, item: Item): void;
  delete(key: string): void;
  /** Counts an item anew. */
  resized(key: string): void;
  readonly bytes: number;
}

export function createByteStore<Item extends Sized>(mostBytes: number): ByteStore<Item> {
  /** In the order of their last use. */
  const items = new Map<string, { readonly item: Item; readonly bytes: number }>();
  let total = 0;

  const drop = (key: string): void => {
    total -= items.get(key)?.bytes ?? 0;
    items.delete(key);
  };
  const put = (key: string, item: Item): void => {
    drop(key);
    const { bytes } = item;
    items.set(key, { item, bytes });
    total += bytes;
    for (const oldest of items.keys()) {
      if (total <= mostBytes) return;
      drop(oldest);
    }
  };

  return {
    get(key) {
      const found = items.get(key);
      if (!found) return undefined;
      items.delete(key);
      items.set(key, found);
      return found.item;
    },
    set: put,
    delete: drop,
    resized(key) {
      const found = items.get(key);
      if (found) put(key, found.item);
    },
    get bytes() {
      return total;
    },
  };
}
