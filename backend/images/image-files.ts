/** The files of `content/images`: what each is as an original, or why it cannot be one (SEC-08). */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { originalId, type OriginalRecord } from './original.ts';
import { PhotographRefused, readPhotograph } from './photograph.ts';
import { DrawingRefused, readVectorDrawing } from './vector-drawing.ts';

/** Within the content folder. */
export const IMAGES_FOLDER = 'images';

interface ImageFile {
  readonly original: OriginalRecord;
  /** Shown until the image is there, `#rrggbb`. */
  readonly colour: string;
}

/** By the file's name within the folder, by `/`; a text says what is wrong with the file. */
export type ImageFiles = ReadonlyMap<string, ImageFile | string>;

export const NO_IMAGE_FILES: ImageFiles = new Map();

/**
 * A folder that is missing holds nothing.
 * @param onFile told of how many of them are read
 */
export async function readImageFiles(
  folder: string,
  onFile: (done: number, total: number) => void = () => {},
): Promise<ImageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, ImageFile | string>();
  const found = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  for (const [index, entry] of found.entries()) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).split(sep).join('/');
    files.set(file, await readImageFile(file, await readFile(path)));
    onFile(index + 1, found.length);
  }
  return files;
}

async function readImageFile(file: string, bytes: Uint8Array): Promise<ImageFile | string> {
  const id = originalId(bytes);
  try {
    if (file.endsWith('.svg')) {
      const size = readVectorDrawing(bytes);
      const source = { kind: 'vector', file, mediaType: 'image/svg+xml' } as const;
      return { original: { id, source, ...size }, colour: 'transparent' };
    }
    const { mediaType, ...size } = await readPhotograph(bytes);
    const source = { kind: 'photograph', file, mediaType } as const;
    return { original: { id, source, ...size }, colour: await dominantColour(bytes) };
  } catch (error) {
    if (error instanceof PhotographRefused || error instanceof DrawingRefused) return error.message;
    throw error;
  }
}

/** The colour that a photograph is as a whole, `#rrggbb`: what is shown until it is there. */
async function dominantColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten().toColourspace('srgb').resize(1, 1).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
