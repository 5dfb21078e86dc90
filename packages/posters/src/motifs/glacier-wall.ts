import { mix } from '../colour.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, oval } from '../svg.ts';

const TOPS = [
  96, 150, 128, 178, 150, 206, 166, 190, 228, 180, 214, 196, 244, 204, 226, 190, 250, 216, 236, 262,
  210, 240, 222, 266, 230, 250, 216, 258, 236, 270, 226, 250,
];

/** The front of a glacier, broken into blades of ice, where it ends in a lake. */
export const glacierWall: MotifDrawing = {
  stands: ['backdrop'],
  draw({ snow, water, figure, accent, light, mid }) {
    const [lit, dim] = snow;
    const blue = mix(dim, water[1], 0.35);
    const deep = mix(dim, water[1], 0.65);
    const edge = TOPS.flatMap((top, index): Point[] => {
      const x = -560 + index * 50;
      return [
        [x, -top],
        [x + 17 + (index % 3) * 5, -top - 34 - (index % 4) * 7],
        [x + 33 + (index % 2) * 5, -top - 12],
      ];
    });
    const facets = TOPS.map((top, index) => {
      const x = -560 + index * 50;
      const lean = 6 + (index % 3) * 4;
      return polygon([
        [x + 17 + (index % 3) * 5, -top - 34 - (index % 4) * 7],
        [x + 34 + (index % 2) * 5, -top - 12],
        [x + 50, -(TOPS[index + 1] ?? top)],
        [x + 44, -top * 0.5],
        [x + 50 - lean, index % 3 === 0 ? 30 : -top * 0.2],
        [x + 28, -top * 0.45],
      ]);
    }).join('');
    const cracks = [2, 5, 9, 12, 16, 19, 23, 27].map((index) => {
      const x = -560 + index * 50;
      const top = TOPS[index] ?? 0;
      return polygon([
        [x - 4, -top + 6],
        [x + 8, -top * 0.6],
        [x + 2, -top * 0.3],
        [x + 12, 30],
        [x - 10, 30],
        [x - 6, -top * 0.4],
      ]);
    });
    return [
      fill(
        'M-600 -60L-420 -170L-260 -300L-40 -350L200 -390L520 -450L1100 -520V-100H-600z',
        mix(lit, mid, 0.22),
      ),
      fill(
        'M-260 -300L-40 -350L-140 -280L80 -310L-20 -240L-200 -210zM200 -390L520 -450L400 -370L700 -410L500 -290L300 -300z',
        mix(dim, mid, 0.25),
      ),
      fill(`${polygon([[-600, 30], ...edge, [1050, -240], [1050, 30]])}`, lit),
      fill(facets, dim),
      fill(cracks.join(''), blue),
      fill(
        'M-600 30h1650v-12l-60 -16l-70 12l-80 -20l-60 16l-90 -22l-70 24l-80 -16l-90 18l-70 -22l-90 18l-100 -20l-80 20l-90 -18l-90 22l-80 -16l-60 14l-70 -14l-200 16z',
        deep,
        0.7,
      ),
      oval(-60, 44, 90, 8, lit, 0.85) +
        oval(130, 58, 60, 6, lit, 0.85) +
        oval(-260, 60, 44, 5, lit, 0.85) +
        oval(330, 50, 70, 6, lit, 0.85),
      fill('M-210 106h190q-14 32 -30 36h-120q-28 -8 -40 -36z', figure) +
        fill('M-176 74h116v34h-116z', light) +
        fill('M-164 84h90v11h-90z', figure) +
        fill('M-116 74v-26h20v26z', accent),
    ].join('');
  },
};
