import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill } from '../svg.ts';

/** What stands of a Roman street: columns, a piece of the beam, drums in the grass. */
export const romanColumns: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'flat',
  draw({ ground, light, near, leaf, figure, accent }) {
    const stone = mix(ground[0], light, 0.3);
    const shade = mix(ground[2], near, 0.25);
    const column = (x: number, tall: number) =>
      fill(`M${x - 20} 10L${x - 16} ${-tall}h32l4 ${tall + 10}z`, stone) +
      fill(`M${x + 4} 10L${x + 4} ${-tall}h12l4 ${tall + 10}z`, shade) +
      fill(
        `M${x - 26} ${-tall}l6 -26h40l6 26z` + boxPath(x - 28, 2, 56, 16),
        mix(stone, shade, 0.25),
      );
    return [
      fill('M-400 40Q-200 -16 20 -4Q240 -16 420 40z', mix(leaf[0], ground[1], 0.45)),
      column(-300, 150),
      ...[-200, -110, -20, 70].map((x) => column(x, 300)),
      column(170, 300),
      column(270, 220),
      fill(boxPath(-236, -362, 446, 38), stone) +
        fill(boxPath(-236, -336, 446, 12) + boxPath(180, -362, 30, 38), shade),
      fill('M-246 -362L-20 -430L206 -362z', stone) +
        fill('M-20 -430L206 -362H120z', shade) +
        fill('M-150 -370L-20 -410L110 -370z', mix(shade, stone, 0.4)),
      fill('M330 20v-44q30 -14 60 0v44zM-388 24v-34q26 -12 52 0v34z', stone) +
        fill('M366 20v-50q14 0 24 6v44z', shade),
      fill('M14 22l4 -44h12l4 44zM40 22l4 -40h12l4 40z', figure) +
        fill('M15 -28a9 9 0 1 1 18 0zM41 -24a9 9 0 1 1 18 0z', accent),
    ].join('');
  },
};
