import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill } from '../svg.ts';

/** The peak behind the citadel, the terraces in front of it. */
export const machuPicchu: MotifDrawing = {
  stands: ['backdrop'],
  draw({ near, mid, leaf, ground, foreground, light }) {
    const rock = mix(mix(near, leaf[1], 0.45), mid, 0.15);
    const shade = mix(mix(near, leaf[2], 0.5), foreground, 0.3);
    const stone = mix(ground[0], near, 0.15);
    let steps = '';
    for (let row = 0; row < 7; row++) {
      const y = -96 + row * 22;
      steps += whole`M${-330 - row * 16} ${y}h${320 - row * 4}l-6 9h-${318 - row * 4}z`;
    }
    const houses = [
      [-40, 30],
      [-4, 36],
      [36, 28],
      [70, 40],
      [114, 30],
      [150, 34],
      [188, 26],
      [10, 24],
      [90, 26],
      [136, 22],
    ] as const;
    const walls = houses.map(([x, tall], index) => {
      const y = index > 6 ? -64 : -104 + (index % 3) * 8;
      return {
        front: whole`M${x} ${y}v${-tall * 0.6}l14 ${-tall * 0.5}l14 ${tall * 0.5}v${tall * 0.6}z`,
        hole: boxPath(x + 10, y - tall * 0.5, 8, 12),
      };
    });
    return [
      fill(
        'M-560 60L-470 -60L-400 -110L-350 -190L-300 -220L-262 -196L-220 -110L-140 -60L0 60z',
        mix(rock, mid, 0.5),
      ),
      fill(
        'M-160 60Q-110 -60 -70 -150Q-40 -260 0 -340Q30 -450 76 -500Q112 -524 146 -500Q186 -440 204 -350Q240 -240 270 -170Q320 -60 420 60z',
        rock,
      ),
      fill(
        'M76 -500Q112 -524 146 -500Q186 -440 204 -350Q240 -240 270 -170Q320 -60 420 60H190Q210 -60 160 -130Q190 -220 132 -290Q160 -380 104 -430z',
        shade,
      ),
      fill(
        'M20 -370l30 -30l-10 70l-40 60l8 -50zM-30 -220l40 -30l-20 60l-40 50zM60 -230l30 -50l10 60l-30 70l-20 -30z',
        shade,
        0.6,
      ),
      fill('M-520 70L-420 -70Q-200 -128 40 -110Q240 -128 330 -60L430 70z', leaf[1]),
      fill('M40 -110Q240 -128 330 -60L430 70H180Q150 0 90 -40z', leaf[2]),
      fill('M-350 -104h330l40 180h-470z', mix(leaf[0], ground[0], 0.2)),
      fill(steps, mix(stone, near, 0.45)),
      fill(walls.map(({ front }) => front).join(''), mix(stone, light, 0.3)),
      fill(
        boxPath(-44, -84, 280, 9) + boxPath(-20, -54, 240, 8) + boxPath(10, -24, 230, 8),
        mix(stone, near, 0.25),
      ),
      fill(walls.map(({ hole }) => hole).join(''), foreground),
    ].join('');
  },
};
