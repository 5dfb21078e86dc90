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
  // Flat colours: full chroma; quality 50 has an eighth fewer bytes than 55.
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4, smartSubsample: true },
  jpeg: { quality: 82, progressive: true },
  png: { compressionLevel: 9 },
} as const;

/** The widths that phones ask for first (docs/decisions/0076). */
const MOST_ASKED_WIDTH = 848;
/** A tenth fewer bytes than 3 for three times its time, which nobody waits for; 6 takes twice that for 4 % (measured). */
const MOST_ASKED_EFFORT = 4;

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
  const isMostAsked = format === 'avif' && width <= MOST_ASKED_WIDTH;
  const effort = isMostAsked ? { effort: MOST_ASKED_EFFORT } : {};
  return await image.toFormat(format, { ...ENCODINGS[format], ...effort }).toBuffer();
}
