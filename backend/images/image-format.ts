/** What an image is sent as (TRV-12): the best format that the browser says it takes. */
import { accepts } from 'hono/accepts';
import type { Context } from 'hono';

/** Formats that images are made in, the best first. */
export const MADE_FORMATS = ['avif', 'webp'] as const;
export type MadeFormat = (typeof MADE_FORMATS)[number];

const MEDIA_TYPES: Readonly<Record<MadeFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
};

/**
 * The made formats that the request names, the best first. A bare `image/*` names none: who knows no
 * newer format says it so, and gets the original.
 */
export function takenFormats(context: Context): readonly MadeFormat[] {
  return MADE_FORMATS.filter(
    (format) =>
      accepts(context, {
        header: 'Accept',
        supports: [MEDIA_TYPES[format]],
        default: '',
        match: (taken) =>
          taken.find(({ type, q }) => type === MEDIA_TYPES[format] && q > 0)?.type ?? '',
      }) !== '',
  );
}

export function mediaTypeOf(format: MadeFormat): string {
  return MEDIA_TYPES[format];
}
