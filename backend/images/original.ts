/**
 * Originals (TRV-12): posters and portraits as they were drawn at import, photographs and vector drawings that lie
 * in `content/images`. An id is the hash of an original's bytes, so a changed one has another address.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SVG but for photographs. Only what we draw ourselves is ever made into pixels, no vector drawing. */
export type OriginalSource =
  | { readonly kind: 'drawing'; readonly svg: string }
  | {
      readonly kind: 'photograph' | 'vector';
      /** Within `content/images`, by `/`. */
      readonly file: string;
      readonly mediaType: string;
    };

export interface OriginalRecord {
  readonly id: string;
  readonly source: OriginalSource;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export function originalId(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** A poster or portrait as an original. */
export function drawingOriginal(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): OriginalRecord {
  return { id: originalId(svg), source: { kind: 'drawing', svg }, width, height };
}

export function mediaTypeOfOriginal(source: OriginalSource): string {
  return 'mediaType' in source ? source.mediaType : 'image/svg+xml';
}

/** The bytes of an original, or null where they are no longer what its id says. */
export async function readOriginal(
  { id, source }: OriginalRecord,
  imagesFolder: string,
): Promise<Uint8Array | null> {
  const bytes = await bytesOf(source, imagesFolder);
  // A file that changed since: an address never shows another picture.
  return bytes && originalId(bytes) === id ? bytes : null;
}

/** Null too for what an older release kept as a description: the next import draws it again. */
async function bytesOf(source: OriginalSource, imagesFolder: string): Promise<Uint8Array | null> {
  if ('svg' in source) return Buffer.from(source.svg);
  return 'file' in source ? readFile(join(imagesFolder, source.file)).catch(() => null) : null;
}
