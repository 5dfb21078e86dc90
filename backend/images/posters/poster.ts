import type { Scene } from '../../../domain/vocabulary.ts';
import type { Motif } from './motifs.ts';
import type { PaletteName } from './palettes.ts';

/** All that a poster is made from: content names it, the image service draws it. */
export interface PosterDescription {
  readonly scene: Scene;
  readonly palette: PaletteName;
  readonly motif?: Motif;
  /** Moves the sun, the ridges, the counts: two seeds never give the same picture. */
  readonly seed: number;
}

/** The two formats. Each is composed anew, for neither is a crop of the other. */
export const POSTER_SHAPES = {
  wide: { width: 1600, height: 1000 },
  tall: { width: 1000, height: 1250 },
} as const;

export type PosterShape = keyof typeof POSTER_SHAPES;
