import type { BackendParts } from './backend-parts.ts';

/**
 * Reads of the database what a key stands for, once for each version of the catalogue: what is read
 * after an index has been swapped in is at least as new as the index. A failed read is tried again.
 *
 * @param atMost keys that are remembered; the oldest give way
 */
export function oncePerVersion<Key, Value>(
  catalogue: BackendParts['catalogue'],
  read: (key: Key) => Promise<Value>,
  atMost = 1_000,
): (key: Key) => Promise<Value> {
  let known = new Map<Key, Promise<Value>>();
  let version: unknown;
  return (key) => {
    const { index } = catalogue();
    if (index !== version) [known, version] = [new Map(), index];
    const values = known;
    const found = values.get(key);
    if (found) return found;
    const value = read(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    if (values.size > atMost) values.delete(values.keys().next().value as Key);
    return value;
  };
}
