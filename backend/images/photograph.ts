/** What may lie in `content/images` as a photograph (SEC-08). */
import sharp from 'sharp';

export const MOST_PIXELS = 50_000_000;
/** Of width or height: what WebP can hold. */
const LONGEST_SIDE = 16_383;
const MOST_BYTES = 20 * 1024 * 1024;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export interface Photograph {
  readonly mediaType: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** A photograph that cannot be used; the message ends a sentence that begins with the file's name. */
export class PhotographRefused extends Error {
  override name = 'PhotographRefused';
}

/** @throws PhotographRefused */
export async function readPhotograph(bytes: Uint8Array): Promise<Photograph> {
  if (bytes.byteLength > MOST_BYTES) {
    throw new PhotographRefused(`is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  }
  if (bytes.byteLength === 0) throw new PhotographRefused('is empty');
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const {
    format,
    autoOrient,
    pages = 1,
  } = await image.metadata().catch(() => {
    throw new PhotographRefused('is no image that can be read');
  });
  const mediaType = MEDIA_TYPES[format];
  if (!mediaType) throw new PhotographRefused(`is ${format}: use JPEG, PNG or WebP`);
  if (pages > 1) throw new PhotographRefused('moves: use a still image');
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) {
    throw new PhotographRefused(`has more than ${MOST_PIXELS / 1_000_000} million pixels`);
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new PhotographRefused(`has a side of more than ${LONGEST_SIDE} pixels`);
  }
  // Headers may be whole where the picture is cut off.
  await image.stats().catch(() => {
    throw new PhotographRefused('is damaged');
  });
  return { mediaType, width, height };
}
