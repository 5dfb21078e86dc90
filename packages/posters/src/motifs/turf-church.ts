import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { fill, stroke } from '../svg.ts';

/** Gables under grass roofs. */
export const turfChurch: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ leaf, light, figure, near, accent, foreground }) {
    const gable = (x: number, half: number, tall: number) =>
      fill(
        whole`M${x - half - 44} 20L${x - half - 10} ${-tall * 0.42}L${x} ${-tall - 22}L${x + half + 10} ${-tall * 0.42}L${x + half + 44} 20z`,
        leaf[1],
      ) +
      fill(
        whole`M${x} ${-tall - 22}L${x + half + 10} ${-tall * 0.42}L${x + half + 44} 20H${x + half}z`,
        leaf[2],
      ) +
      fill(
        whole`M${x - half} 20v${-tall * 0.52}L${x} ${-tall}L${x + half} ${-tall * 0.48}V20z`,
        light,
      ) +
      fill(
        whole`M${x + half * 0.3} 20V${-tall * 0.8}L${x + half} ${-tall * 0.48}V20z`,
        mix(light, near, 0.3),
      ) +
      stroke(
        whole`M${x - half - 6} ${-tall * 0.4}L${x} ${-tall - 6}L${x + half + 6} ${-tall * 0.4}`,
        accent,
        7,
      );
    return [
      fill('M-330 26Q0 -18 330 26z', mix(leaf[1], foreground, 0.3)),
      gable(150, 46, 120),
      gable(-142, 52, 132),
      gable(0, 66, 186),
      stroke('M0 -206v-46M-15 -236h30', figure, 6),
      fill('M-18 20v-64h36v64zM-12 -112h24v26h-24zM-160 -30h26v22h-26zM136 -26h24v20h-24z', near),
      fill('M-18 20v-64h18v64z', accent),
    ].join('');
  },
};
