import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Two mittens of red rock and a block between them. */
export const buttes: MotifDrawing = {
  stands: ['backdrop'],
  draw({ ground, near, far, foreground }) {
    const red = mix('#cf5233', ground[2], 0.45);
    const tones = (haze: number) => ({
      rock: mix(red, far, haze),
      lit: mix(mix(red, ground[0], 0.45), far, haze),
      shade: mix(mix(red, near, 0.55), far, haze),
      scree: mix(mix(red, ground[1], 0.4), far, haze),
      deep: mix(mix(red, foreground, 0.5), far, haze),
    });
    const mitten = (haze: number) => {
      const { rock, lit, shade, scree, deep } = tones(haze);
      return [
        fill('M-290 70L-200 0L-126 -120L160 -116L216 -20L310 70z', scree),
        fill(
          'M40 70L70 -30L110 -118L160 -116L216 -20L310 70zM-150 70l30 -90l16 70l30 20z',
          mix(scree, shade, 0.6),
        ),
        fill(
          'M-130 -112L-128 -330L-110 -362L-60 -356L-40 -372L40 -362L66 -336L62 -240L84 -228L82 -112z',
          rock,
        ),
        fill('M-130 -112L-128 -330L-110 -362L-84 -358L-92 -250L-80 -112z', lit),
        fill('M20 -364L40 -362L66 -336L62 -240L84 -228L82 -112H30L40 -220L24 -290z', shade),
        fill('M94 -112L98 -236L112 -272L140 -266L152 -222V-112z', rock) +
          fill('M126 -112L128 -269L140 -266L152 -222V-112z', shade),
        stroke('M-40 -330l-4 90l6 110M-14 -300l4 70M-60 -240l-2 100M0 -180l-4 60', deep, 6),
        stroke('M-160 -66H168M-190 -20H60', mix(scree, deep, 0.35), 7),
      ].join('');
    };
    const { rock, lit, shade, scree } = tones(0.2);
    return [
      placed(330, -16, 0.72, mitten(0.34), -1),
      placed(
        60,
        -4,
        0.66,
        fill('M-280 70L-150 -100H150L290 70z', scree) +
          fill('M-150 -96L-146 -230L-100 -256L60 -250L140 -262L156 -96z', rock) +
          fill('M-150 -96L-146 -230L-100 -256L-90 -96z', lit) +
          fill('M80 -252L140 -262L156 -96H90zM60 70L110 -96H156L290 70z', shade),
      ),
      placed(-250, 6, 1.04, mitten(0)),
    ].join('');
  },
};
