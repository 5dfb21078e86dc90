import { mulberry32 } from './mulberry32.ts';

/** Choices that are the same for the same seed, on every machine: a poster is its description. */
export interface SeededRandom {
  /** From `least` up to but without `most`. */
  real(least: number, most: number): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    real: (least, most) => least + next() * (most - least),
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}
