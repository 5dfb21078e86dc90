import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { conifer } from '../shapes/forest.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A wooded islet in a lake, steps up to its church, a rower on the way. */
export const islandChurch: MotifDrawing = {
  stands: ['water'],
  draw({ light, near, accent, foreground, leaf, water, ground, figure, snow }) {
    const wall = mix(light, snow[0], 0.6);
    const shade = mix(snow[1], near, 0.3);
    const dark = mix(leaf[2], foreground, 0.3);
    const roof = mix(accent, ground[2], 0.4);
    const trees = (places: readonly (readonly [number, number, number])[]) =>
      places.map(([x, y, tall]) => conifer(x, y, tall, true)).join('');
    return [
      fill('M-290 14Q-200 70 0 74Q200 70 290 14z', mix(leaf[2], water[2], 0.5), 0.7) +
        fill('M54 14h44l-6 120l-16 46l-16 -46z', wall, 0.4),
      fill('M-290 16Q-270 -26 -200 -40Q-60 -96 60 -90Q190 -76 236 -34Q280 -20 296 16z', leaf[1]),
      fill(
        trees([
          [-200, -30, 110],
          [-156, -40, 140],
          [-110, -56, 120],
          [-60, -70, 150],
          [170, -54, 130],
          [210, -34, 96],
        ]),
        dark,
      ),
      fill('M-52 -70v-84h120v84z', wall) +
        fill('M-66 -150L-40 -206H66L80 -150z', roof) +
        fill('M-30 -80v-40q8 -14 16 0v40zM10 -80v-40q8 -14 16 0v40z', near),
      fill(boxPath(52, -250, 52, 180), wall) + fill(boxPath(84, -250, 20, 180), shade),
      fill(boxPath(46, -256, 64, 10), mix(wall, shade, 0.5)),
      fill('M48 -256L60 -300L78 -392L96 -300L108 -256z', roof) +
        fill('M78 -392L96 -300L108 -256H86z', mix(roof, foreground, 0.35)),
      fill('M64 -200v-28q9 -16 18 0v28zM68 -130v-22q7 -12 14 0v22z', near) +
        stroke('M78 -392v-24M70 -408h16', figure, 4),
      fill(
        trees([
          [-240, 2, 84],
          [-176, -8, 104],
          [-120, -14, 78],
          [130, -20, 92],
          [176, -10, 112],
          [240, 6, 80],
        ]),
        leaf[2],
      ),
      fill('M-4 -70h36l24 88h-84z', mix(wall, ground[1], 0.3)) +
        stroke('M-6 -52h42M-10 -34h52M-16 -16h62M-20 2h72', shade, 4),
      fill('M-296 10H300l-10 14H-280z', mix(ground[1], light, 0.35)),
      fill('M-400 16h120q-12 24 -26 26h-66q-20 -4 -28 -26z', mix(accent, foreground, 0.25)) +
        fill('M-380 18q0 -34 24 -36h40q22 4 22 36v-8h-86z', light) +
        stroke('M-378 18v-34M-298 18v-34', figure, 4) +
        fill('M-360 18l4 -24h9l4 24zM-332 18l4 -24h9l4 24z', figure),
      stroke('M-430 54h150M120 60h110M-60 96h80', light, 4, 0.7),
    ].join('');
  },
};
