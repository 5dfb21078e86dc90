import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** One that stands up to look, with its young; one that is off. */
export const kangaroos: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, ground, light, foreground }) {
    const coat = mix(mix('#b5652f', foreground, 0.3), ground[2], 0.1);
    const dark = mix(coat, figure, 0.5);
    const belly = mix(coat, mix(light, ground[0], 0.4), 0.5);
    const head =
      fill(
        'M22 -224Q30 -262 54 -276L44 -324Q62 -320 68 -280L82 -322Q96 -312 88 -272Q116 -258 132 -234Q132 -222 116 -220Q96 -218 82 -212Q78 -190 74 -176z',
        coat,
      ) +
      fill('M118 -244L132 -234Q132 -222 116 -220z', figure) +
      disc(92, -250, 6, figure);
    const upright = [
      fill('M-10 -60Q-70 -30 -130 -14Q-196 -4 -226 8Q-150 22 -70 8Q-20 0 10 -30z', dark),
      fill('M-36 -10L70 -8Q86 -4 84 8H-34z', dark),
      fill(
        'M22 -226Q-20 -190 -44 -136Q-72 -76 -54 -30Q-36 -2 -14 -2H96Q112 0 110 10H-30Q-60 6 -66 -20L-30 -60L56 -30Q40 -60 52 -92Q74 -140 78 -196z',
        coat,
      ),
      fill('M-54 -30Q-50 -96 6 -100Q52 -88 46 -44Q40 -18 20 -8H-20Q-48 -6 -54 -30z', coat),
      fill('M78 -196Q74 -140 52 -92Q46 -76 46 -62Q34 -90 40 -140Q44 -180 60 -206z', belly),
      stroke('M-40 -30Q-30 -84 10 -92', dark, 5),
      stroke('M54 -168Q92 -150 88 -116M40 -164Q70 -140 66 -108', dark, 13),
      head,
    ].join('');
    const joey =
      disc(44, -92, 17, belly) +
      fill('M32 -104l-6 -24l16 14l8 -22l8 26z', coat) +
      disc(52, -94, 4, figure);
    const off = [
      fill(
        'M-60 -110Q-140 -130 -200 -90Q-240 -66 -276 -70Q-226 -40 -176 -54Q-120 -80 -66 -74z',
        dark,
      ),
      fill('M-40 -70L-90 -26L-130 14L-118 22L-60 -8L6 -60z', dark),
      fill(
        'M70 -216Q0 -196 -60 -130Q-84 -86 -50 -66Q-20 -60 -6 -40L-70 6L-60 20L24 -30Q34 -50 26 -70Q80 -96 106 -150L120 -176z',
        coat,
      ),
      fill('M106 -150Q80 -96 26 -70Q0 -80 20 -100Q76 -120 96 -164z', belly),
      stroke('M92 -142Q110 -120 138 -116M76 -130Q96 -104 120 -98', dark, 12),
      placed(44, 14, 1, head),
    ].join('');
    return placed(-190, -26, 0.84, off, -1) + placed(110, 4, 1.06, upright + joey);
  },
};
