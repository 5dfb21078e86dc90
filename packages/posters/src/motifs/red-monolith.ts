import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** One rock as big as a mountain, alone on the plain. */
export const redMonolith: MotifDrawing = {
  stands: ['backdrop'],
  draw({ ground, near, foreground, leaf }) {
    const red = mix('#d2502f', ground[2], 0.35);
    const lit = mix(red, ground[0], 0.38);
    const shade = mix(red, near, 0.5);
    const deep = mix(shade, foreground, 0.4);
    return [
      fill(
        'M-500 60L-486 -40Q-480 -110 -430 -150Q-400 -196 -310 -208Q-200 -238 -60 -234Q80 -246 200 -226Q330 -214 390 -170Q448 -130 462 -50L490 60z',
        red,
      ),
      fill(
        'M-430 -150Q-400 -196 -310 -208Q-200 -238 -60 -234Q80 -246 200 -226Q330 -214 390 -170Q250 -196 120 -190Q-40 -204 -180 -186Q-330 -176 -430 -150z',
        lit,
      ),
      fill('M300 -190Q360 -184 390 -170Q448 -130 462 -50L490 60H330Q370 -60 300 -190z', shade),
      fill(
        'M-486 -40Q-480 -110 -430 -150Q-440 -60 -420 60H-500zM-356 60Q-366 -60 -330 -166Q-316 -60 -310 60zM-226 60Q-230 -80 -196 -176Q-176 -70 -180 60zM-96 60Q-106 -60 -70 -184Q-50 -60 -46 60zM34 60Q30 -80 60 -180Q86 -70 80 60zM160 60Q156 -70 186 -180Q220 -60 214 60z',
        shade,
        0.8,
      ),
      stroke(
        'M-270 -150Q-284 -60 -276 50M-130 -160Q-146 -50 -138 50M0 -168Q-12 -60 -8 50M126 -166Q116 -60 120 50M252 -166Q266 -60 266 50M-390 -130Q-400 -40 -394 50',
        deep,
        5,
        0.6,
      ),
      fill(
        'M-214 -30q16 -24 30 0q-4 30 -14 36q-14 -6 -16 -36zM52 -50q14 -22 26 0q-4 26 -12 32q-12 -6 -14 -32zM-84 0q12 -20 24 0q-2 22 -10 28q-12 -6 -14 -28z',
        deep,
      ),
      fill(
        'M-560 60q10 -30 36 -24q14 -28 40 -6q30 -14 44 8q40 -16 60 8q60 -12 90 0q50 -16 90 0q70 -14 120 2q60 -16 110 -2q60 -16 120 0q50 -18 90 0q40 -24 80 -4q40 -20 60 -2q30 -4 36 20z',
        leaf[2],
      ),
      fill(
        'M-430 50q16 -30 44 -14q22 -18 40 14zM-120 54q14 -22 36 -8q18 -14 34 8zM230 54q18 -32 46 -14q26 -18 42 14z',
        leaf[1],
      ),
    ].join('');
  },
};
