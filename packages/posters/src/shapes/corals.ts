import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { heightAt } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill, placed, stroke } from '../svg.ts';

type DrawCoral = (colour: Colour, dark: Colour) => string;

const branching: DrawCoral = (colour) =>
  stroke(
    'M0 6V-60M0 -30Q-34 -36 -38 -84M0 -46Q30 -52 36 -110M-22 -44Q-58 -50 -60 -92M20 -62Q54 -62 60 -96M0 -56Q-8 -90 2 -126',
    colour,
    15,
  );

const tubes: DrawCoral = (colour, dark) =>
  fill('M-40 6v-74q14 -10 28 0v74zM-8 6v-112q15 -10 30 0v112zM26 6v-58q13 -9 26 0v58z', colour) +
  fill(
    'M-36 -66q10 7 20 0q-10 -7 -20 0M-3 -104q10 7 20 0q-10 -7 -20 0M30 -50q9 6 18 0q-9 -6 -18 0',
    dark,
  );

const brain: DrawCoral = (colour, dark) =>
  fill('M-64 8a64 60 0 0 1 128 0z', colour) +
  stroke('M-44 2q10 -34 26 -18t24 -8t20 14t18 -8M-30 -26q14 -16 26 -6t28 0', dark, 4);

const fan: DrawCoral = (colour, dark) =>
  fill('M-5 8q-4 -30 -22 -42q-52 -30 -34 -76q62 -44 124 0q16 50 -34 76q-18 14 -22 42z', colour) +
  stroke('M0 -16V-116M0 -26Q-36 -60 -40 -102M0 -26Q36 -60 40 -102', dark, 3.5);

const weed: DrawCoral = (colour) =>
  fill(
    'M-16 8q-26 -60 2 -132q8 70 -2 132zM4 8q22 -50 4 -96q-22 50 -18 96zM20 8q26 -60 10 -116q-28 60 -24 116z',
    colour,
  );

/** Corals of five kinds along the sea floor, hazier further back. */
export function corals(stage: Stage, floor: readonly Point[], size: number, haze: number): string {
  const { width, palette, random } = stage;
  const colours: readonly [Colour, ...Colour[]] = [
    palette.accent,
    palette.ground[2],
    palette.sun,
    mix(palette.accent, palette.near, 0.5),
    palette.leaf[1],
    mix(palette.accent, palette.light, 0.45),
  ];
  const parts: string[] = [];
  let last: DrawCoral | undefined;
  for (let x = width * 0.02; x < width; x += size * random.whole(110, 190)) {
    let kind = random.pick([branching, tubes, brain, fan, weed]);
    if (kind === last) kind = kind === branching ? brain : branching;
    last = kind;
    const colour = mix(random.pick(colours), palette.water[2], haze);
    const grown = size * random.real(0.7, 1.15);
    parts.push(
      placed(
        x,
        heightAt(floor, x) + 8,
        grown,
        kind(colour, mix(colour, palette.foreground, 0.45)),
        random.pick([1, -1]),
      ),
    );
  }
  return parts.join('');
}

/** Fish, all going the same way. */
export function shoal(
  { random }: Stage,
  x: number,
  y: number,
  colour: Colour,
  count: number,
): string {
  let d = '';
  for (let fish = 0; fish < count; fish++) {
    const atX = Math.round(x + (fish % 3) * 62 + random.real(-16, 16) - (fish > 5 ? 34 : 0));
    const atY = Math.round(y + Math.floor(fish / 3) * 34 + random.real(-10, 10));
    d += `M${atX} ${atY}q18 -17 40 0q-22 17 -40 0l-15 -11v22z`;
  }
  return fill(d, colour);
}
