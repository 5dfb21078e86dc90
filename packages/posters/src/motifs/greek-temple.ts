import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { cypress } from '../shapes/trees.ts';
import { boxPath, fill } from '../svg.ts';

/** A Doric temple seen from the corner, cypresses beside it. */
export const greekTemple: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, light, near, leaf, foreground, figure, accent }) {
    const stone = mix(light, ground[1], 0.38);
    const shade = mix(ground[2], near, 0.34);
    const inside = mix(shade, foreground, 0.4);
    const column = (x: number, half: number, top: number, foot: number) =>
      fill(
        whole`M${x - half} ${foot}L${x - half * 0.76} ${top + 12}h${half * 1.52}L${x + half} ${foot}z`,
        stone,
      ) +
      fill(
        whole`M${x + half * 0.2} ${foot}V${top + 12}h${half * 0.56}L${x + half} ${foot}z`,
        shade,
      ) +
      fill(
        whole`M${x - half * 0.76} ${top + 14}l${-half * 0.5} -8v-8h${half * 2.52}v8l${-half * 0.5} 8z`,
        mix(stone, light, 0.4),
      );
    return [
      fill('M-300 50Q-220 0 0 -6Q240 -6 330 50z', mix(leaf[0], ground[1], 0.35)),
      fill(cypress(-216, 24, 190) + cypress(-250, 28, 130) + cypress(266, 20, 150), leaf[2]),
      // The long side, going away to the right.
      fill('M62 -204L232 -176V-12L62 10z', inside),
      ...[226, 204, 178, 148, 112].map((x, index) =>
        column(x, 7 + index * 1.6, -182 - index * 4, -8 + index * 3),
      ),
      fill('M62 -248L240 -208V-176L62 -206z', mix(stone, shade, 0.62)) +
        fill('M62 -262L246 -216V-206L62 -248z', mix(stone, shade, 0.3)),
      fill('M-46 -328L80 -262L246 -218L140 -276z', mix(accent, shade, 0.45)),
      fill(boxPath(-170, -200, 234, 206), inside),
      ...[-158, -114, -70, -26, 18, 58].map((x) => column(x, 17, -206, 8)),
      fill(boxPath(-182, -246, 252, 40), stone) + fill(boxPath(-182, -216, 252, 7), shade),
      fill(
        [-164, -120, -76, -32, 12, 52].map((x) => boxPath(x - 8, -238, 16, 20)).join(''),
        mix(stone, shade, 0.55),
      ),
      fill('M-196 -246L-56 -330L84 -246z', stone) +
        fill('M-150 -254L-56 -310L38 -254z', mix(shade, stone, 0.3)) +
        fill('M-198 -252h284v10h-284z', mix(stone, light, 0.5)),
      fill('M-186 6H78L254 -14V0L84 26H-200V14z', stone) +
        fill('M78 6L254 -14V6L86 34z', shade) +
        fill('M-200 18H84v16h-292z', mix(stone, shade, 0.4)),
      fill('M-232 34l4 -30h9l4 30zM-210 36l4 -26h8l4 26z', figure) +
        fill('M-233 -1a9 9 0 1 1 18 0zM-211 5a8 8 0 1 1 16 0z', accent),
    ].join('');
  },
};
