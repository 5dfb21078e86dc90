/** What an image is sent as (TRV-12): the best format that the browser says it takes. */

import { acceptedWeights } from '../../contract/accepted-weights.ts';

/** Formats that images are made in, the best first. */
const MADE_FORMATS = ['avif', 'webp'] as const;
export type MadeFormat = (typeof MADE_FORMATS)[number];

/** Those that a photograph is sent in to who takes none of them: what was said of it is not sent along. */
const OLD_FORMATS = ['jpeg', 'png'] as const;
export type ImageFormat = MadeFormat | (typeof OLD_FORMATS)[number];

const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * The made formats that an `Accept` header names, the one it likes best first, ours where it likes them
 * alike (RFC 9110, 12.5.1). A bare `image/*` names none: who knows no newer format says it so, and gets
 * the original.
 */
export function takenFormats(accept: string | undefined): readonly MadeFormat[] {
  const weights = acceptedWeights(accept);
  const weightOf = (format: MadeFormat) => weights.get(MEDIA_TYPES[format]) ?? 0;
  return MADE_FORMATS.filter((format) => weightOf(format) > 0).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
}

export function mediaTypeOf(format: ImageFormat): string {
  return MEDIA_TYPES[format];
}
