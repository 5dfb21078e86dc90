/** Stores a value by its key; drops the oldest entry when there are more than `most`. */
export function remember<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): Value {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
}
