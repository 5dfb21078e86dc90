/** What may lie in `content/images` as an SVG: logos and badges, sent as they are (TRV-12, SEC-08). */

const MOST_BYTES = 200 * 1024;

/** What makes a drawing more than a drawing, each with the words that say so. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?(?!xml\s)/i, 'a processing instruction'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler)\b/i,
    'a script or frame',
  ],
  [/\son\w+\s*=/i, 'an event handler'],
  [/(?:xlink:)?href\s*=\s*(["'])(?!#)/i, 'a link to something outside'],
  [/url\(\s*["']?(?!#)/i, 'an address of something outside'],
  [/@import/i, 'a stylesheet from outside'],
  [/&#|&(?!amp;|lt;|gt;|quot;|apos;)\w+;/i, 'coded characters'],
];

/** A drawing that cannot be used; the message ends a sentence that begins with the file's name. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused';
}

/**
 * The size of a drawing that draws and does nothing else.
 * @throws DrawingRefused
 */
export function readVectorDrawing(bytes: Uint8Array): { width: number; height: number } {
  if (bytes.byteLength > MOST_BYTES) throw new DrawingRefused('is larger than 200 KB');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DrawingRefused('is not written in UTF-8');
  }
  if (!/<svg[\s>]/.test(text)) throw new DrawingRefused('is no SVG');
  for (const [pattern, name] of REFUSED) {
    if (pattern.test(text)) throw new DrawingRefused(`holds ${name}`);
  }
  const [, , , width, height] =
    /viewBox\s*=\s*["']\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(text) ??
    [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  if (!(size.width > 0 && size.height > 0)) throw new DrawingRefused('has no viewBox with a size');
  return size;
}
