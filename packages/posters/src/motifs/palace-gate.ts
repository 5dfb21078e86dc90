import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A Korean palace's gate: two winged roofs on red columns over three arches of stone. */
export const palaceGate: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'curved',
  draw({ light, ground, near, accent, leaf, foreground, figure, water }) {
    const stone = mix(light, mix(ground[0], near, 0.3), 0.55);
    const shade = mix(stone, near, 0.4);
    const tile = mix(near, foreground, 0.78);
    const green = mix(leaf[1], water[1], 0.4);
    const columns = (half: number, top: number, foot: number, count: number) => {
      let d = '';
      for (let column = 0; column < count; column++)
        d += boxPath(-half + (column * 2 * half) / (count - 1) - 6, top, 12, foot - top);
      return d;
    };
    const roof = (half: number, y: number, ridge: number, rise: number) => {
      let rafters = '';
      for (let x = -ridge + 10; x <= ridge; x += 34)
        rafters += whole`M${x} ${y - rise}L${x * (half / ridge) * 0.86} ${y - 8}`;
      return (
        fill(
          whole`M${-half} ${y - 26}Q${-half * 0.8} ${y - 12} ${-ridge} ${y - rise}H${ridge}Q${half * 0.8} ${y - 12} ${half} ${y - 26}Q${half * 0.9} ${y + 2} ${half * 0.72} ${y + 2}Q0 ${y + 10} ${-half * 0.72} ${y + 2}Q${-half * 0.9} ${y + 2} ${-half} ${y - 26}z`,
          tile,
        ) +
        stroke(rafters, mix(tile, light, 0.22), 4) +
        stroke(
          whole`M${-ridge - 8} ${y - rise - 8}L${-ridge} ${y - rise}H${ridge}L${ridge + 8} ${y - rise - 8}M${-half} ${y - 26}Q${-half * 0.8} ${y - 12} ${-ridge} ${y - rise}M${half} ${y - 26}Q${half * 0.8} ${y - 12} ${ridge} ${y - rise}`,
          mix(light, tile, 0.25),
          7,
        )
      );
    };
    const arch = (x: number, half: number, tall: number) =>
      whole`M${x - half} 30V${-tall}a${half} ${half} 0 0 1 ${2 * half} 0V30z`;
    return [
      fill('M-300 30L-284 -124H284L300 30z', stone) + fill('M150 30V-124H284L300 30z', shade),
      stroke(
        'M-290 -84H286M-294 -44H292M-298 -4H296M-200 -124v40M-120 -84v40M-230 -44v40M190 -84v40M240 -44v40M120 -124v40',
        mix(stone, near, 0.3),
        3,
      ),
      fill(arch(0, 48, 34) + arch(-160, 36, 22) + arch(160, 36, 22), foreground),
      fill(boxPath(-296, -140, 592, 18), mix(stone, light, 0.5)),
      fill(boxPath(-212, -214, 424, 76), mix(accent, foreground, 0.45)) +
        fill(columns(206, -214, -138, 7), accent),
      fill(boxPath(-222, -228, 444, 20), green) + fill(columns(214, -226, -212, 15), accent),
      roof(318, -216, 214, 62),
      fill(boxPath(-172, -330, 344, 56), mix(accent, foreground, 0.45)) +
        fill(columns(166, -330, -272, 7), accent),
      fill(boxPath(-182, -344, 364, 20), green) + fill(columns(174, -342, -328, 13), accent),
      fill(boxPath(-44, -326, 88, 40), figure) +
        fill(boxPath(-34, -318, 68, 24), mix(light, accent, 0.2)),
      roof(276, -332, 170, 78),
      fill('M-330 36v-10h660v10z', mix(stone, near, 0.2)),
    ].join('');
  },
};
