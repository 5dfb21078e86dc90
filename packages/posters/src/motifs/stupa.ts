import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { gilt } from '../shapes/gilt.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A white dome under a gilt spire with eyes to all sides, prayer flags from its top. */
export const stupa: MotifDrawing = {
  stands: ['ground', 'front'],
  draw(palette) {
    const { snow, near, figure, accent, sun, leaf, water, light } = palette;
    const [lime, dim] = snow;
    const [gold, bronze] = gilt(palette);
    const shade = mix(dim, near, 0.18);
    let spire = '';
    for (let step = 0; step < 9; step++) {
      const half = 38 - step * 3.4;
      spire += boxPath(-half, -322 - step * 12, half * 2, 8);
    }
    const hues = [water[1], light, accent, leaf[0], mix(sun, light, 0.2)];
    // Hung along a rope from the top (0, -440) to its peg.
    const flags = (toX: number, toY: number, sag: number) => {
      const paths = hues.map(() => '');
      for (let flag = 1; flag < 15; flag++) {
        const t = flag / 15;
        const x = 2 * t * (1 - t) * toX * 0.5 + t * t * toX;
        const y = (1 - t) ** 2 * -440 + 2 * t * (1 - t) * sag + t * t * toY;
        paths[flag % 5] += whole`M${x - 8} ${y}h17l-2 20h-15z`;
      }
      return (
        stroke(whole`M0 -440Q${toX * 0.5} ${sag} ${toX} ${toY}`, mix(figure, light, 0.4), 2.5) +
        paths.map((d, index) => fill(d, hues[index] ?? accent)).join('')
      );
    };
    return [
      fill('M-330 30v-34h40v-30h46v-26h488v26h46v30h40v34z', lime),
      fill('M120 -60h124v26h46v30h40v34H160z', shade) +
        fill('M-330 -4h660v7h-660zM-290 -34h580v6h-580z', dim),
      fill('M-206 -60Q-214 -216 0 -226Q214 -216 206 -60z', lime) +
        fill('M30 -225Q214 -214 206 -60H110Q150 -170 30 -225z', dim),
      stroke('M-196 -120q30 26 64 0t66 0t66 0t66 0t66 0t64 0', gold, 9),
      fill(boxPath(-64, -304, 128, 86), gold) + fill(boxPath(40, -304, 24, 86), bronze),
      fill(boxPath(-76, -312, 152, 14), bronze),
      stroke('M-54 -274q22 -14 44 0M10 -274q22 -14 44 0M0 -262q12 10 0 22q-8 2 -8 -6', figure, 5),
      fill('M-54 -256q22 -16 44 0q-22 10 -44 0zM10 -256q22 -16 44 0q-22 10 -44 0z', light) +
        fill('M-39 -263h13v11h-13zM25 -263h13v11h-13z', figure),
      fill('M-36 -312L-10 -428h20L36 -312z', bronze) +
        fill(spire, gold) +
        fill('M0 -314V-426h9L38 -314z', bronze, 0.5),
      fill('M-28 -426q28 -18 56 0v8h-56zM-5 -434h10v-34h-10z', gold),
      flags(-390, -20, -190) + flags(390, -20, -190),
      flags(-250, 10, -120) + flags(250, 10, -120),
    ].join('');
  },
};
