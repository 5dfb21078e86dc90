/**
 * `GET {base}/resource/{size}/{id}/{seo name}` (TRV-12, SEC-08): an original as avif, webp or as it is, by
 * what the browser takes, at one of the widths that there are, and smaller for who saves data. An address never shows
 * another picture.
 *
 * An avif takes some tenths of a second to make. Who asks first gets a webp at once, for a minute, and the
 * avif is made meanwhile.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import {
  CARD,
  IMAGE_ID,
  IMAGE_PREFIX,
  IMAGE_WIDTHS,
  printImageUrl,
  SEO_NAME,
  SERVED_WIDTHS,
  widthsOf,
  type ServedWidth,
} from '../../contract/image-address.ts';
import { requestFields } from '../../config/log.ts';
import { logSecurityEvent } from '../../config/security-log.ts';
import { namesTag } from '../../contract/entity-tag.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { findOriginal, listImageNames, listOriginalIds } from '../storage/queries/originals.ts';
import { DAY_S } from '../../domain/durations.ts';
import { mediaTypeOf, takenFormats, type ImageFormat, type MadeFormat } from './image-format.ts';
import { Busy, createImageStore } from './image-store.ts';
import { makeImage } from './make-image.ts';
import { mediaTypeOfOriginal, readOriginal, type OriginalRecord } from './original.ts';
import { makeCard } from './make-card.ts';

export interface ImageServiceParts {
  readonly db: Executor;
  readonly log: Logger;
  /** Where made images are kept. */
  readonly storeFolder: string;
  /** Where photographs lie. */
  readonly imagesFolder: string;
  /** SVG that stands in the corner of cards; null for none. */
  readonly brandMark?: Uint8Array | null;
}

export interface ImageService {
  readonly app: Hono;
  /** A picture as a JPEG, for who takes no newer format; null where there is none to have at the moment. */
  readonly jpegOf: (id: string, width: ServedWidth) => Promise<Uint8Array | null>;
  /**
   * Makes what browsers will ask for and nobody has yet, one image at a time, while nobody waits for any. It
   * takes a quarter of a core, and hours for a large catalogue. Called while it does so, it looks at all again.
   */
  readonly makeAhead: () => Promise<void>;
  /** Ends `makeAhead` after the image that it is at. */
  readonly close: () => void;
}

interface Answer {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Tells the answers of one address apart. */
  readonly variant: string;
  /** A minute for what stands in until the best is made. */
  readonly lifetime: string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';
/** The mark may be another after a release. */
const FOR_A_DAY = `public, max-age=${DAY_S}`;
const RETRY_AFTER_S = '5';
/** Of the width that was asked for, where data is to be saved. */
const SAVING = 0.75;
/** What nearly all browsers take. */
const MADE_AHEAD = ['avif', 'webp'] as const;
/** How long it rests after an image that it has made ahead, by the time that this took. */
const REST = 3;
/** What is not there may be there after the next import. */
const NOT_KEPT = { 'Cache-Control': 'no-store' };

export function createImageService({
  db,
  log,
  storeFolder,
  imagesFolder,
  brandMark = null,
}: ImageServiceParts): ImageService {
  const store = createImageStore(storeFolder, log);

  const maker = (original: OriginalRecord, width: ServedWidth, format: ImageFormat) => async () => {
    const bytes = await readOriginal(original, imagesFolder);
    if (!bytes) throw new OriginalGone(original.id);
    const isVector = original.source.kind === 'drawing';
    return makeImage(bytes, { width: original.width, isVector }, width, format);
  };
  const make = async (original: OriginalRecord, width: ServedWidth, format: ImageFormat) => {
    const key = { id: original.id, size: width, format };
    const bytes = await store.findOrMake(key, maker(original, width, format), client());
    return madeAnswer(bytes, format, width);
  };

  // Another mark makes other cards of the same originals.
  const cardSize = `${CARD.size}-${createHash('sha256')
    .update(brandMark ?? '')
    .digest('hex')
    .slice(0, 8)}`;
  /** @throws OriginalGone also for a drawing that we have not made, which is never made into pixels (SEC-08). */
  const cardOf = async (original: OriginalRecord): Promise<Answer> => {
    const { id, source, width, height } = original;
    if (source.kind === 'vector') throw new OriginalGone(id);
    const make = async () => {
      const from = await readOriginal(original, imagesFolder);
      if (!from) throw new OriginalGone(id);
      return makeCard(from, { width, height, isVector: source.kind === 'drawing' }, brandMark);
    };
    const key = { id, size: cardSize, format: 'jpeg' } as const;
    const bytes = await store.findOrMake(key, make, client());
    return { bytes, mediaType: CARD.mediaType, variant: cardSize, lifetime: FOR_A_DAY };
  };

  const answerOf = async (
    original: OriginalRecord,
    width: ServedWidth,
    taken: readonly MadeFormat[],
  ): Promise<Answer> => {
    const { source, id } = original;
    const [best, ...others] = source.kind === 'vector' ? [] : taken;
    if (!best && source.kind === 'photograph') {
      return make(original, width, source.mediaType === 'image/png' ? 'png' : 'jpeg');
    }
    if (!best) {
      const bytes = await readOriginal(original, imagesFolder);
      if (!bytes) throw new OriginalGone(id);
      return {
        bytes,
        mediaType: mediaTypeOfOriginal(source),
        variant: 'original',
        lifetime: FOR_EVER,
      };
    }
    const key = { id, size: width, format: best };
    const found = await store.find(key);
    if (found) return madeAnswer(found, best, width);
    if (best === 'avif' && others.includes('webp')) {
      store.makeLater(key, maker(original, width, best));
      return { ...(await make(original, width, 'webp')), lifetime: FOR_A_MINUTE };
    }
    return make(original, width, best);
  };

  const app = new Hono();
  app.get(`${IMAGE_PREFIX}/:size/:id/:seoName`, async (context) => {
    const { size, id, seoName } = context.req.param();
    // A cache in between would keep a copy for each.
    const { pathname, search } = new URL(context.req.url);
    if (search !== '') return context.redirect(pathname, 301);
    const asked = SERVED_WIDTHS.find((each) => String(each) === size);
    if (!asked && size !== CARD.size) return context.text('There is no such size', 400, NOT_KEPT);
    if (!SEO_NAME.test(seoName)) return context.text('No such name', 400, NOT_KEPT);
    if (/[^\w-]/.test(id)) return context.text('No such id', 400, NOT_KEPT);
    const original = IMAGE_ID.test(id) ? await findOriginal(db, id) : null;
    if (!original) return context.text('Not Found', 404, NOT_KEPT);
    const names = await listImageNames(db, id);
    const [name] = names;
    if (name !== undefined && !names.includes(seoName)) {
      const address = { baseUrl: '', id, seoName: name };
      context.header('Cache-Control', FOR_A_DAY);
      return context.redirect(printImageUrl(address, asked ?? CARD.size), 301);
    }

    let answer: Answer;
    try {
      const width = asked && context.req.header('save-data') === 'on' ? savingWidth(asked) : asked;
      answer = width
        ? await answerOf(original, width, takenFormats(context.req.header('accept')))
        : await cardOf(original);
    } catch (error) {
      if (error instanceof OriginalGone) return context.text('Not Found', 404, NOT_KEPT);
      if (!(error instanceof Busy)) throw error;
      logSecurityEvent(log, 'limit-reached', { limit: 'images' });
      return context.text('Service Unavailable', 503, {
        ...NOT_KEPT,
        'Retry-After': RETRY_AFTER_S,
      });
    }
    const { bytes, mediaType, variant, lifetime } = answer;
    const etag = `"${id}-${variant}"`;
    const headers = {
      'Cache-Control': lifetime,
      ETag: etag,
      Vary: 'Accept, Save-Data',
      // A drawing that is opened by itself runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    };
    if (namesTag(context.req.header('if-none-match') ?? '', etag)) {
      return context.body(null, 304, headers);
    }
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': mediaType });
  });
  app.all(`${IMAGE_PREFIX}/*`, (context) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? context.text('Not Found', 404, NOT_KEPT)
      : context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );

  let isClosed = false;
  let isMaking = false;
  let isStale = false;
  const makeAll = async (): Promise<void> => {
    // One at a time, since a drawing holds its whole source, and this goes on for hours.
    for (const id of await listOriginalIds(db)) {
      if (isClosed) return;
      const original = await findOriginal(db, id);
      if (!original || original.source.kind === 'vector') continue;
      for (const width of widthsOf(original)) {
        for (const format of MADE_AHEAD) {
          if (isClosed) return;
          const started = performance.now();
          const key = { id: original.id, size: width, format };
          const isNew = await store
            .makeAhead(key, maker(original, width, format))
            .catch((error: unknown) => {
              // Left by an import before; nothing shows it.
              if (error instanceof OriginalGone) return false;
              log.warn({ err: error, image: original.id }, 'image not made');
              return true;
            });
          const tookMs = performance.now() - started;
          if (isNew) await pause(tookMs * REST, undefined, { ref: false });
        }
      }
    }
  };
  return {
    app,
    jpegOf: async (id, width) => {
      try {
        const original = await findOriginal(db, id);
        // One that others drew is never made into pixels (SEC-08).
        if (!original || original.source.kind === 'vector') return null;
        return (await make(original, width, 'jpeg')).bytes;
      } catch (error) {
        log.warn({ err: error, image: id }, 'image not made');
        return null;
      }
    },
    makeAhead: async () => {
      isStale = true;
      if (isMaking) return;
      isMaking = true;
      try {
        while (isStale) {
          isStale = false;
          await makeAll();
        }
      } finally {
        isMaking = false;
      }
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** For a visitor who saves data: about half of the bytes, and still sharp enough to be looked at. */
function savingWidth(width: ServedWidth): ServedWidth {
  return IMAGE_WIDTHS.findLast((each) => each <= width * SAVING) ?? width;
}

/** Whoever waits for an image, as far as they can be told apart. */
function client(): string {
  return requestFields()?.network ?? '';
}

/** The file of the original is gone, or it is another now. */
class OriginalGone extends Error {
  override name = 'OriginalGone';
}

function madeAnswer(bytes: Uint8Array, format: ImageFormat, width: ServedWidth): Answer {
  return {
    bytes,
    mediaType: mediaTypeOf(format),
    variant: `${width}-${format}`,
    lifetime: FOR_EVER,
  };
}
