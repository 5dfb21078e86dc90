import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** One large and near, rising over the corals. */
export const seaTurtle: MotifDrawing = {
  stands: ['front', 'water'],
  draw({ leaf, light, foreground, figure, ground, near, water, accent }) {
    const skin = mix(mix(leaf[1], ground[0], 0.5), light, 0.15);
    const patch = mix(leaf[2], near, 0.3);
    const shell = mix(mix('#a2602e', leaf[2], 0.15), foreground, 0.15);
    const plate = mix(mix(shell, '#f0b45c', 0.5), accent, 0.06);
    const dark = mix(shell, foreground, 0.5);
    return [
      '<g transform="translate(0 -312) rotate(-12)">',
      // The flippers on the far side and behind.
      fill('M70 -70Q100 -160 214 -196Q240 -198 236 -176Q204 -92 140 -50z', mix(skin, patch, 0.55)),
      fill(
        'M-196 44Q-270 60 -312 120Q-314 140 -292 138Q-220 130 -160 84zM-200 -30Q-280 -60 -330 -30Q-338 -16 -322 -8Q-260 14 -200 8z',
        mix(skin, patch, 0.3),
      ),
      // Head.
      fill('M176 -36Q230 -84 300 -74Q352 -60 352 -22Q346 12 292 16Q230 22 180 40z', skin),
      fill(
        'M240 -58l34 -6l14 20l-26 14l-26 -8zM288 -62l26 8l4 18l-20 -2zM228 -6l30 -8l16 14l-30 12zM210 -40l18 -4l4 20l-20 8z',
        patch,
      ),
      stroke('M350 -14Q330 -4 304 -8', figure, 5) +
        disc(312, -30, 10, figure) +
        disc(315, -33, 3, light),
      // Shell.
      fill(
        'M-236 20Q-210 -110 -40 -136Q140 -146 208 -30Q214 0 190 24Q120 104 -40 112Q-180 110 -236 20z',
        dark,
      ),
      fill('M-220 14Q-190 -104 -40 -126Q130 -134 190 -26Q120 54 -40 66Q-170 70 -220 14z', shell),
      fill(
        'M-64 -72L-4 -82L40 -30L0 18L-70 14L-108 -30zM8 -84L96 -70L120 -30L52 -32zM52 -24L122 -22L92 26L14 20zM-76 -72L-160 -56L-196 -12L-118 -30zM-118 -22L-196 -4L-150 40L-80 18zM-56 -80L-40 -118L10 -116L0 -90zM20 -90L24 -116L90 -102L94 -80zM-70 -80L-56 -114L-110 -98L-138 -68zM-70 24L-4 26L0 54L-60 58zM8 28L84 34L60 44L14 52zM-82 26L-72 56L-110 52L-140 44zM130 -60L168 -34L132 -28z',
        plate,
      ),
      // The big flipper, near.
      fill(
        'M124 20Q150 60 110 150Q60 240 -30 272Q-56 276 -50 250Q-20 130 40 50Q80 0 124 20z',
        skin,
      ),
      fill(
        'M92 60l20 10l-10 40l-26 4zM64 94l8 30l-22 30l-20 -14zM36 160l10 24l-34 34l-14 -12zM106 30l14 10l-10 16l-14 -8zM60 60l20 -14l-4 30l-24 10zM-16 224l16 10l-26 22z',
        patch,
      ),
      '</g>',
      disc(380, -500, 13, water[0], 0.8) +
        disc(412, -548, 9, water[0], 0.8) +
        disc(390, -590, 6, water[0], 0.8),
    ].join('');
  },
};
