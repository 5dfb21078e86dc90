import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A ribbed dome of glazed tiles behind its portal, as in Samarkand. */
export const blueDome: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'flat',
  draw({ ground, near, foreground, water, light, sun }) {
    const brick = mix(ground[1], light, 0.16);
    const shade = mix(ground[2], near, 0.3);
    const tile = mix('#12a0a8', water[1], 0.4);
    const lit = mix(tile, light, 0.38);
    const deep = mix(tile, foreground, 0.42);
    const minaret = (x: number) =>
      fill(whole`M${x - 26} 26L${x - 18} -370h36L${x + 26} 26z`, brick) +
      fill(whole`M${x + 6} 26V-370h12L${x + 26} 26z`, shade) +
      stroke(
        whole`M${x - 20} -40l38 -28M${x - 20} -100l38 -28M${x - 18} -160l36 -28M${x - 18} -220l36 -28M${x - 16} -280l32 -28`,
        tile,
        8,
      ) +
      fill(boxPath(x - 25, -386, 50, 18), tile) +
      fill(whole`M${x - 16} -386q-2 -34 16 -44q18 10 16 44z`, lit);
    const ribs = [-96, -66, -34, 0, 34, 66, 96]
      .map((x) => whole`M${x} -300Q${x * 1.24} -388 ${x * 0.42} -450L0 -492`)
      .join('');
    return [
      fill('M-420 48Q-300 4 0 4Q300 4 420 48z', mix(ground[1], ground[2], 0.3)),
      fill(boxPath(-112, -310, 224, 110), brick) + fill(boxPath(52, -310, 60, 110), shade),
      fill(boxPath(-112, -286, 224, 12) + boxPath(-112, -240, 224, 10), tile),
      stroke('M-96 -262l20 12l20 -12l20 12l20 -12l20 12l20 -12l20 12l20 -12l20 12', deep, 5),
      fill(
        'M-116 -300C-150 -390 -92 -440 -40 -466Q-12 -478 0 -506Q12 -478 40 -466C92 -440 150 -390 116 -300z',
        tile,
      ),
      fill('M0 -506Q12 -478 40 -466C92 -440 150 -390 116 -300H66Q96 -400 0 -506z', deep),
      stroke(ribs, lit, 7),
      fill(boxPath(-120, -310, 240, 14), lit) + stroke('M0 -500v-34', sun, 6),
      minaret(-262) + minaret(262),
      fill(boxPath(-244, -150, 488, 176), brick) +
        fill(boxPath(120, -150, 124, 176), mix(brick, shade, 0.5)),
      fill(
        [-214, -164, 140, 190].map((x) => whole`M${x - 4} 10v-76q16 -34 32 0v76z`).join(''),
        mix(shade, foreground, 0.45),
      ),
      fill(boxPath(-122, -262, 244, 288), mix(brick, light, 0.2)) +
        fill(boxPath(104, -262, 18, 288), shade),
      fill('M-122 -262h244v22h-244zM-122 -240h20v266h-20zM84 -240h20v266h-20z', tile) +
        stroke('M-112 -252h220M-112 -230V20M94 -230V20', lit, 4),
      fill('M-80 26V-110Q-66 -186 0 -214Q66 -186 80 -110V26z', mix(tile, near, 0.45)) +
        fill('M-56 26V-92Q-42 -146 0 -166Q42 -146 56 -92V26z', deep) +
        stroke('M-80 26V-110Q-66 -186 0 -214Q66 -186 80 -110V26', lit, 6),
      fill('M-26 26v-70q26 -36 52 0v70z', foreground),
      fill(boxPath(-300, 22, 600, 14), mix(light, near, 0.2)),
    ].join('');
  },
};
