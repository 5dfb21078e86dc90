/** Compression of answers that are made for a request. Finished files are compressed at build time. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedWeights } from '../contract/accepted-weights.ts';

const gzipped = promisify(gzip);
const brotliCompressed = promisify(brotliCompress);

/** Costs about what gzip does and saves a fifth of the bytes: for whoever waits. */
export const QUICK = 5;
/** A fifth of a second of another thread. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;

/** Brotli for text that is made while the site runs. */
export function brotli(text: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  return brotliCompressed(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
    },
  });
}

/**
 * The smallest window that holds the whole text (RFC 7932, 9.1): for the usual one of 4 MB brotli asks for 8 MB
 * whatever the text, and a browser for 4 to unpack it. Below 17 bits it searches in another way, and finds less.
 */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, 17), constants.BROTLI_DEFAULT_WINDOW);
}

const LEAST_BYTES = 1024;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that a client likes best of ours; null for none (RFC 9110, 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding | null {
  const weights = acceptedWeights(accepted);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const liked = ENCODINGS.filter((encoding) => weightOf(encoding) > 0);
  return liked.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

export const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const { res: answer } = context;
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.body || answer.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return;
  // Whoever says that the encoding was chosen has chosen it.
  if (/accept-encoding/i.test(answer.headers.get('vary') ?? '')) return;
  answer.headers.append('vary', 'accept-encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding =
    body.length < LEAST_BYTES ? null : bestEncoding(context.req.header('accept-encoding'));
  if (!encoding) {
    context.res = new Response(body, answer);
    context.res.headers.set('content-length', String(body.length));
    return;
  }
  const bytes = encoding === 'br' ? await brotli(body, QUICK) : await gzipped(body);
  context.res = new Response(bytes, answer);
  // Hono copies the old answer's headers onto the new one, so these come last.
  context.res.headers.set('content-encoding', encoding);
  context.res.headers.set('content-length', String(bytes.length));
  // A strong tag is of one row of bytes, and these are others (RFC 9110, 8.8.3.3).
  const tag = answer.headers.get('etag');
  if (tag?.startsWith('"')) context.res.headers.set('etag', `W/${tag}`);
};
