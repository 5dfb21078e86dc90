import type { Roofs, Stand } from './motif.ts';
import type { Palette } from './palettes.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What is in the sky: one thing, so that posters beside each other differ. By night the sun is the moon. */
export const SKIES = ['sun', 'rays', 'clouds', 'birds', 'clear'] as const;
export type Sky = (typeof SKIES)[number];

/**
 * The land of scenes that have several. By the sea: a cape of rock or hills behind a beach, limestone towers, or
 * nothing but water. Among dunes: low ones, or a great one.
 */
export const GROUNDS = ['cape', 'bay', 'karst', 'open', 'low', 'great'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a scene is drawn on: size, colours, chance, and the motif that it has to find a place for. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly isTall: boolean;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** The eye goes here. Right of the middle in the wide shape: the headline stands on the left. */
  readonly focusX: number;
  readonly sky: Sky;
  /** The land that the description asks for; scenes that have one alone ignore it. */
  readonly ground: Ground | undefined;
  /** Which side of the focal point the sun stands on; shade falls on the other. */
  readonly sunSide: 1 | -1;
  /** Where the motif is going to stand in this scene, if there is one. */
  readonly stand: Stand | undefined;
  readonly roofs: Roofs | undefined;
  /** The motif with its foot at a place, if this is where it stands; else nothing. */
  motif(stand: Stand, x: number, y: number, scale?: number): string;
}

/** Whether there is a sun, or a moon, that water can mirror. */
export const hasSun = ({ sky }: Stage) => sky === 'sun' || sky === 'rays';

export type DrawScene = (stage: Stage) => string;

/** The sun beside the focal point, `away` of the width from it. */
export function placeSun(stage: Stage, y: number, radius: number, away: number): Sun {
  return { x: stage.focusX + stage.sunSide * away * stage.width, y, radius };
}
