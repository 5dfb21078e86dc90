import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** Blue hedges along the road, close by. */
export const hydrangeas: MotifDrawing = {
  stands: ['front'],
  draw({ leaf, foreground, snow, water, accent, mid }) {
    const blue = mix(mix('#6f7fe0', water[1], 0.25), mid, 0.2);
    const rose = mix(mix('#b68be0', accent, 0.2), mid, 0.15);
    const heads = [
      [-210, -96, 62, blue],
      [-84, -160, 76, rose],
      [58, -120, 70, blue],
      [190, -174, 74, blue],
      [318, -100, 66, rose],
      [-316, -52, 52, rose],
      [420, -60, 54, blue],
      [-10, -40, 50, blue],
      [150, -44, 48, rose],
    ] as const;
    const leafAt = (x: number, y: number, across: number) =>
      `M${x} ${y}q${across * 60} -70 ${across * 130} -30q${-across * 40} 66 ${-across * 130} 30z`;
    return [
      fill(
        leafAt(-260, -30, -1) +
          leafAt(-140, -90, -1) +
          leafAt(110, -90, -1) +
          leafAt(10, -70, 1) +
          leafAt(250, -120, 1) +
          leafAt(370, -30, 1) +
          leafAt(-90, -20, 1),
        leaf[2],
      ),
      fill(
        'M-420 10Q-300 -70 -120 -50Q80 -90 240 -60Q420 -60 520 10z',
        mix(leaf[2], foreground, 0.4),
      ),
      ...heads.map(([x, y, r, colour]) => {
        let dots = '';
        for (const [dx, dy] of [
          [-0.5, -0.5],
          [0.1, -0.66],
          [0.55, -0.28],
          [-0.1, -0.12],
          [-0.62, 0.1],
          [0.4, 0.26],
          [-0.2, 0.5],
        ] as const) {
          const [px, py] = [Math.round(x + dx * r), Math.round(y + dy * r)];
          dots += `M${px} ${py}h0`;
        }
        return (
          disc(x, y, r, colour) +
          stroke(dots, mix(colour, snow[0], 0.42), 25) +
          stroke(dots, mix(colour, foreground, 0.3), 6)
        );
      }),
    ].join('');
  },
};
