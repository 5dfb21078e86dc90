/**
 * Originals (TRV-12): posters that are drawn, photographs and vector drawings that lie in
 * `content/images`. An id is the hash of an original's bytes, so a changed one has another address.
 */
import { createHash } from 'node:crypto';
import type { PosterDescription, PosterShape } from './posters/poster.ts';

/** `image/svg+xml` for posters and drawings. Only posters, which are ours, are ever made into pixels. */
export const ORIGINAL_KINDS = ['poster', 'photograph', 'vector'] as const;
export type OriginalKind = (typeof ORIGINAL_KINDS)[number];

export type OriginalSource =
  | {
      readonly kind: 'poster';
      readonly description: PosterDescription;
      readonly shape: PosterShape;
    }
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
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export function mediaTypeOfOriginal(source: OriginalSource): string {
  return source.kind === 'poster' ? 'image/svg+xml' : source.mediaType;
}
