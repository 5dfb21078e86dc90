/** Works out the value of a key when it is first asked for, and keeps it. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
