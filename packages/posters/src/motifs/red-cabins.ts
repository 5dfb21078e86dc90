import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill, placed, stroke } from '../svg.ts';

/** Fishermen's red cabins on stilts over the water, as on the Lofoten. */
export const redCabins: MotifDrawing = {
  stands: ['water', 'ground'],
  draw({ accent, light, near, foreground, figure, water, leaf, ground }) {
    const red = mix(accent, foreground, 0.14);
    const shade = mix(accent, foreground, 0.46);
    const roof = mix(near, foreground, 0.55);
    const rock = mix(near, foreground, 0.35);
    const timber = mix(ground[2], foreground, 0.6);
    const cabin =
      fill(boxPath(-150, -132, 200, 104), shade) +
      stroke(
        'M-124 -132v104M-98 -132v104M-72 -132v104M-46 -132v104M-20 -132v104',
        mix(shade, foreground, 0.35),
        3,
      ) +
      fill('M-10 -28V-134L56 -204L122 -134V-28z', red) +
      fill('M-176 -122L-104 -214H56L-10 -122z', roof) +
      fill('M56 -214L-22 -122L-6 -122L56 -192L118 -122L136 -122z', light) +
      fill(
        boxPath(16, -112, 30, 40) +
          boxPath(72, -112, 30, 84) +
          boxPath(-116, -102, 34, 38) +
          boxPath(-58, -102, 34, 38) +
          boxPath(42, -164, 28, 26),
        light,
      ) +
      fill(
        boxPath(21, -107, 20, 30) +
          boxPath(-111, -97, 24, 28) +
          boxPath(-53, -97, 24, 28) +
          boxPath(47, -159, 18, 16),
        near,
      ) +
      fill(boxPath(77, -106, 20, 78), shade) +
      stroke('M-10 -134V-28M122 -134V-28', light, 6);
    const stilts = (x: number, size: number) =>
      [-140, -80, -20, 40, 110].map((at) => whole`M${x + at * size} -34V26`).join('');
    return [
      fill(
        'M-430 22Q-400 -50 -300 -56Q-240 -110 -120 -84Q0 -120 120 -80Q240 -96 310 -40Q390 -30 430 22z',
        rock,
      ) +
        fill(
          'M-400 -10Q-360 -54 -300 -56Q-240 -110 -120 -84Q0 -120 120 -80Q40 -76 -60 -60Q-240 -54 -400 -10z',
          leaf[1],
        ),
      fill(
        'M-380 26h740v8h-740zM-300 44h240v7h-240zM40 44h260v7h-260z',
        mix(accent, water[1], 0.45),
        0.8,
      ),
      placed(276, -22, 0.66, cabin),
      placed(-250, -18, 0.8, cabin),
      stroke(stilts(-250, 0.8) + stilts(276, 0.66) + stilts(20, 1), timber, 9),
      fill(boxPath(-390, -42, 760, 12), mix(ground[1], timber, 0.45)),
      placed(20, -10, 1.04, cabin),
      stroke(
        'M-390 -42v-26M-352 -42v-26M-390 -62h38M336 -42v-26M368 -42v-26M336 -62h32',
        figure,
        5,
      ),
    ].join('');
  },
};
