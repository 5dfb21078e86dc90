import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** One with tassels in its ears, looking at whoever passes. */
export const llama: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ light, ground, near, figure, accent, sun, water }) {
    const shade = mix(light, near, 0.28);
    return [
      fill(
        'M-116 10l6 -106h30l-4 106zM-74 10l4 -96h28l-4 96zM48 10l-2 -100h30l0 100zM88 10l-8 -106h30l4 106z',
        shade,
      ),
      fill(
        'M-132 -150Q-140 -206 -84 -214Q10 -226 60 -210Q74 -270 76 -330Q70 -364 92 -372L96 -404L110 -374Q120 -376 124 -372L134 -402L140 -364Q178 -352 182 -330Q178 -314 142 -312Q140 -240 126 -180Q122 -110 88 -92Q-10 -74 -112 -92Q-136 -108 -132 -150z',
        light,
      ),
      fill(
        'M-132 -150Q-128 -110 -112 -92Q-10 -74 88 -92Q116 -108 124 -160Q100 -118 20 -114Q-90 -112 -132 -150zM-132 -180q-26 10 -22 50q14 2 24 -12z',
        shade,
      ),
      fill('M-78 -216Q-20 -226 44 -214L48 -134Q-14 -124 -74 -136z', accent),
      fill(
        'M-77 -196Q-16 -206 45 -194v12Q-16 -194 -77 -184zM-75 -160Q-14 -170 47 -158v10Q-14 -160 -75 -150z',
        sun,
      ),
      fill(
        'M-78 -180l16 -8l16 6l16 -8l16 6l16 -8l16 8l28 -4v8l-28 6l-16 -8l-16 8l-16 -6l-16 8l-16 -6l-16 6z',
        water[1],
      ),
      stroke('M-70 -134v18M-44 -130v20M-16 -128v20M12 -128v20M38 -132v18', sun, 5),
      stroke('M76 -300Q104 -284 142 -296M76 -318L62 -290', accent, 9),
      disc(88, -404, 9, accent) +
        disc(140, -402, 9, sun) +
        disc(104, -276, 8, sun) +
        disc(124, -280, 7, water[1]),
      disc(136, -344, 6, figure) + fill('M170 -338q12 0 12 8l-12 2z', ground[2]),
    ].join('');
  },
};
