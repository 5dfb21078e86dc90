import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill } from '../svg.ts';

/** Steps to a temple above the crowns of the forest. */
export const mayaPyramid: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  draw({ ground, near, foreground, leaf, accent }) {
    const stone = mix(ground[0], ground[1], 0.4);
    const shade = mix(ground[2], near, 0.4);
    const parts: string[] = [];
    for (let tier = 0; tier < 7; tier++) {
      const half = 300 - tier * 34;
      const y = -tier * 48;
      parts.push(
        fill(
          whole`M${-half} ${y + 30}l14 -78h${2 * half - 28}l14 78z`,
          mix(stone, shade, tier * 0.04),
        ),
        fill(whole`M${half * 0.28} ${y + 30}V${y - 48}H${half - 14}l14 78z`, shade),
        fill(boxPath(-half + 8, y - 50, 2 * half - 16, 7), mix(stone, ground[0], 0.6)),
      );
    }
    let risers = '';
    for (let y = -300; y < 20; y += 16) risers += boxPath(-38 + y * 0.05, y, 76 - y * 0.1, 5);
    return [
      ...parts,
      fill('M-62 30L-36 -338H36L62 30z', mix(stone, ground[0], 0.5)),
      fill(risers, mix(stone, shade, 0.7)),
      fill(boxPath(-78, -408, 156, 74), stone) + fill(boxPath(30, -408, 48, 74), shade),
      fill(boxPath(-86, -420, 172, 14), mix(stone, ground[0], 0.6)),
      fill('M-60 -420l10 -44h100l10 44z', stone) + fill('M20 -420v-44h30l10 44z', shade),
      fill(
        boxPath(-54, -388, 24, 54) + boxPath(-12, -388, 24, 54) + boxPath(30, -388, 24, 54),
        foreground,
      ),
      fill(boxPath(-46, -452, 76, 12), accent),
      fill(
        'M-320 40q10 -50 60 -46q20 -30 60 -8q40 0 44 54zM160 40q14 -54 60 -40q30 -24 56 0q40 -4 50 40z',
        leaf[2],
      ),
    ].join('');
  },
};
