import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill } from '../svg.ts';

/** A bridge of sandstone, with people on it to show how high it is. */
export const wadiArch: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  draw: ({ ground, foreground, near, figure, accent }) => {
    const rock = mix(ground[2], ground[1], 0.35);
    const shade = mix(ground[2], near, 0.45);
    return [
      fill(
        'M-520 30L-490 -80L-440 -120L-420 -250L-370 -290L-350 -370L-250 -400L-120 -392L-20 -404L110 -388L200 -350L240 -270L330 -240L350 -140L430 -90L480 30H140Q150 -120 96 -210Q40 -272 -50 -268Q-150 -262 -186 -150Q-204 -60 -196 30z',
        rock,
      ),
      fill(
        'M-520 30L-490 -80L-440 -120L-420 -250L-370 -290L-350 -370L-320 -300L-340 -220L-290 -150L-310 -60L-270 30zM110 -388L200 -350L240 -270L330 -240L350 -140L430 -90L480 30H250L230 -60L262 -130L200 -220L210 -290L150 -330z',
        shade,
      ),
      fill(
        'M140 30Q150 -120 96 -210Q40 -272 -50 -268Q-150 -262 -186 -150Q-160 -220 -50 -232Q30 -236 66 -180Q104 -110 96 30zM-120 -392L-110 -340L-60 -320L-80 -290L-20 -282L10 -330L-20 -404z',
        mix(shade, foreground, 0.4),
      ),
      fill('M-390 -240l90 -16M-300 -180h0', rock),
      ...[-60, -34, -8, 20].map(
        (x) =>
          fill(`M${x - 5} -396l4 -22h7l4 22z`, figure) +
          disc(x + 1, -423, 5, figure) +
          fill(`M${x - 7} -416h5v10h-5z`, accent),
      ),
    ].join('');
  },
};
