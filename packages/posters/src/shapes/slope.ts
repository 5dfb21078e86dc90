import type { Colour } from '../colour.ts';
import { hill } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';
import { canopy, forest } from './forest.ts';
import { grass } from './trees.ts';

/** A hillside with what grows on it in this light: conifers, crowns of leaves, grass, or nothing. */
export function slope(
  stage: Stage,
  points: readonly Point[],
  tall: number,
  colour: Colour,
  isNear = false,
): string {
  const { width, height, random } = stage;
  switch (stage.palette.plants) {
    case 'firs':
    case 'mild':
      return forest(stage, points, tall, colour, isNear);
    case 'jungle':
      return fill(canopy(random, points, width, Math.max(tall * 0.8, 34), height), colour);
    case 'scrub':
    case 'grass': {
      const base = fill(hill(points, height), colour);
      return isNear ? base + grass(random, width, height, tall, colour) : base;
    }
    case 'none':
      return fill(hill(points, height), colour);
  }
}
