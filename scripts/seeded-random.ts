import { mulberry32 } from '@cordata/posters/mulberry32';

/** Random choices that are the same for the same seed, on every machine. */
export interface SeededRandom {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, or all of them where there are fewer. */
  someOf<Item>(items: readonly Item[], count: number): Item[];
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [result[last], result[other]] = [result[other] as Item, result[last] as Item];
    }
    return result;
  }

  return {
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    someOf(items, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(below(items.length));
      return [...chosen].map((place) => items[place] as (typeof items)[number]);
    },
    shuffled,
  };
}
