/**
 * Made images on disk: each is made once, whoever asks and however often, and a few at a time. What is
 * kept can be thrown away; it is made again.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { ImageFormat } from './image-format.ts';

interface ImageKey {
  readonly id: string;
  /** A width in pixels, or another name of a size. */
  readonly size: number | string;
  readonly format: ImageFormat;
}

type Make = () => Promise<Uint8Array>;

export interface ImageStore {
  /** The image where it was made before, else null. */
  readonly find: (key: ImageKey) => Promise<Uint8Array | null>;
  /**
   * The image, made by `make` where nobody made it yet.
   * @throws Busy when too many wait, and whatever `make` throws
   */
  readonly findOrMake: (key: ImageKey, make: Make) => Promise<Uint8Array>;
  /**
   * Makes the image while nobody waits for it, beside those that somebody waits for. Left out when too
   * many are to be made: it will be asked for again.
   */
  readonly makeLater: (key: ImageKey, make: Make) => void;
}

/** Too many images wait to be made. */
export class Busy extends Error {
  override name = 'Busy';
}

const AT_A_TIME = 2;
const MOST_WAITING = 500;
const MOST_LATER = 100;

export function createImageStore(folder: string, log: Logger): ImageStore {
  const asked = pLimit(AT_A_TIME);
  const later = pLimit(1);
  const inTheMaking = new Map<string, Promise<Uint8Array>>();
  const fileOf = ({ id, size, format }: ImageKey) => join(folder, id, `${size}.${format}`);

  const find = async (key: ImageKey): Promise<Uint8Array | null> => {
    const image = await readFile(fileOf(key)).catch(() => null);
    // An empty file is what a machine leaves that lost its power.
    return image && image.byteLength > 0 ? image : null;
  };

  const makeAndKeep = async (file: string, make: Make) => {
    const image = await make();
    // A full or read-only disk costs time, not the image.
    await keep(file, image).catch((error: unknown) => log.warn({ err: error }, 'image not kept'));
    return image;
  };

  const begin = (file: string, make: Make, queue: typeof asked): Promise<Uint8Array> => {
    const making = queue(() => makeAndKeep(file, make)).finally(() => inTheMaking.delete(file));
    inTheMaking.set(file, making);
    return making;
  };

  return {
    find,
    findOrMake: async (key, make) => {
      const file = fileOf(key);
      const underWay = inTheMaking.get(file);
      if (underWay) return underWay;
      const found = await find(key);
      if (found) return found;
      // Somebody may have begun while the disk was asked.
      const begun = inTheMaking.get(file);
      if (begun) return begun;
      if (asked.pendingCount >= MOST_WAITING) throw new Busy('too many images wait to be made');
      return begin(file, make, asked);
    },
    makeLater: (key, make) => {
      const file = fileOf(key);
      if (inTheMaking.has(file) || later.pendingCount >= MOST_LATER) return;
      begin(file, make, later).catch((error: unknown) =>
        log.warn({ err: error, image: key.id }, 'image not made'),
      );
    },
  };
}

/** Under its name at once or not at all: another process may be reading, and the power may fail. */
async function keep(file: string, image: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, image, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
