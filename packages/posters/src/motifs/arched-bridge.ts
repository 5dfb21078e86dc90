import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A single high arch of stone from tower to tower, the river below. */
export const archedBridge: MotifDrawing = {
  stands: ['ground', 'water'],
  draw({ ground, near, foreground, light, water, leaf, figure, accent, hasStars }) {
    const stone = mix(light, ground[1], 0.24);
    const shade = mix(ground[2], near, 0.45);
    const rock = mix(near, ground[2], 0.35);
    const roof = mix(accent, ground[2], 0.45);
    const pane = hasStars ? light : mix(shade, foreground, 0.7);
    return [
      fill('M-150 -30H150L230 60H-230z', mix(water[0], water[1], 0.5)) +
        fill('M-150 -30H150L170 -8Q60 -16 -40 -6Q-110 0 -172 -6z', mix(water[1], water[2], 0.6)),
      fill('M-300 60V-208h92V60z', mix(stone, shade, 0.2)) +
        fill('M-238 60V-208h30V60z', shade) +
        fill('M-312 -204L-254 -262L-196 -204z', roof),
      fill('M212 60V-236h98V60z', mix(stone, shade, 0.2)) +
        fill('M276 60V-236h34V60z', shade) +
        fill('M200 -232L261 -296L322 -232z', roof),
      fill(
        'M-236 60V-140L-40 -262Q0 -278 40 -262L236 -140V60H170V-20C166 -254 -166 -254 -170 -20V60z',
        stone,
      ),
      fill(
        'M-170 60V-20C-166 -254 166 -254 170 -20V60H144V-20C136 -222 -136 -222 -144 -20V60z',
        shade,
      ),
      stroke('M-236 -144L-40 -266Q0 -282 40 -266L236 -144', mix(light, stone, 0.3), 10),
      stroke(
        'M-200 -40q4 -80 50 -130M200 -40q-4 -80 -50 -130M-110 -186l-12 18M110 -186l12 18M-58 -216l-7 20M58 -216l7 20M0 -226v22',
        mix(stone, shade, 0.6),
        4,
      ),
      fill(
        'M-420 64Q-410 -20 -330 -40L-250 -34L-190 -50L-166 -10L-190 24L-150 64zM420 64Q416 -10 330 -46L240 -36L186 -54L166 -8L196 26L160 64z',
        rock,
      ) +
        fill(
          'M-420 64Q-410 -20 -330 -40L-250 -34Q-300 -6 -300 64zM420 64Q416 -10 330 -46L250 -38Q310 -6 300 64z',
          leaf[1],
        ),
      fill(
        boxPath(-274, -178, 14, 26) +
          boxPath(-274, -106, 14, 26) +
          boxPath(236, -200, 14, 28) +
          boxPath(236, -124, 14, 28),
        pane,
      ),
      fill('M-14 -274l4 -32h10l4 32zM12 -272l4 -30h10l4 30z', figure) +
        fill('M-14 -312a9 9 0 1 1 18 0zM12 -308a9 9 0 1 1 18 0z', accent),
      stroke('M-70 10h80M30 28h90M-110 40h70M60 2h60', mix(light, water[0], 0.3), 5, 0.8),
    ].join('');
  },
};
