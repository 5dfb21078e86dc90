import { fieldsOf, filterNamed } from '../../domain/filters/filters.ts';
import type { ReadPart } from './typed-text.tsx';

/** Whether a filter that was read still is what was read. */
export function stillHolds({ filter, item }: ReadPart, read: object, filters: object): boolean {
  const [then, now] = [read, filters] as Readonly<Record<string, unknown>>[];
  return Object.keys(fieldsOf(filterNamed(filter))).every((key) => {
    const value = now?.[key];
    return Array.isArray(value) ? value.includes(item) : value === then?.[key];
  });
}
