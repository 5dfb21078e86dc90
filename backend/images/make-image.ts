/** Makes an image of a width and format out of an original. */
import sharp from 'sharp';
import type { ImageFormat } from './image-format.ts';
import { MOST_PIXELS } from './photograph.ts';

// The server shares two cores with everything else: an image at a time for each turn, not each core.
sharp.concurrency(1);
// What is made is kept on disk, and nothing is made twice.
sharp.cache(false);

const POINTS_PER_INCH = 72;

const ENCODINGS = {
  // Flat colours: full chroma, and effort 3 costs a third of 5 for a tenth more bytes (measured).
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4, smartSubsample: true },
  jpeg: { quality: 82, progressive: true },
  png: { compressionLevel: 9 },
} as const;

/** @throws Error when the bytes are no image */
export async function makeImage(
  original: Uint8Array,
  natural: { readonly width: number; readonly isVector: boolean },
  width: number,
  format: ImageFormat,
): Promise<Uint8Array> {
  // A drawing is drawn at the width that is asked for; a photograph is never blown up.
  const density = natural.isVector
    ? POINTS_PER_INCH * Math.max(1, width / natural.width)
    : undefined;
  const image = sharp(original, { density, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: !natural.isVector });
  // What a camera wrote beside the picture, its place too, is left out.
  return await image.toFormat(format, ENCODINGS[format]).toBuffer();
}
