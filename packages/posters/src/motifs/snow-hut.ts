import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, disc, fill, stroke } from '../svg.ts';

/** A cabin of logs under a thick roof of snow, its stove lit. */
export const snowHut: MotifDrawing = {
  stands: ['ground'],
  roofs: 'gable',
  draw({ foreground, near, mid, snow, light, accent }) {
    const [lit, dim] = snow;
    const wood = mix('#a8663c', foreground, 0.22);
    const shade = mix(wood, foreground, 0.42);
    const ends = [0, 1, 2, 3].map((log) => -12 - log * 26);
    return [
      fill('M-350 44Q-290 -10 -190 -16H230Q330 -6 400 44z', lit),
      fill('M-20 44Q110 2 260 6Q350 12 400 44z', dim),
      disc(84, -338, 17, mix(lit, mid, 0.3), 0.85) +
        disc(102, -372, 23, mix(lit, mid, 0.3), 0.75) +
        disc(134, -412, 29, mix(lit, mid, 0.3), 0.6) +
        disc(182, -448, 34, mix(lit, mid, 0.3), 0.45),
      fill('M-170 8V-104L-85 -226L0 -104V8z', wood) + fill('M0 8V-104H200V8z', shade),
      stroke(
        ends.map((y) => `M-166 ${y - 13}h166`).join('') + 'M-150 -134h130M-130 -164h90',
        shade,
        4,
      ) + stroke(ends.map((y) => `M2 ${y - 13}h196`).join(''), mix(shade, foreground, 0.45), 4),
      ends
        .map(
          (y) => disc(-170, y, 11, mix(wood, light, 0.3)) + disc(0, y, 11, mix(wood, light, 0.3)),
        )
        .join(''),
      fill(boxPath(-124, -84, 70, 92), mix(shade, foreground, 0.3)) +
        fill(boxPath(-117, -78, 56, 86), accent),
      fill(
        boxPath(-104, -156, 38, 34) + boxPath(34, -80, 54, 48) + boxPath(122, -80, 54, 48),
        light,
      ),
      stroke('M-85 -156v34M61 -80v48M34 -56h54M149 -80v48M122 -56h54', shade, 5),
      fill(boxPath(64, -312, 40, 90), mix(mix(near, light, 0.32), wood, 0.3)) +
        fill('M56 -308Q60 -332 84 -332T112 -308z', lit),
      fill(
        'M-85 -258H132L236 -108Q226 -84 206 -96Q186 -78 164 -94Q140 -76 116 -94Q92 -76 68 -94Q46 -78 26 -92L8 -112z',
        mix(lit, dim, 0.4),
      ),
      fill('M-85 -262L-204 -104Q-204 -80 -178 -84L-85 -210L6 -84Q32 -80 36 -104z', lit),
      fill('M-124 8h70l40 38h-130z', light, 0.45),
      stroke('M-226 14L-196 -132M-206 14L-186 -132', accent, 7),
      [
        [226, -6],
        [252, -6],
        [278, -6],
        [239, -28],
        [265, -28],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 14, wood) + disc(x, y, 8, mix(wood, light, 0.35)))
        .join('') + fill('M208 -30Q216 -58 252 -56T298 -28Q252 -44 208 -30z', lit),
    ].join('');
  },
};
