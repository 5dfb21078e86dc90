/** The bytes of an original, or null where they are no longer what its id says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPortrait, drawPoster } from '@cordata/posters';
import { originalId, type OriginalRecord, type OriginalSource } from './original.ts';

export async function readOriginal(
  { id, source }: OriginalRecord,
  imagesFolder: string,
): Promise<Uint8Array | null> {
  const bytes = await bytesOf(source, imagesFolder);
  // A file that changed since, or another version of the drawing: an address never shows another picture.
  return bytes && originalId(bytes) === id ? bytes : null;
}

async function bytesOf(source: OriginalSource, imagesFolder: string): Promise<Uint8Array | null> {
  switch (source.kind) {
    case 'poster':
      return Buffer.from(drawPoster(source.description, source.shape));
    case 'portrait':
      return Buffer.from(drawPortrait(source.description));
    default:
      return readFile(join(imagesFolder, source.file)).catch(() => null);
  }
}
