import type { Palette } from './palettes.ts';

/**
 * Where a motif can stand: in the sky, as the landscape itself on the horizon, on the land, on the
 * water, or large in front.
 */
const STANDS = ['sky', 'backdrop', 'ground', 'water', 'front'] as const;
export type Stand = (typeof STANDS)[number];

/** What makes a place recognisable, drawn around its foot (0, 0) at its size on a poster. */
export interface MotifDrawing {
  /** Best place first; a scene takes the first that it has. */
  readonly stands: readonly [Stand, ...Stand[]];
  /** How houses around it are roofed, where that says something. */
  readonly roofs?: Roofs;
  draw(palette: Palette): string;
}

const ROOFS = ['gable', 'flat', 'curved'] as const;
export type Roofs = (typeof ROOFS)[number];
