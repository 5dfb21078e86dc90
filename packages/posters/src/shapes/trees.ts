import type { Colour } from '../colour.ts';
import { fill, placed, stroke } from '../svg.ts';

const FRONDS =
  'M0 -100q-34 -30 -62 6q30 -14 62 -6M0 -100q-26 -4 -44 34q20 -22 44 -34M0 -100q-4 22 -10 48q20 -22 10 -48' +
  'M0 -100q34 -32 64 2q-32 -12 -64 -2M0 -100q30 -4 48 30q-22 -20 -48 -30M0 -100q-18 -36 -46 -34q26 8 46 34M0 -100q16 -38 46 -38q-26 12 -46 38';

/** A palm, `tall` from its foot to the heart of the crown; it leans to the side `lean` (1 or -1). */
export const palm = (x: number, y: number, tall: number, lean: 1 | -1, colour: Colour) =>
  placed(
    x,
    y,
    tall / 100,
    fill('M-22 2q4 -66 20 -102h5q-12 44 -15 102z', colour) + fill(FRONDS, colour),
    lean,
  );

/** An umbrella thorn: a forked trunk under flat crowns. */
export const acacia = (
  x: number,
  y: number,
  tall: number,
  colour: Colour,
  lit: Colour,
  across = 1,
) =>
  placed(
    x,
    y,
    tall / 200,
    fill(
      'M-12 3q8 -60 0 -92q-26 -28 -58 -44l5 -5q34 14 62 40q6 -26 4 -46h9q4 26 -3 54q26 -30 66 -48l4 6q-40 22 -64 56q-8 36 4 79z',
      colour,
    ) +
      fill(
        'M-134 -132q4 -26 44 -30q10 -24 58 -24q30 -16 66 -4q48 -4 62 18q44 0 46 24q-70 16 -138 6q-70 16 -138 10z',
        colour,
      ) +
      fill('M-92 -158q14 -20 58 -20q30 -14 62 -4q30 -2 48 8q-60 -4 -96 4q-40 -2 -72 12z', lit),
    across,
  );

export const cypress = (x: number, y: number, tall: number) => {
  const half = Math.round(tall * 0.11);
  return `M${Math.round(x)} ${Math.round(y)}q${-half * 2} ${Math.round(-tall * 0.3)} 0 ${Math.round(-tall)}q${half * 2} ${Math.round(tall * 0.7)} 0 ${Math.round(tall)}z`;
};

/** A big fir that frames the picture: ragged boughs, wider towards the foot. */
export function fir(x: number, y: number, high: number, colour: Colour, lit: Colour): string {
  const tall = Math.round(high);
  let left = '';
  let right = '';
  let bright = '';
  const tiers = 6;
  for (let tier = 1; tier <= tiers; tier++) {
    const down = Math.round((tall * tier) / tiers) - tall;
    const half = Math.round(tall * 0.03 + tall * 0.031 * tier + (tier % 2) * tall * 0.018);
    const inner = Math.round(half * 0.42);
    const lift = Math.round(tall * 0.022);
    right += `L${half} ${down}L${inner} ${down - lift}`;
    left = `L${-inner} ${down - lift}L${-half} ${down}${left}`;
    if (tier % 2 === 0)
      bright += `M${-half} ${down}L${-Math.round(inner * 0.2)} ${down - lift * 3}L${-inner} ${down - lift}z`;
  }
  return placed(x, y, 1, fill(`M0 ${-tall}${right}L0 0${left}z`, colour) + fill(bright, lit));
}

/** Long leaves from one point, for the corners of a warm picture. */
export const leaves = (
  x: number,
  y: number,
  size: number,
  colour: Colour,
  rib: Colour,
  across = 1,
) =>
  placed(
    x,
    y,
    size / 100,
    fill(
      'M0 0q-64 -60 -42 -150q50 60 42 150M0 0q-6 -90 54 -134q18 84 -54 134M0 0q20 -70 104 -78q-20 74 -104 78M0 0q-84 -10 -108 -84q84 -2 108 84M0 0q40 -32 112 -12q-40 44 -112 12',
      colour,
    ) +
      stroke(
        'M-2 -6q-28 -66 -38 -130M4 -8q14 -68 46 -112M8 -4q34 -48 86 -68M-8 -6q-44 -30 -88 -70',
        rib,
        1.6,
      ),
    across,
  );

/** Tufts of grass along the lower edge. */
export function grass(
  random: { real(least: number, most: number): number },
  width: number,
  y: number,
  tall: number,
  colour: Colour,
): string {
  let d = '';
  for (let x = -10; x < width; x += tall * random.real(0.28, 0.7)) {
    const high = Math.round(tall * random.real(0.5, 1.1));
    const lean = Math.round(tall * random.real(-0.25, 0.25));
    d += `M${Math.round(x)} ${Math.round(y + random.real(0, 24))}q${Math.round(lean / 3)} ${-Math.round(high * 0.6)} ${lean} ${-high}q${Math.round(5 - lean / 2)} ${Math.round(high * 0.4)} ${7 - lean} ${high}z`;
  }
  return fill(d, colour);
}
