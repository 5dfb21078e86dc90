import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Five towers like lotus buds over their gallery, mirrored in the pond. */
export const angkor: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, near, foreground, water, leaf, light }) {
    const stone = mix(ground[1], near, 0.25);
    const lit = mix(ground[0], stone, 0.35);
    const shade = mix(ground[2], near, 0.6);
    const dark = mix(shade, foreground, 0.6);
    const bud = (x: number, foot: number, half: number, tall: number) => {
      const at = (across: number, up: number) => whole`${x + across * half} ${foot - up * tall}`;
      let rings = '';
      for (let ring = 1; ring < 6; ring++) {
        const up = 0.16 + ring * 0.13;
        const reach = half * (1.02 - (ring - 1) ** 2 * 0.042);
        rings += boxPath(x - reach, foot - up * tall, reach * 2, 5);
      }
      return (
        fill(
          `M${at(-1, 0)}L${at(-1.06, 0.3)}Q${at(-1.04, 0.72)} ${at(-0.2, 0.96)}L${at(0, 1.04)}L${at(0.2, 0.96)}Q${at(1.04, 0.72)} ${at(1.06, 0.3)}L${at(1, 0)}z`,
          lit,
        ) +
        fill(
          `M${at(0, 1.04)}L${at(0.2, 0.96)}Q${at(1.04, 0.72)} ${at(1.06, 0.3)}L${at(1, 0)}H${Math.round(x + half * 0.3)}Q${at(0.6, 0.6)} ${at(0, 1.04)}z`,
          shade,
        ) +
        fill(rings, mix(shade, lit, 0.25))
      );
    };
    const mirrored = (x: number, half: number, tall: number) =>
      whole`M${x - half} -70Q${x - half} ${-70 + tall * 0.7} ${x} ${-70 + tall}Q${x + half} ${-70 + tall * 0.7} ${x + half} -70z`;
    let holes = '';
    for (let x = -372; x < 372; x += 30)
      if (Math.abs(x + 8) > 46) holes += boxPath(x, -114, 15, 30);
    return [
      bud(-130, -200, 34, 130) + bud(130, -200, 34, 130),
      bud(-218, -170, 42, 170) + bud(218, -170, 42, 170),
      fill('M-280 -130v-50h40v-20h480v20h40v50z', stone) +
        fill('M120 -200h120v20h40v50H120z', shade),
      bud(0, -200, 58, 236),
      fill(boxPath(-64, -222, 128, 90), lit) + fill(boxPath(20, -222, 44, 90), shade),
      fill('M-400 -76v-48h800v48z', stone) +
        fill('M-412 -124l14 -22h796l14 22z', mix(shade, stone, 0.3)),
      fill(holes, dark),
      fill('M-60 -76v-62L0 -186L60 -138v62z', lit) +
        fill('M0 -186L60 -138v62H22z', shade) +
        fill('M-18 -76v-48q18 -20 36 0v48z', dark),
      fill(boxPath(-424, -78, 848, 14), mix(lit, light, 0.3)),
      fill('M-440 -66H440L520 60H-520z', mix(water[0], water[1], 0.45)),
      fill(
        mirrored(0, 52, 120) +
          mirrored(-218, 38, 80) +
          mirrored(218, 38, 80) +
          mirrored(-130, 28, 62) +
          mirrored(130, 28, 62) +
          boxPath(-410, -66, 820, 18),
        shade,
        0.55,
      ),
      stroke(
        'M-330 -30h110M160 -24h120M-90 -6h70M-250 14h90M230 10h80',
        mix(light, water[0], 0.4),
        4,
        0.8,
      ),
      fill(
        'M-520 70q-4 -120 60 -130q50 4 70 60q30 -10 44 70zM520 70q4 -130 -50 -136q-50 0 -70 66q-30 -6 -44 70z',
        leaf[2],
      ),
    ].join('');
  },
};
