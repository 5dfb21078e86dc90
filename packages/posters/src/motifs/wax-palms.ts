import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** Foot, height, and how far the top leans. */
const PALMS = [
  [-212, -6, 336, -14],
  [206, 0, 372, 16],
  [-98, -22, 430, 10],
  [112, -20, 476, -12],
  [16, -16, 540, 14],
  [-300, 16, 236, -10],
  [306, 20, 262, 8],
] as const;
const HANGING = 'q-36 -8 -52 48m52 -48q-12 16 -20 62m20 -62q34 -6 52 50m-52 -50q14 20 22 60';
const RISING =
  'q-42 -44 -86 -2m86 2q42 -44 86 -2m-86 2q-26 -60 -58 -52m58 52q28 -60 62 -48m-62 48q2 -48 6 -72';

/** The tallest palms there are, on a mountain pasture; somebody rides by. */
export const waxPalms: MotifDrawing = {
  stands: ['ground'],
  draw({ light, near, leaf, foreground, figure, accent, mid, ground }) {
    const trunk = mix(mix(light, near, 0.22), mid, 0.12);
    const tops = (fronds: string) =>
      PALMS.map(([x, y, tall, lean]) => `M${x + lean} ${y - tall}${fronds}`).join('');
    let rings = '';
    for (const [x, y, tall, lean] of PALMS)
      for (let up = 70; up < tall - 40; up += 70)
        rings += `M${Math.round(x + lean * (up / tall) ** 2) - 6} ${y - up}h12`;
    return [
      fill('M-460 50Q-300 -24 -60 -34Q200 -40 460 50z', leaf[0]),
      fill('M-300 50Q-60 -20 140 -10Q340 0 460 50z', mix(leaf[0], leaf[1], 0.6)),
      stroke(
        PALMS.map(([x, y, tall, lean]) => `M${x} ${y + 6}q0 ${-tall / 2} ${lean} ${-tall}`).join(
          '',
        ),
        trunk,
        15,
      ),
      stroke(rings, mix(trunk, near, 0.6), 4),
      stroke(tops(HANGING), mix(leaf[2], foreground, 0.15), 12),
      stroke(tops(RISING), mix(leaf[1], leaf[0], 0.35), 11),
      placed(
        -150,
        28,
        0.9,
        fill(
          'M-44 8l4 -46q-10 -22 10 -32h54q12 -26 24 -34l22 12q4 12 -4 14l-14 -2q-6 20 -16 30l-2 58h-9l-4 -46h-34l-10 10l-2 36z',
          mix(figure, ground[2], 0.3),
        ) +
          fill('M-14 -64l4 -50q14 -8 24 0l6 50z', accent) +
          disc(2, -124, 10, figure) +
          fill('M-20 -126q22 -24 44 0z', light),
      ),
    ].join('');
  },
};
