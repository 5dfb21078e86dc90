/**
 * A page's bytes in the encodings that visitors ask for. Brotli is made at once and kept, gzip when it is
 * first asked for, and the bare bytes are unpacked each time: hardly anybody wants them.
 */
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { brotli, QUICK, SMALLEST } from './brotli.ts';
import type { Encoding } from './compress.ts';

const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

export interface PageBytes {
  /** All that is held. */
  readonly bytes: number;
  /** Undefined where they would have to be made first. */
  ready(encoding: Encoding | null): Buffer | undefined;
  get(encoding: Encoding | null): Promise<Buffer>;
  /** Packs the page as small as can be, once it is asked for repeatedly. */
  shrink(): Promise<void>;
}

/** @param onResize told whenever other bytes are held than before */
export async function packPage(page: Buffer, onResize: () => void): Promise<PageBytes> {
  let br = ownBytes(await brotli(page, QUICK));
  let gz: Buffer | undefined;
  const whole = (): Promise<Buffer> => unpackBrotli(br);

  return {
    get bytes() {
      return br.length + (gz?.length ?? 0);
    },
    ready(encoding) {
      if (encoding === 'br') return br;
      return encoding === 'gzip' ? gz : undefined;
    },
    async get(encoding) {
      if (encoding === 'br') return br;
      if (encoding === null) return whole();
      if (gz) return gz;
      gz = ownBytes(await packGzip(await whole()));
      onResize();
      return gz;
    },
    async shrink() {
      br = ownBytes(await brotli(await whole(), SMALLEST));
      onResize();
    },
  };
}

/** zlib hands out a part of a working space of 64 KB, which would be held with it and counted nowhere. */
function ownBytes(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}
