import { mix } from '../colour.ts';
import { curve, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import { hasSun } from '../stage.ts';
import type { Stage, Sun } from '../stage.ts';
import { box, disc, fill, stroke } from '../svg.ts';

/** Flat bands down to the horizon, with a sun, its rays, clouds or birds, whichever the poster has, and stars at night. */
export function sky(stage: Stage, sun: Sun, horizon: number): string {
  const { width, height, palette, random } = stage;
  const tops = [0, 0.3, 0.58, 0.82];
  const lean = random.real(-0.03, 0.03) * height;
  const bands = palette.sky.map((colour, index) => {
    const y = (tops[index] ?? 0) * horizon;
    if (index === 0) return box(0, 0, width, height, colour);
    const edge: Point[] = [0, 1, 2, 3, 4].map((part) => [
      (width * part) / 4,
      y + lean * (part / 2 - 1) + random.real(-0.012, 0.012) * height,
    ]);
    return fill(`${curve(edge)}V${Math.round(height)}H0z`, colour);
  });
  return [
    ...bands,
    palette.hasStars ? stars(stage, horizon) : '',
    hasSun(stage)
      ? (stage.sky === 'rays' && !palette.hasStars ? rays(stage, sun) : halo(stage, sun)) +
        disc(sun.x, sun.y, sun.radius, palette.sun)
      : '',
    stage.sky === 'clouds' ? heap(stage, horizon) : '',
    stage.sky === 'birds' && !palette.hasStars ? birds(stage, horizon) : '',
  ].join('');
}

/** Great clouds with a flat foot, beside the focal point and beyond it. */
function heap({ width, palette, random, focusX, sunSide }: Stage, horizon: number): string {
  const one = (x: number, foot: number, size: number, opacity: number) => {
    const at = (across: number) => Math.round(x + across * size);
    const r = (share: number) => Math.round(share * size);
    const d =
      `M${at(-1)} ${Math.round(foot)}a${r(0.22)} ${r(0.22)} 0 0 1 ${r(0.34)} ${-r(0.3)}` +
      `a${r(0.4)} ${r(0.4)} 0 0 1 ${r(0.68)} ${-r(0.2)}a${r(0.3)} ${r(0.3)} 0 0 1 ${r(0.5)} ${r(0.24)}` +
      `a${r(0.2)} ${r(0.2)} 0 0 1 ${r(0.3)} ${r(0.26)}z`;
    return fill(d, mix(palette.sky[3], palette.snow[0], 0.5), opacity);
  };
  return (
    one(
      focusX + sunSide * width * random.real(0.2, 0.26),
      horizon * random.real(0.56, 0.66),
      width * 0.15,
      0.75,
    ) + one(focusX - sunSide * width * 0.34, horizon * random.real(0.4, 0.5), width * 0.1, 0.6)
  );
}

/** A few birds in flight beside the focal point; by night, the day's birds sleep. */
function birds({ width, random, palette, focusX, isTall }: Stage, horizon: number): string {
  let d = '';
  for (let bird = 0; bird < 4; bird++) {
    const size = random.whole(10, 18);
    const x = Math.round(
      focusX - width * (isTall ? 0.36 : 0.24) + bird * 48 + random.real(-14, 14),
    );
    const y = Math.round(horizon * 0.5 + random.real(-26, 26) - bird * 8);
    d += `M${x} ${y}q${size} ${-size} ${size + 4} 3q7 ${-size - 2} ${size + 6} ${-size + 6}`;
  }
  return stroke(d, palette.figure, 4);
}

function halo({ palette }: Stage, sun: Sun): string {
  const colour = mix(palette.sun, palette.sky[3], 0.45);
  return [1.95, 1.45].map((size) => disc(sun.x, sun.y, sun.radius * size, colour, 0.28)).join('');
}

/** Wedges of light, as posters of the thirties have them. No angle is measured: they end on a box. */
function rays({ palette, width, height }: Stage, sun: Sun): string {
  const reach = Math.max(width, height) * 1.3;
  const rim: Point[] = [];
  for (let part = -6; part <= 6; part++) rim.push([(part / 6) * reach, -reach]);
  for (let part = -5; part <= 3; part++) {
    const y = (part / 6) * reach;
    rim.push([reach, y]);
    rim.unshift([-reach, y]);
  }
  const wedges = rim
    .slice(0, -1)
    .map(([x, y], index): string => {
      const [toX, toY] = rim[index + 1] ?? [x, y];
      if (index % 2 === 1) return '';
      return polygon([
        [sun.x, sun.y],
        [sun.x + x, sun.y + y],
        [sun.x + toX, sun.y + toY],
      ]);
    })
    .join('');
  return fill(wedges, mix(palette.sun, palette.sky[3], 0.6), 0.16);
}

function stars({ width, palette, random }: Stage, horizon: number): string {
  let d = '';
  for (let count = 0; count < 46; count++) {
    const y = random.real(0.02, 0.75) * horizon;
    d += `M${random.whole(10, width - 10)} ${Math.round(y)}h0`;
  }
  return stroke(d, palette.snow[0], 4, 0.75);
}
