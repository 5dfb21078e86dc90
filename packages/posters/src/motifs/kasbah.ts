import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { palm } from '../shapes/trees.ts';
import { boxPath, fill } from '../svg.ts';

/** A village of earth on its hill: towers with toothed tops. */
export const kasbah: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'flat',
  draw({ ground, near, foreground, leaf }) {
    const [light, mid, dark] = ground;
    const shade = mix(dark, near, 0.35);
    const towers = [
      [-250, 100, 90],
      [-150, 90, 160],
      [-40, 110, 240],
      [80, 96, 190],
      [180, 110, 120],
      [-210, 84, 60],
      [-90, 80, 120],
      [30, 84, 150],
      [120, 90, 90],
    ] as const;
    const hillTop = (x: number) => -60 * Math.max(0, 1 - Math.abs(x) / 300);
    return [
      fill('M-380 30Q-260 -20 -160 -40Q0 -110 140 -60Q260 -10 380 30z', mix(mid, dark, 0.5)),
      ...towers.map(([x, wide, tall], index) => {
        const top = hillTop(x) - tall;
        const wall = index > 4 ? mix(mid, light, 0.45) : mix(mid, dark, 0.15);
        let teeth = '';
        let holes = '';
        for (let step = 0; step < 4; step++)
          teeth += boxPath(x - wide / 2 + (step * wide) / 3.6, top - 14, wide / 6, 16);
        for (let step = 0; step < 3; step++)
          holes += boxPath(x - wide / 2 + 16 + (step * wide) / 4, top + 24, 7, 18);
        return (
          fill(`M${x - wide / 2} ${top}h${wide}l6 ${tall + 40}h${-wide - 12}z${teeth}`, wall) +
          fill(`M${x + wide / 2 - 26} ${top}h26l6 ${tall + 40}h-32z`, shade) +
          fill(holes, mix(dark, foreground, 0.6))
        );
      }),
      fill('M-300 -14h590v46h-590z', mix(mid, dark, 0.3)),
      fill('M-16 32v-44a20 22 0 0 1 40 0v44z', foreground),
      palm(-320, 32, 130, 1, mix(leaf[2], foreground, 0.4)),
      palm(-270, 34, 96, -1, mix(leaf[2], foreground, 0.4)),
      palm(310, 34, 140, -1, mix(leaf[2], foreground, 0.4)),
    ].join('');
  },
};
