import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(css|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
const SMALLEST_BYTES = 1024;

/**
 * @param {string} name a file's
 * @param {number} bytes its size
 * @returns {boolean} whether compressed copies of it are worth having
 */
export function isWorthCompressing(name, bytes) {
  return bytes > SMALLEST_BYTES && COMPRESSIBLE.test(name);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(name) : [name];
  });
}

/** @param {Buffer} contents */
function brotli(contents) {
  return brotliAsync(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });
}

/**
 * Writes `.br` (quality 11) and `.gz` beside each file of a folder that gets smaller by it, so that the
 * server sends bytes it never has to compress.
 *
 * @param {string} folder
 * @returns {Promise<{ files: number, bytes: number, brotliBytes: number }>} what was compressed
 */
export async function precompress(folder) {
  const total = { files: 0, bytes: 0, brotliBytes: 0 };
  const waiting = filesUnder(folder).filter((name) => COMPRESSIBLE.test(name));

  async function compressWaiting() {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const contents = await readFile(name);
      if (!isWorthCompressing(name, contents.length)) continue;
      const [small, wide] = await Promise.all([
        brotli(contents),
        gzipAsync(contents, { level: 9 }),
      ]);
      if (small.length < contents.length) await writeFile(`${name}.br`, small);
      if (wide.length < contents.length) await writeFile(`${name}.gz`, wide);
      total.files += 1;
      total.bytes += contents.length;
      total.brotliBytes += Math.min(small.length, contents.length);
    }
  }
  const workers = Math.max(1, os.cpus().length);
  await Promise.all(Array.from({ length: workers }, compressWaiting));
  return total;
}
