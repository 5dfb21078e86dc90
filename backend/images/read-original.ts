/** The bytes of an original, or null where they are no longer what its id says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPoster } from './posters/draw-poster.ts';
import { originalId, type OriginalRecord } from './original.ts';

export async function readOriginal(
  { id, source }: OriginalRecord,
  imagesFolder: string,
): Promise<Uint8Array | null> {
  const bytes =
    source.kind === 'poster'
      ? Buffer.from(drawPoster(source.description, source.shape))
      : await readFile(join(imagesFolder, source.file)).catch(() => null);
  // A file that changed since, or another version of the drawing: an address never shows another picture.
  return bytes && originalId(bytes) === id ? bytes : null;
}
