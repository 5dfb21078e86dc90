import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill } from '../svg.ts';

/** Cones of tuff under dark caps, with doors and windows cut into them. */
export const fairyChimneys: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  roofs: 'flat',
  draw({ ground, near, foreground, light, leaf, hasStars }) {
    const [pale, mid, dark] = ground;
    const rock = mix(pale, mid, 0.4);
    const shade = mix(dark, near, 0.22);
    const cap = mix(dark, near, 0.62);
    const hole = hasStars ? light : mix(dark, foreground, 0.8);
    const cone = (x: number, half: number, tall: number, haze: number) => {
      const at = (across: number, up: number) => whole`${x + across * half} ${40 - up * tall}`;
      return (
        fill(
          `M${at(-1.1, 0)}Q${at(-0.6, 0.2)} ${at(-0.4, 0.55)}L${at(-0.17, 0.88)}H${Math.round(x + half * 0.17)}L${at(0.4, 0.55)}Q${at(0.6, 0.2)} ${at(1.1, 0)}z`,
          mix(rock, mid, haze),
        ) +
        fill(
          `M${at(0.05, 0.88)}L${at(0.17, 0.88)}L${at(0.4, 0.55)}Q${at(0.6, 0.2)} ${at(1.1, 0)}H${Math.round(x + half * 0.4)}Q${at(0.24, 0.4)} ${at(0.05, 0.88)}z`,
          mix(shade, mid, haze),
        ) +
        fill(
          `M${at(-0.3, 0.86)}L${at(-0.05, 1.03)}L${at(0.32, 0.87)}Q${at(0, 0.82)} ${at(-0.3, 0.86)}z`,
          mix(cap, mid, haze * 0.7),
        )
      );
    };
    const windows = (x: number, y: number) => boxPath(x, y, 13, 20) + boxPath(x + 26, y, 13, 20);
    return [
      cone(-310, 130, 260, 0.5) + cone(310, 130, 280, 0.5) + cone(-90, 120, 320, 0.5),
      fill(
        'M-560 50Q-440 -40 -330 -30Q-200 -70 -60 -40Q120 -70 260 -30Q430 -40 580 50z',
        mix(mid, dark, 0.4),
      ),
      cone(-200, 156, 350, 0) +
        cone(196, 146, 330, 0) +
        cone(-400, 120, 210, 0) +
        cone(400, 124, 230, 0),
      cone(6, 190, 430, 0),
      fill(
        'M-480 60q80 -64 170 -40q120 -40 250 -10q130 -34 260 0q130 -20 250 50z',
        mix(mid, pale, 0.25),
      ),
      fill(
        windows(-34, -190) +
          windows(-46, -104) +
          windows(-232, -124) +
          windows(170, -116) +
          boxPath(-8, -262, 13, 20),
        hole,
      ),
      fill(
        'M-20 12v-50q20 -28 40 0v50zM-230 10v-40q16 -24 32 0v40zM176 8v-38q15 -22 30 0v38z',
        mix(dark, foreground, 0.8),
      ),
      fill(
        'M-330 34q-6 -34 20 -40q16 -24 40 -4q30 0 28 44zM280 38q-4 -34 22 -38q20 -22 42 0q26 4 22 38z',
        leaf[2],
      ),
    ].join('');
  },
};
