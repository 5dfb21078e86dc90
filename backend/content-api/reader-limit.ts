/** How often one person may read names (TRV-08): whoever collects them gets few. In memory, for each process. */

const MOST_READS = 60;
const WINDOW_MS = 60 * 60_000;
/** Beyond it the oldest window gives way. */
const MOST_READERS = 10_000;

export interface ReaderLimit {
  /** Seconds to wait; null where the reader may read. */
  readonly take: (reader: string, now: number) => number | null;
}

export function createReaderLimit(): ReaderLimit {
  const windows = new Map<string, { readonly since: number; reads: number }>();
  return {
    take(reader, now) {
      let window = windows.get(reader);
      if (!window || now - window.since >= WINDOW_MS) {
        windows.delete(reader);
        const [oldest] = windows.keys();
        if (windows.size >= MOST_READERS && oldest !== undefined) windows.delete(oldest);
        window = { since: now, reads: 0 };
        windows.set(reader, window);
      }
      window.reads += 1;
      if (window.reads <= MOST_READS) return null;
      return Math.ceil((window.since + WINDOW_MS - now) / 1000);
    },
  };
}
