/**
 * Made images on disk: each is made once, whoever asks and however often, and a few at a time. What is
 * kept can be thrown away; it is made again.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
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
   * @param client who asks: each has a few made at a time, so that nobody waits for all that another one wants
   * @throws Busy when too many wait, and whatever `make` throws
   */
  readonly findOrMake: (key: ImageKey, make: Make, client: string) => Promise<Uint8Array>;
  /**
   * Makes the image while nobody waits for it, beside those that somebody waits for. Left out when too
   * many are to be made: it will be asked for again.
   */
  readonly makeLater: (key: ImageKey, make: Make) => void;
  /** Makes the image where nobody made it yet, once nobody waits for any; whether it had to. */
  readonly makeAhead: (key: ImageKey, make: Make) => Promise<boolean>;
}

/** Too many images wait to be made. */
export class Busy extends Error {
  override name = 'Busy';
}

const AT_A_TIME = 2;
const AT_A_TIME_FOR_A_CLIENT = 2;
const MOST_WAITING = 500;
const MOST_WAITING_FOR_A_CLIENT = 100;
const MOST_LATER = 100;
/** How often it is looked whether somebody still waits. */
const AHEAD_LOOK_MS = 200;

export function createImageStore(folder: string, log: Logger): ImageStore {
  const asked = pLimit(AT_A_TIME);
  const later = pLimit(1);
  const clients = new Map<string, LimitFunction>();
  let waiting = 0;
  const inTheMaking = new Map<string, Promise<Uint8Array>>();
  const wantedLater = new Set<string>();
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

  /** The image, made now where nobody has made it since it was asked for. */
  const findOrMakeNow = async (key: ImageKey, make: Make): Promise<Uint8Array> => {
    const found = await find(key);
    if (found) return found;
    const file = fileOf(key);
    const underWay = inTheMaking.get(file);
    if (underWay) return underWay;
    const making = makeAndKeep(file, make).finally(() => inTheMaking.delete(file));
    inTheMaking.set(file, making);
    return making;
  };

  /** Gives a client's images to the common queue a few at a time. */
  const inTurn = async <Made>(client: string, work: () => Promise<Made>): Promise<Made> => {
    const turns = clients.get(client) ?? pLimit(AT_A_TIME_FOR_A_CLIENT);
    if (waiting >= MOST_WAITING || turns.pendingCount >= MOST_WAITING_FOR_A_CLIENT) {
      throw new Busy('too many images wait to be made');
    }
    clients.set(client, turns);
    waiting += 1;
    try {
      return await turns(() => asked(work));
    } finally {
      waiting -= 1;
      if (turns.activeCount + turns.pendingCount === 0) clients.delete(client);
    }
  };

  return {
    find,
    findOrMake: async (key, make, client) => {
      const underWay = inTheMaking.get(fileOf(key));
      if (underWay) return underWay;
      const found = await find(key);
      // In a turn of their own, though another client waits for the same image: that one may have many before it.
      return found ?? inTurn(client, () => findOrMakeNow(key, make));
    },
    makeLater: (key, make) => {
      const file = fileOf(key);
      if (inTheMaking.has(file) || wantedLater.has(file) || wantedLater.size >= MOST_LATER) return;
      wantedLater.add(file);
      later(() => findOrMakeNow(key, make))
        .catch((error: unknown) => log.warn({ err: error, image: key.id }, 'image not made'))
        .finally(() => wantedLater.delete(file));
    },
    makeAhead: async (key, make) => {
      const file = fileOf(key);
      while (waiting + wantedLater.size > 0) await pause(AHEAD_LOOK_MS, undefined, { ref: false });
      if (inTheMaking.has(file) || (await isThere(file))) return false;
      await findOrMakeNow(key, make);
      return true;
    },
  };
}

async function isThere(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.size > 0;
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
