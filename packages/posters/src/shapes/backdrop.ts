import type { Stage, Sun } from '../stage.ts';
import { cloud, mist } from './clouds.ts';
import { sky } from './sky.ts';

interface Backdrop {
  readonly sun: Sun;
  readonly horizon: number;
  /** Behind the far land; the numbers are shares of the width, of the height and of 1. */
  readonly cloud?: {
    readonly x: number;
    readonly down: number;
    readonly wide: number;
    readonly opacity: number;
  };
  /** The farthest land, drawn when its turn comes: chance is asked in the order of the picture. */
  readonly far: () => string;
  /** How far above the horizon the mist before it lies, as a share of the height. */
  readonly mistUp: number;
}

/** What scenes of mountains begin with: the sky, what flies in it, and far land in the mist. */
export function backdrop(
  stage: Stage,
  { sun, horizon, cloud: own, far, mistUp }: Backdrop,
): string {
  const { width, height, palette, random, focusX } = stage;
  return [
    sky(stage, sun, horizon),
    own
      ? cloud(random, own.x, height * own.down, width * own.wide, palette.sky[3], own.opacity)
      : '',
    stage.motif('sky', focusX, height * 0.3),
    far(),
    mist(random, width, horizon - height * mistUp, palette.sky[3], 0.4),
  ].join('');
}
