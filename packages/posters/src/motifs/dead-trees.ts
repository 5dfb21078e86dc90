import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Thorn trees that dried out centuries ago, on white clay between the dunes. */
export const deadTrees: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, ground, snow, near }) {
    const wood = mix(figure, ground[2], 0.16);
    const clay = mix(snow[0], ground[0], 0.4);
    const shadow = mix(ground[1], near, 0.35);
    const tree =
      fill('M-30 14Q-14 -60 -8 -132L22 -136Q12 -60 34 14L12 6L0 16L-12 6z', wood) +
      stroke(
        'M0 -116Q-26 -186 -96 -216M10 -130Q34 -210 18 -300M12 -118Q70 -166 128 -182',
        wood,
        17,
      ) +
      stroke(
        'M-60 -198Q-76 -240 -64 -286M-96 -216Q-130 -226 -158 -256M20 -226Q62 -266 66 -336M18 -300Q4 -330 -16 -352M84 -170Q112 -214 110 -266M128 -182Q160 -178 190 -204M-30 -166Q-84 -156 -116 -128M4 -70Q40 -92 62 -88',
        wood,
        8,
      ) +
      stroke(
        'M-70 -254L-98 -286M-130 -232L-166 -222M54 -290L88 -318M20 -270L-10 -286M112 -232L138 -258M160 -186L186 -166M24 -316L30 -352',
        wood,
        5,
      );
    const shade =
      stroke('M0 8Q90 26 210 34', shadow, 16, 0.6) +
      stroke('M90 24Q150 18 230 18M140 30Q200 46 290 50M190 34L300 32', shadow, 8, 0.6);
    return [
      fill(
        'M-640 34Q-420 -24 -120 -28Q220 -36 460 -18Q600 -4 680 34Q420 92 20 84Q-420 82 -640 34z',
        clay,
      ),
      stroke(
        'M-420 34l60 10l40 -14l70 12M-120 52l70 -10l50 12l80 -8M330 44l70 -10l50 10M-240 10l60 -6l40 8',
        mix(clay, ground[2], 0.35),
        3,
      ),
      placed(-330, 0, 0.66, tree, -1),
      placed(310, -6, 0.56, tree),
      placed(-40, 22, 1.16, shade + tree),
    ].join('');
  },
};
