/** Rows of a statement: SQLite takes 32,766 parameters, and a tour has 21. */
const CHUNK_SIZE = 500;

/** Parts of a list that fit into one statement each. */
export function* inChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK_SIZE) {
    yield items.slice(start, start + CHUNK_SIZE);
  }
}
