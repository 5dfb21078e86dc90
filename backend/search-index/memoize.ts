/**
 * Works out the value of a key when it is first asked for, and keeps it. Past `atMost` keys the oldest
 * is forgotten, so that keys which change with time do not pile up.
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  atMost = Infinity,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = make(key);
    known.set(key, value);
    if (known.size > atMost) known.delete(known.keys().next().value as Key);
    return value;
  };
}
