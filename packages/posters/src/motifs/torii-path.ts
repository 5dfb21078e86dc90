import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { fill } from '../svg.ts';

/** Gate behind gate over steps, up into the woods. */
export const toriiPath: MotifDrawing = {
  stands: ['ground', 'front'],
  roofs: 'curved',
  draw({ accent, figure, ground, leaf, foreground }) {
    const gates: string[] = [
      fill(
        'M-210 20Q-250 -190 -90 -330Q40 -420 170 -320Q270 -190 230 20z',
        mix(leaf[2], foreground, 0.45),
      ),
      fill('M-150 14L34 -200h30L150 14z', mix(ground[1], foreground, 0.15)),
      fill(
        'M-126 -14h270l4 10h-280zM-92 -54h216l4 8h-228zM-62 -90h172l4 7h-182z',
        mix(ground[2], foreground, 0.4),
      ),
    ];
    for (let gate = 0; gate < 6; gate++) {
      // The farthest first: each nearer one is larger and further down to the left.
      const size = 0.34 + 0.132 * gate;
      const x = 48 - 10 * gate;
      const y = -196 + 42 * gate;
      const at = (across: number, up: number) => [x + across * size, y - up * size] as const;
      const [left, top] = at(-150, 330);
      const [inner] = at(-118, 0);
      const [farInner] = at(118, 0);
      const [right] = at(150, 0);
      const post = right - farInner;
      const colour = mix(accent, foreground, 0.32 - 0.064 * gate);
      gates.push(
        fill(
          whole`M${left} ${y}V${top}H${inner}V${y}zM${farInner} ${y}V${top}H${right}V${y}zM${left - post} ${top + 52 * size}H${right + post}v${26 * size}H${left - post}z`,
          colour,
        ),
        fill(
          whole`M${left} ${y}v${-44 * size}H${inner}V${y}zM${farInner} ${y}v${-44 * size}H${right}V${y}z`,
          figure,
        ),
        fill(
          whole`M${left - 1.6 * post} ${top - 30 * size}H${right + 1.6 * post}L${right + post} ${top + 12 * size}H${left - post}z`,
          colour,
        ),
        fill(
          whole`M${left - 1.8 * post} ${top - 42 * size}H${right + 1.8 * post}L${right + 1.6 * post} ${top - 20 * size}H${left - 1.6 * post}z`,
          figure,
        ),
      );
    }
    return gates.join('');
  },
};
