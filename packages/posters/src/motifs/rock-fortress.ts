import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** A block of rock that rises sheer out of the forest, with what is left of a palace on top. */
export const rockFortress: MotifDrawing = {
  stands: ['backdrop'],
  draw({ ground, near, mid, leaf, foreground, light }) {
    const rock = mix(ground[2], near, 0.12);
    const lit = mix(ground[1], rock, 0.3);
    const shade = mix(ground[2], near, 0.62);
    const brick = mix(mix(light, ground[1], 0.45), rock, 0.2);
    const drawing = [
      fill('M-640 60Q-520 -60 -360 -96Q0 -160 340 -96Q520 -50 660 60z', mix(leaf[1], mid, 0.3)),
      fill(
        'M-330 20L-312 -110L-284 -190L-304 -290L-270 -370L-280 -440L-226 -466L-90 -480L60 -470L180 -488L256 -462L300 -410L286 -330L326 -250L300 -140L336 -60L350 20z',
        rock,
      ),
      fill(
        'M-312 -110L-284 -190L-304 -290L-270 -370L-280 -440L-226 -466L-110 -478L-130 -400L-170 -330L-130 -250L-180 -150L-140 -60L-190 20H-330z',
        lit,
      ),
      fill(
        'M180 -488L256 -462L300 -410L286 -330L326 -250L300 -140L336 -60L350 20H150L178 -110L134 -210L190 -310L150 -400z',
        shade,
      ),
      fill(
        'M-40 -470l18 130l-8 150l20 120l-38 -120l4 -130zM60 -460l16 100l-18 70zM20 -270l26 120l-16 90zM240 -400l14 130l-18 90zM-226 -420l10 130l-20 90z',
        mix(shade, foreground, 0.3),
        0.6,
      ),
      // Stairs up to the gallery under the overhang.
      stroke('M-250 -70L-196 -96L-240 -126L-186 -152L-226 -182L-170 -204', brick, 7),
      fill('M-180 -196Q-60 -216 60 -204L148 -214V-240L60 -228Q-60 -240 -180 -218z', brick) +
        fill(
          'M-180 -196Q-60 -216 60 -204L148 -214V-206L60 -194Q-60 -206 -180 -186z',
          mix(shade, foreground, 0.3),
        ),
      // The palace: terraces of brick between trees.
      fill('M-160 -474v-34h40v-26h30v-22h70v22h34v26h36v34zM90 -474v-30h64v-18h44v44z', brick) +
        fill('M-34 -556h14v22h34v26h36v34h-60zM154 -522h44v44h-24z', mix(brick, shade, 0.6)),
      fill(
        'M-292 -434q8 -34 46 -32q16 -28 52 -14q24 -18 46 -4q40 -18 72 2q40 -16 78 4q34 -24 74 -2q40 -26 76 0q40 0 58 28q40 2 46 46q-90 -26 -176 -20q-60 -12 -120 2q-110 -18 -252 -10z',
        leaf[1],
      ),
      fill(
        'M150 -484q40 -20 58 4q40 0 58 28q34 4 44 46q-70 -24 -128 -24q-30 -20 -32 -54z',
        leaf[2],
      ),
      fill(
        'M-440 60q-6 -90 60 -96q20 -44 76 -24q40 -30 74 10q40 -8 54 30q60 -10 80 20q60 -30 110 -4q40 -50 100 -20q40 -50 110 -16q70 -10 80 40q60 10 60 60z',
        mix(leaf[0], leaf[1], 0.75),
      ),
    ].join('');
    // As high as cards show it whole, with sky above.
    return placed(0, 0, 0.76, drawing);
  },
};
