/**
 * Originals (TRV-12): posters and portraits that are drawn, photographs and vector drawings that lie in
 * `content/images`. An id is the hash of an original's bytes, so a changed one has another address.
 */
import { createHash } from 'node:crypto';
import type { PortraitDescription, PosterDescription, PosterShape } from '@cordata/posters';

/** SVG but for photographs. Only what we draw ourselves is ever made into pixels, no vector drawing. */
export type OriginalSource =
  | {
      readonly kind: 'poster';
      readonly description: PosterDescription;
      readonly shape: PosterShape;
    }
  | { readonly kind: 'portrait'; readonly description: PortraitDescription }
  | {
      readonly kind: 'photograph' | 'vector';
      /** Within `content/images`, by `/`. */
      readonly file: string;
      readonly mediaType: string;
    };

export interface OriginalRecord {
  readonly id: string;
  readonly source: OriginalSource;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export function originalId(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

export function mediaTypeOfOriginal(source: OriginalSource): string {
  return 'mediaType' in source ? source.mediaType : 'image/svg+xml';
}

/** Whether it is drawn from its description whenever it is asked for. */
export function isDrawn({ kind }: OriginalSource): boolean {
  return kind === 'poster' || kind === 'portrait';
}
