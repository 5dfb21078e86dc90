import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** A refuge with its flag, smoke from the chimney. */
export const cordilleraHut: MotifDrawing = {
  stands: ['ground', 'front'],
  draw: ({ accent, light, figure, near, foreground, ground, sun }) =>
    [
      fill('M-220 26Q-60 -20 60 -14Q180 -6 240 26z', mix(ground[2], foreground, 0.4)),
      fill('M58 -150h24v-46h-24z', mix(near, foreground, 0.4)),
      disc(78, -214, 13, light, 0.6) +
        disc(96, -240, 18, light, 0.45) +
        disc(124, -262, 22, light, 0.3),
      fill('M-110 8v-80h190v80z', accent) + fill('M80 8v-80h40v74z', mix(accent, foreground, 0.4)),
      fill(
        'M-110 8v-80h190v8h-182v72zM-110 -40h190v3h-190zM-110 -14h190v3h-190z',
        mix(accent, foreground, 0.25),
      ),
      fill('M-138 -64L-96 -164H62L98 -64z', figure) +
        fill('M62 -164L98 -64H140L84 -150z', mix(figure, near, 0.4)),
      fill('M-114 8h196v16h-206zM82 8l42 -6v14l-44 8z', mix(ground[1], near, 0.4)),
      fill('M-84 -54h36v30h-36zM-24 -54h36v30h-36z', light) + fill('M36 8v-62h30v62z', foreground),
      stroke('M-66 -54v30M-6 -54v30', figure, 3) + disc(58, -24, 3, sun),
      stroke('M-160 20V-150', figure, 5) +
        fill('M-158 -150q24 -12 40 0t36 0v34q-20 12 -38 0t-38 0z', accent),
      fill('M-40 24l3 -34h12l3 34zM-204 26l3 -32h11l3 32z', figure) +
        disc(-31, -16, 7, figure) +
        disc(-195, -12, 7, figure),
    ].join(''),
};
