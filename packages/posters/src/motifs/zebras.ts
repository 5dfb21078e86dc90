import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

const LEGS =
  'M-128 8L-120 -62L-134 -112L-66 -116L-98 -54L-106 8zM34 8L38 -110L92 -130L84 -60L82 8H62L58 -60L54 8z';
const TRUNK =
  'M-96 8L-86 -64Q-136 -92 -132 -142Q-124 -186 -74 -188Q-10 -170 50 -186Q60 -80 74 -92L70 8H52L44 -86Q-20 -70 -60 -86L-72 -54L-74 8z';
/** Its stripes fall from the back and lie across the legs. */
const STRIPES =
  'M-116 -166q-10 30 0 60M-92 -182q-12 40 -2 90M-66 -184q-8 40 2 90M-40 -178q-6 40 2 92M-14 -174q-4 44 4 92M12 -176q0 44 8 86M36 -182q2 40 10 74M-112 -92l28 6M-90 -62l26 2M-92 -42h20M-94 -22h20M46 -66h24M50 -46h20M50 -26h18';

/** Two of them, one looking each way. */
export const zebras: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, snow, light }) {
    const coat = mix(snow[0], light, 0.2);
    const zebra =
      fill(LEGS, mix(coat, figure, 0.55)) +
      stroke('M-130 -150Q-156 -120 -148 -76', coat, 9) +
      fill('M-156 -90q10 -6 16 0q2 30 -10 46q-12 -18 -6 -46z', figure) +
      fill(TRUNK, coat) +
      stroke(STRIPES, figure, 8) +
      fill('M-96 8l2 -12h22l-2 12zM52 8v-12h18v12z', figure) +
      fill(
        'M30 -186Q66 -206 84 -262L88 -290L100 -274Q128 -270 146 -236L170 -202Q172 -182 154 -178Q136 -184 116 -206Q108 -150 74 -100Q40 -130 30 -186z',
        coat,
      ) +
      fill('M40 -184Q62 -220 74 -272L92 -284L90 -262Q80 -220 58 -184z', figure) +
      stroke(
        'M60 -196l38 30M72 -222l36 22M80 -244l30 10M62 -160l24 20M122 -256l-8 34M138 -238l-8 26',
        figure,
        7,
      ) +
      fill('M150 -210L170 -202Q172 -182 154 -178L142 -184z', figure) +
      stroke('M118 -238h2', figure, 9);
    return placed(-190, -10, 0.9, zebra, -1) + placed(120, 6, 1.12, zebra);
  },
};
