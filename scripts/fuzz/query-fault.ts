/** What is wrong with the reading of a query string, or null (RES-02). */
import { filtersSchema } from '../../contract/filters.ts';
import {
  FILTER_KEYS,
  listingBody,
  parseSearchFilters,
  printSearchFilters,
} from '../../domain/filters/search-filters.ts';

const bodySchema = filtersSchema.strict();
const KNOWN = new Set<string>(FILTER_KEYS);
// Names of characters that no text of ours has.
// oxlint-disable-next-line no-control-regex
const BROKEN = /[\0\uFFFD\p{Surrogate}]/u;

/**
 * Reads, writes and reads again: both readings are the same, and so are both writings; nothing broken is
 * left, every key is a known one, and the backend takes what was read.
 */
export function queryFault(query: string): string | null {
  try {
    const read = parseSearchFilters(new URLSearchParams(query));
    const written = printSearchFilters(read);
    const readAgain = parseSearchFilters(new URLSearchParams(written.toString()));
    if (JSON.stringify(read) !== JSON.stringify(readAgain)) return 'is read as something else';
    if (printSearchFilters(readAgain).toString() !== written.toString()) return 'is not stable';
    for (const [name, value] of written) {
      if (!KNOWN.has(name.replace('[]', ''))) return `leaves the key ${name}`;
      if (value === '' || BROKEN.test(value)) return `leaves ${JSON.stringify(value)}`;
    }
    const body = bodySchema.safeParse(listingBody(read));
    return body.success ? null : `is refused: ${body.error.issues[0]?.message}`;
  } catch (error) {
    return `throws ${String(error)}`;
  }
}
