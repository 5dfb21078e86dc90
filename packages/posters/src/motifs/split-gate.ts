import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, placed, stroke } from '../svg.ts';

/** The Balinese gate, one tower cut in two, with parasols and steps. */
export const splitGate: MotifDrawing = {
  stands: ['ground', 'front'],
  roofs: 'curved',
  draw({ ground, near, foreground, light, accent, sun, leaf, figure }) {
    const stone = mix(ground[2], near, 0.3);
    const dark = mix(stone, foreground, 0.5);
    const brick = mix(accent, ground[2], 0.5);
    const half =
      fill(
        'M52 30V-400L66 -372H78V-348H94V-324H88L112 -296V-268H104L132 -238V-208H124L154 -176V-140H144V-70H158L176 -44V-16H190V30z',
        stone,
      ) +
      fill('M52 30V-400L66 -372V30z', dark) +
      fill(
        boxPath(84, -262, 20, 24) +
          boxPath(84, -200, 40, 24) +
          boxPath(84, -130, 60, 56) +
          boxPath(84, -314, 10, 16),
        brick,
      ) +
      stroke(
        'M66 -324h28M66 -268h46M66 -208h66M66 -140h88M66 -70h92M66 -16h120',
        mix(stone, light, 0.45),
        7,
      ) +
      fill(
        'M112 -296l10 -18l4 26zM132 -238l12 -20l4 28zM154 -176l14 -22l4 32zM176 -44l14 -22l4 34z',
        dark,
      ) +
      fill('M190 30v-76h150v76zM190 -46l0 -12h150v12z', mix(stone, dark, 0.25)) +
      fill('M208 -32h40v44h-40zM268 -32h40v44h-40z', brick) +
      fill('M98 -124h32v44h-32zM106 -118q8 -10 16 0l4 34h-24z', dark);
    const parasol = (x: number, hue: typeof sun) =>
      stroke(`M${x} 34V-196`, figure, 6) +
      fill(`M${x - 62} -136Q${x - 46} -190 ${x} -196Q${x + 46} -190 ${x + 62} -136z`, hue) +
      fill(
        `M${x} -196Q${x + 46} -190 ${x + 62} -136H${x + 22}Q${x + 20} -176 ${x} -196z`,
        mix(hue, foreground, 0.25),
      ) +
      stroke(
        `M${x - 58} -132v14M${x - 34} -132v14M${x - 12} -132v14M${x + 12} -132v14M${x + 34} -132v14M${x + 58} -132v14`,
        light,
        5,
      );
    return [
      fill('M-430 50Q-200 -2 0 0Q200 -2 430 50z', leaf[1]),
      placed(0, 0, 1, half) + placed(0, 0, 1, half, -1),
      fill(
        'M-52 -8H52L66 10H-66zM-70 12H70L84 30H-84zM-88 32H88L100 50H-100z',
        mix(stone, light, 0.35),
      ) + fill('M-66 10H66v5H-66zM-84 30H84v5H-84z', dark),
      parasol(-206, mix(light, sun, 0.25)) + parasol(206, sun),
    ].join('');
  },
};
