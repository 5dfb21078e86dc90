import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** A tree fern, a young frond still rolled up, and a kiwi under it. */
export const treeFern: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ foreground, ground, leaf, light, accent, figure }) {
    const frond = (lit: Colour) => {
      let barbs = '';
      for (let step = 1; step < 10; step++) {
        const x = step * 22;
        const y = -40 + (step - 4.5) ** 2 * 2.1;
        const long = 40 - Math.abs(step - 4) * 4.4;
        barbs += `M${x} ${Math.round(y)}l${Math.round(long * 0.6)} ${Math.round(-long)}l${Math.round(10 - long * 0.5)} ${Math.round(long)}zM${x} ${Math.round(y)}l${Math.round(long * 0.3)} ${Math.round(long)}l${Math.round(9 - long * 0.2)} ${Math.round(-long)}z`;
      }
      return fill(barbs, lit) + stroke('M0 0Q90 -80 224 24', lit, 6);
    };
    const dark = mix(leaf[1], leaf[2], 0.5);
    const trunkTop = -330;
    return placed(
      0,
      -56,
      1.04,
      [
        fill('M-300 80Q-120 -34 60 -14Q240 -36 420 80z', mix(leaf[0], leaf[1], 0.5)),
        fill(`M-22 20L-12 ${trunkTop}h24L24 20z`, foreground),
        stroke(
          'M-14 -40l26 -10M-14 -90l26 -10M-12 -140l24 -10M-12 -190l24 -10M-12 -240l24 -10M-10 -290l22 -8',
          mix(foreground, leaf[1], 0.5),
          4,
        ),
        placed(0, trunkTop, 1.02, frond(dark)) + placed(0, trunkTop, 1.02, frond(dark), -1),
        `<g transform="rotate(-34 0 ${trunkTop})">${placed(0, trunkTop, 0.98, frond(mix(leaf[1], leaf[0], 0.4)))}</g>`,
        `<g transform="rotate(34 0 ${trunkTop})">${placed(0, trunkTop, 0.98, frond(mix(leaf[1], leaf[0], 0.4)), -1)}</g>`,
        `<g transform="rotate(-66 0 ${trunkTop})">${placed(0, trunkTop, 0.8, frond(mix(leaf[0], light, 0.3)))}</g>`,
        stroke(`M-6 ${trunkTop}Q-30 -420 -44 -440a18 18 0 1 1 24 14a9 9 0 1 1 -10 -12`, leaf[1], 8),
        fill(
          'M90 0Q84 -86 160 -94Q214 -90 222 -54Q246 -84 262 -62L326 -30L264 -44Q244 -14 216 -10Q190 6 146 0z',
          mix(ground[2], figure, 0.55),
        ),
        stroke('M150 -2l-4 26l14 2M184 -4l4 28l14 2', accent, 6),
        stroke(
          'M122 -50l20 -16M140 -34l22 -16M172 -70l18 -8M182 -36l18 -10',
          mix(figure, light, 0.3),
          3.5,
        ),
        disc(252, -56, 3.5, light),
      ].join(''),
    );
  },
};
