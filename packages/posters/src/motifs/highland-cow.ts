import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** Long horns, and a fringe that it looks through. */
export const highlandCow: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ ground, foreground, light, figure, near }) {
    const coat = mix('#d0692c', ground[2], 0.22);
    const lit = mix(coat, mix(light, ground[0], 0.5), 0.3);
    const dark = mix(coat, foreground, 0.42);
    const horn = mix(light, ground[0], 0.3);
    const nose = mix(mix(light, coat, 0.45), near, 0.1);
    return [
      fill('M-236 20l-6 -110h60l4 110zM-150 20l-4 -110h56l2 110zM60 20l-2 -110h56l2 110z', dark),
      // The body, its hair hanging in locks.
      fill(
        'M-262 -200Q-266 -300 -160 -304Q-40 -320 90 -296L180 -220L150 -70L122 -24L112 -62L92 -14L74 -66L50 -22L32 -70L6 -28L-14 -70L-40 -26L-60 -72L-88 -20L-106 -66L-132 -18L-152 -62L-180 -10L-198 -58L-226 -6L-240 -54Q-268 -120 -262 -200z',
        coat,
      ),
      fill(
        'M-262 -200Q-264 -120 -240 -54L-226 -6L-198 -58L-180 -10L-152 -62L-132 -18L-106 -66L-88 -20L-60 -72L-40 -26L-14 -70L6 -28L32 -70L50 -22L74 -66L92 -14L112 -62L130 -140Q60 -90 -60 -96Q-200 -96 -262 -200z',
        dark,
        0.7,
      ),
      stroke(
        'M-220 -256q-22 70 0 140M-176 -278q-16 40 -4 84M-124 -286q-22 76 2 160M-76 -288q-10 40 -2 76M-22 -286q-20 70 -2 130M-160 -150q2 24 12 40M-70 -170q0 30 8 50M20 -200q-4 30 4 60',
        lit,
        7,
      ),
      stroke('M-250 -262Q-304 -230 -290 -96', coat, 15) +
        fill('M-304 -104q16 -14 32 0q6 52 -18 84q-24 -30 -14 -84z', dark),
      // Horns, ears, head.
      stroke('M92 -320Q-10 -330 -36 -428', horn, 21) +
        stroke('M196 -320Q298 -330 324 -428', horn, 21),
      stroke('M-32 -408Q-36 -420 -36 -430M320 -408Q324 -420 324 -430', figure, 17),
      fill(
        'M72 -290Q10 -300 -18 -262L-2 -240L18 -250L30 -222L48 -240L66 -226L84 -250zM216 -290Q278 -300 306 -262L290 -240L270 -250L258 -222L240 -240L222 -226L204 -250z',
        dark,
      ),
      fill(
        'M70 -300Q72 -346 144 -350Q216 -346 218 -300L204 -190Q198 -128 144 -126Q90 -128 84 -190z',
        coat,
      ),
      fill('M96 -186Q98 -216 144 -218Q190 -216 192 -186Q196 -130 144 -128Q92 -130 96 -186z', nose),
      fill('M110 -180q14 -12 24 4q-6 18 -20 10zM178 -180q-14 -12 -24 4q6 18 20 10z', figure),
      fill(
        'M58 -312Q70 -376 144 -380Q218 -376 230 -312L222 -262L208 -292L200 -226L182 -276L172 -206L156 -272L146 -212L132 -272L116 -206L106 -276L88 -226L80 -292L66 -262z',
        lit,
      ),
      stroke(
        'M110 -356q-22 26 -22 66M134 -366q-10 36 -6 76M158 -366q10 36 6 76M182 -354q20 26 20 60',
        coat,
        6,
      ),
      fill(
        'M-340 40q10 -30 16 -70q8 30 10 50q10 -40 24 -66q0 40 2 60q16 -20 26 -30q-6 30 -10 56zM150 40q8 -40 16 -60q6 30 8 44q12 -36 26 -50q-2 30 0 46q14 -16 24 -20q-6 20 -8 40z',
        foreground,
      ),
    ].join('');
  },
};
