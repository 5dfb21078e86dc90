import { LRUCache } from 'lru-cache';

/**
 * Reads of the database what a key stands for, once for each version of the catalogue: what is read
 * after an index has been swapped in is at least as new as the index. A failed read is tried again.
 *
 * @param atMost keys that are remembered; those not asked for longest give way
 */
export function oncePerVersion<Key extends string | number, Value>(
  catalogue: () => { readonly index: unknown },
  read: (key: Key) => Promise<Value>,
  atMost = 1_000,
): (key: Key) => Promise<Value> {
  const nothingKnown = () => new LRUCache<Key, Promise<Value>>({ max: atMost });
  let known = nothingKnown();
  let version: unknown;
  return (key) => {
    const { index } = catalogue();
    if (index !== version) [known, version] = [nothingKnown(), index];
    const values = known;
    const found = values.get(key);
    if (found) return found;
    const value = read(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}
