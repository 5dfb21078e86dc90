import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { curve } from '../path.ts';
import type { Point } from '../path.ts';
import { fill, placed, stroke } from '../svg.ts';

/** The hem of a curtain, and how high the light stands on it. */
const HEM = [
  [-520, 70, 0],
  [-420, 10, 190],
  [-300, -20, 300],
  [-170, 30, 260],
  [-50, 70, 330],
  [70, 20, 400],
  [190, -70, 330],
  [310, -110, 380],
  [420, -90, 260],
  [540, -140, 0],
] as const;

/** From the hem up to a share of the light's height, leaning as if in a wind. */
function band(share: number): string {
  const hem = HEM.map(([x, y]): Point => [x, y]);
  const top = HEM.map(([x, y, rise]): Point => [
    x + rise * share * 0.22,
    y - rise * share,
  ]).reverse();
  return `${curve(hem)}${curve(top).replace(/^M/, 'L')}z`;
}

function curtain(green: Colour, rose: Colour, pale: Colour): string {
  const rays = HEM.slice(1, -1)
    .map(([x, y, rise], index) => {
      const up = rise * (0.62 + (index % 3) * 0.12);
      return `M${x + 30} ${Math.round(y - rise * 0.16)}l${Math.round(up * 0.22)} ${Math.round(-up)}`;
    })
    .join('');
  return [
    fill(band(1), rose, 0.24),
    fill(band(0.72), green, 0.3),
    fill(band(0.44), green, 0.42),
    fill(band(0.2), green, 0.6),
    stroke(rays, pale, 7, 0.28),
    stroke(curve(HEM.map(([x, y]): Point => [x, y])), pale, 5, 0.7),
  ].join('');
}

/** Curtains of light over the right of the sky. */
export const northernLights: MotifDrawing = {
  stands: ['sky'],
  draw({ leaf, water, accent, light }) {
    const green = mix(mix(leaf[0], water[0], 0.4), '#6dffb0', 0.6);
    const one = curtain(green, mix(accent, light, 0.2), mix(green, light, 0.55));
    return placed(120, -120, 0.7, one, -1) + placed(0, 10, 0.92, one);
  },
};
