import type { Motif } from './motifs.ts';
import type { PaletteName, Plants } from './palettes.ts';
import type { Ground, Sky } from './stage.ts';

/** The landscapes, each drawn by a module in `scenes/`. */
export const SCENES = [
  'peaks',
  'hills',
  'crags',
  'dunes',
  'coast',
  'rainforest',
  'savanna',
  'ice',
  'fjord',
  'old-town',
  'skyline',
  'terraces',
  'volcano',
  'reef',
] as const;
export type Scene = (typeof SCENES)[number];

/** All that a poster is made from: scene, colours, what stands and grows in it. */
export interface PosterDescription {
  readonly scene: Scene;
  readonly palette: PaletteName;
  readonly motif?: Motif;
  /** What grows there, where it is not what the palette goes by: cliffs of Iceland have no firs. */
  readonly plants?: Plants;
  /** Where it says nothing, the seed chooses. */
  readonly sky?: Sky;
  /** Where it says nothing, the scene and the seed choose. */
  readonly ground?: Ground;
  /** Moves the sun, the ridges, the counts: two seeds never give the same picture. */
  readonly seed: number;
}

/** The two formats. Each is composed anew, for neither is a crop of the other. */
export const POSTER_SHAPES = {
  wide: { width: 1600, height: 1000 },
  tall: { width: 1000, height: 1250 },
} as const;

export type PosterShape = keyof typeof POSTER_SHAPES;

/** Of six posters that say nothing of their sky, one has birds and two have a sun. */
const SKIES_BY_SEED = ['clear', 'sun', 'clouds', 'birds', 'clear', 'rays'] as const;

/** What is in a poster's sky. */
export const skyOf = ({ sky, seed }: Pick<PosterDescription, 'sky' | 'seed'>): Sky =>
  sky ?? SKIES_BY_SEED[seed % SKIES_BY_SEED.length] ?? 'clear';
